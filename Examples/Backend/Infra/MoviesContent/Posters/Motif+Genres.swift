/// Which motifs suit which kind of film.
extension Motif {
  /// The motifs for a film of `genres`: those of its first genre twice, so that they come up more
  /// often than those of the others. Films of unknown genres may have any motif of no one genre.
  static func suiting(_ genres: [String]) -> [Motif] {
    let known = genres.map { $0.lowercased() }.filter { !of($0).isEmpty }
    guard let first = known.first else { return neutral }
    return of(first) + known.prefix(3).flatMap { of($0) }
  }

  private static let neutral: [Motif] = [
    .sea, .road, .peaks, .eye, .bird, .stairs, .lamp, .spiral, .clock, .hand, .umbrellas, .flower,
    .labyrinth, .moon, .reel, .paperPlane,
  ]

  private static func of(_ genre: String) -> [Motif] {
    switch genre {
    case "action": [.target, .road, .skyline, .match, .cards, .train]
    case "adventure": [.dunes, .sea, .peaks, .balloons, .whale, .wave, .road]
    case "animation": [.balloons, .rocket, .cat, .whale, .castle, .paperPlane, .bird]
    case "comedy": [.umbrellas, .mask, .bicycle, .cards, .cactus, .cat, .curtain]
    case "crime": [.skyline, .blinds, .target, .cards, .match, .keyhole, .lamp]
    case "documentary": [.reel, .eye, .peaks, .hand, .bird, .road, .reel]
    case "drama":
      [
        .stairs, .lamp, .road, .profiles, .bird, .sea, .umbrellas, .match, .flower, .moon, .clock,
        .lighthouse, .train, .hand, .paperPlane, .blinds,
      ]
    case "family": [.balloons, .cat, .whale, .paperPlane, .bicycle, .rocket, .castle]
    case "fantasy": [.castle, .moon, .sword, .forest, .labyrinth, .hand]
    case "history": [.column, .chess, .castle, .helmet, .sword, .train]
    case "horror": [.forest, .eye, .hand, .moon, .keyhole, .mask, .stairs]
    case "music": [.record, .piano, .curtain, .mask]
    case "mystery": [.keyhole, .labyrinth, .lighthouse, .spiral, .eye, .lamp, .cat]
    case "romance": [.profiles, .umbrellas, .flower, .bicycle, .sea, .moon, .piano]
    case "science fiction", "sci-fi": [.planet, .rocket, .eye, .clock, .labyrinth, .dunes]
    case "thriller":
      [.spiral, .blinds, .target, .chess, .clock, .keyhole, .train, .skyline, .spiral]
    case "war": [.helmet, .bird, .helmet, .chess, .dunes, .match, .column]
    case "western": [.cactus, .dunes, .train, .road, .target]
    default: []
    }
  }
}
