/// The ways in which a part of a motif moves in a teaser. A part at rest is where the still
/// pictures have it, so a viewer who wants no motion sees a whole picture.
enum Motion: String, CaseIterable, Sendable {
  /// Comes up from below and stays.
  case rise
  /// Passes slowly from left to right.
  case drift
  /// Passes slowly from right to left.
  case slide
  /// Turns by an eighth.
  case turn
  /// Turns round and round.
  case spin
  /// Rocks to and fro.
  case sway
  /// Grows and shrinks.
  case pulse
  /// Looks to one side and to the other.
  case glance
  /// Runs along dashed lines: rain, the marks of a road.
  case flow

  /// The CSS rule and keyframes.
  var style: String {
    switch self {
    case .rise: rule("12s ease-out", "0%{transform:translateY(110px)}65%{transform:none}")
    case .drift:
      rule(
        "12s linear", "0%{transform:translateX(-70px)}100%{transform:translateX(50px)}")
    case .slide:
      rule("12s linear", "0%{transform:translateX(60px)}100%{transform:translateX(-40px)}")
    case .turn:
      rule("12s ease-in-out", "0%{transform:rotate(-45deg)}70%,100%{transform:none}")
    case .spin: rule("6s linear", "100%{transform:rotate(360deg)}")
    case .sway:
      rule("3s ease-in-out", "0%,100%{transform:rotate(-3deg)}50%{transform:rotate(3deg)}")
    case .pulse: rule("4s ease-in-out", "50%{transform:scale(1.09)}")
    case .glance:
      rule(
        "5s ease-in-out",
        "0%,20%,100%{transform:translateX(-9px)}50%,70%{transform:translateX(9px)}")
    case .flow: rule("3s linear", "100%{stroke-dashoffset:-120px}")
    }
  }

  private func rule(_ timing: String, _ frames: String) -> String {
    ".\(rawValue){animation:\(rawValue) \(timing) infinite}@keyframes \(rawValue){\(frames)}"
  }
}

extension Drawing {
  /// Draws `content` so that it moves in a teaser (around the origin) and stands in other pictures.
  mutating func moving(
    _ motion: Motion, on stage: PosterStage, _ content: (inout Drawing) -> Void
  ) {
    guard stage.moves else { return content(&self) }
    mark("<g class=\"\(motion.rawValue)\">")
    content(&self)
    mark("</g>")
  }
}
