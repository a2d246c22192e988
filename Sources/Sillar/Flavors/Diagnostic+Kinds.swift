package import SillarVocabulary

extension Diagnostic {
  /// Two siblings have the same key; both are shown.
  package static func duplicateKey(screen: String, key: String) -> Diagnostic {
    Diagnostic(
      "The screen \"\(screen)\" has two nodes with the key \(key) beside each other: give each element of "
        + "a list its own id.")
  }

  /// A view places a child that its screen does not have; an empty place is shown.
  package static func missingChild(screen: String, child: String) -> Diagnostic {
    Diagnostic(
      "The view of \"\(screen)\" places the child \"\(child)\", which the screen does not have: pass it as "
        + "one of its children.")
  }

  /// A control lies in a row, column or card that is tapped as a whole, and takes no events there.
  package static func controlInControl(screen: String, control: String) -> Diagnostic {
    Diagnostic(
      "On the screen \"\(screen)\" the \(control) lies in a row, column or card that is tapped as a whole, and is dead "
        + "there: put it beside that, or take the event from one of them.")
  }

  /// A host has no form of a module's own element; its fallback is shown.
  package static func undrawnElement(screen: String, element: String, reason: String) -> Diagnostic
  {
    Diagnostic(
      "On the screen \"\(screen)\" only the fallback of the element \"\(element)\" is shown: \(reason)."
    )
  }

  /// Two behaviors of a screen claim the same thing.
  package static func conflictingBehaviors(screen: String, conflict: BehaviorConflict) -> Diagnostic
  {
    Diagnostic(
      "On the screen \"\(screen)\" \(conflict): take one of them away.")
  }

  /// A late task has sent a request to a branch of the navigator that has ended; nothing was done.
  package static func lateNavigation(request: String) -> Diagnostic {
    Diagnostic(
      "A flow that has ended was asked to \(request), and did nothing: look for a task that goes on after its screen "
        + "has gone.")
  }

  /// A module has a route that no coordinator of the app has a ``Destination`` for.
  package static func unopenedRoute(template: String) -> Diagnostic {
    Diagnostic(
      "No coordinator opens the route \"\(template)\": add the coordinator of its module to the children of the one "
        + "that holds it.")
  }

  /// A text on a screen is not in the catalogs; its name is shown.
  package static func missingText(_ text: MissingText) -> Diagnostic {
    Diagnostic(
      "\(text): add it to the module's \(StringCatalog.fileName).")
  }

  /// A text on a screen has a placeholder that its view gives no value for; the placeholder is shown.
  package static func unfilledPlaceholder(text: String, placeholder: String, given: [String])
    -> Diagnostic
  {
    Diagnostic(
      "\(text) is shown without a value for {\(placeholder)}: give it one with with(_:)"
        + (given.isEmpty ? "." : "; the view gives \(given.joined(separator: ", "))."))
  }

  /// A screen has a route that the coordinator has no ``Destination`` for: its address leads nowhere.
  package static func unknownRoute(screen: String, template: String) -> Diagnostic {
    Diagnostic(
      "The screen \"\(screen)\" is at the route \"\(template)\", which no coordinator opens, so its address leads "
        + "nowhere after a reload: add a Destination for the route, or its coordinator to the children of the one "
        + "that holds it.")
  }

  /// A presenter that is not `@Observable` has changed its state; the screen still shows the state before.
  package static func unobservedChange(screen: String, presenter: String) -> Diagnostic {
    Diagnostic(
      "The presenter \(presenter) of the screen \"\(screen)\" has changed its state, and the window does not know: "
        + "mark the class @Observable.")
  }

  /// A screen keeps changing while it is drawn; the window has stopped drawing it again.
  package static func unstable(screen: String, rounds: Int) -> Diagnostic {
    Diagnostic(
      "The screen \"\(screen)\" still changes after \(rounds) rounds of drawing: look for a "
        + "behavior that changes what it is called for.")
  }
}
