/// The words that an SVG may contain. Those of SVG 2, SVG Animations and Filter Effects that draw, and no others.
///
/// A word that is missing here is no loss of safety: the picture is refused.
enum SVGVocabulary {
  static let elements = words(
    """
    svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image
    linearGradient radialGradient stop pattern clipPath mask marker filter animate animateTransform animateMotion
    mpath set feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge
    feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
    """)

  /// The attributes that say how something is drawn, which an animation may change.
  static let drawing = words(
    """
    alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
    color-interpolation-filters color-rendering direction display dominant-baseline enable-background fill
    fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch
    font-style font-variant font-weight image-rendering kerning letter-spacing lighting-color marker marker-end
    marker-mid marker-start mask mask-type opacity overflow paint-order pointer-events shape-rendering stop-color
    stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
    stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-box transform-origin
    unicode-bidi vector-effect visibility word-spacing writing-mode
    x y x1 x2 y1 y2 cx cy r rx ry fx fy fr width height d points dx dy rotate offset transform viewBox
    preserveAspectRatio pathLength textLength startOffset gradientTransform patternTransform refX refY
    markerWidth markerHeight orient
    in in2 result stdDeviation mode values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4
    order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale
    diffuseConstant specularConstant specularExponent azimuth elevation pointsAtX pointsAtY pointsAtZ z
    limitingConeAngle scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles
    """)

  /// Further attributes, which an animation may not change.
  static let other = words(
    """
    style media baseProfile lengthAdjust gradientUnits spreadMethod patternUnits patternContentUnits clipPathUnits
    maskUnits maskContentUnits markerUnits filterUnits primitiveUnits method spacing side
    attributeType begin dur end min max restart repeatCount repeatDur calcMode keyTimes keySplines keyPoints from to
    by additive accumulate path origin
    """)

  /// The functions of CSS, and of the attribute `transform`, that fetch nothing; in lowercase. `url` has a rule of its
  /// own.
  static let functions = words(
    """
    rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix
    matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate
    rotatex rotatey rotatez rotate3d skew skewx skewy perspective
    cubic-bezier steps linear var calc min max clamp
    blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
    circle ellipse inset polygon and or not is where nth-child nth-of-type media
    """)

  /// The at-rules of a style sheet that fetch nothing.
  static let rules: Set<String> = ["keyframes", "-webkit-keyframes", "media", "supports"]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
