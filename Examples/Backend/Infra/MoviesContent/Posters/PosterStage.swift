/// Where a motif is drawn: the size of the picture, its colours and whether it moves.
struct PosterStage: Sendable {
  let width: Double
  let height: Double
  /// Where the main figure stands, from the left edge.
  let focus: Double
  let tones: PosterTones
  let moves: Bool

  /// A hundredth of the shorter side: what things are measured in.
  var unit: Double { min(width, height) / 100 }
}
