// The part of the script for controls that answer before the window has: steppers, and fields in which somebody types. It comes with the
// first of them.
import "./steps.js";
import "./typing.js";
