/// Motifs that a title asks for by name.
extension Motif {
  /// The motif whose subject a word of `title` names, if one does.
  static func named(in title: String) -> Motif? {
    for word in title.lowercased().split(whereSeparator: { !$0.isLetter }) {
      if let motif = names[String(word)] { return motif }
      if word.last == "s", let motif = names[String(word.dropLast())] { return motif }
    }
    return nil
  }

  /// Whether the main figure stands in the lower half, so that a label goes above it.
  var standsLow: Bool {
    switch self {
    case .cat, .bicycle, .helmet, .train, .chess, .cards, .curtain, .lamp, .whale, .stairs, .forest,
      .castle, .blinds, .hand, .umbrellas, .column, .wave, .skyline, .dunes, .road:
      true
    default: false
    }
  }

  private static let names: [String: Motif] = [
    "ace": .cards, "alley": .skyline, "balloon": .balloons, "bicycle": .bicycle, "bike": .bicycle,
    "bird": .bird, "bullet": .target, "candle": .match, "card": .cards, "castle": .castle,
    "cat": .cat, "chair": .lamp, "chess": .chess, "city": .skyline, "clock": .clock, "crow": .moon,
    "curtain": .curtain, "desert": .cactus, "detective": .blinds, "door": .stairs, "dune": .dunes,
    "dust": .cactus, "empire": .column, "eye": .eye, "face": .mask, "feather": .bird,
    "fire": .match,
    "flame": .match, "flight": .bird, "flower": .flower, "forest": .forest, "galaxy": .planet,
    "garden": .flower, "hand": .hand, "helmet": .helmet, "highway": .road, "hour": .clock,
    "island": .sea, "key": .keyhole, "king": .chess, "kitten": .cat, "knight": .chess,
    "labyrinth": .labyrinth, "lamp": .lamp, "lighthouse": .lighthouse, "locomotive": .train,
    "mars": .planet, "mask": .mask, "match": .match, "maze": .labyrinth, "moon": .moon,
    "mountain": .peaks, "ocean": .wave, "orbit": .planet, "paper": .paperPlane, "peak": .peaks,
    "piano": .piano, "pilot": .paperPlane, "plane": .paperPlane, "planet": .planet,
    "poppy": .helmet, "queen": .chess, "rail": .train, "railway": .train, "rain": .umbrellas,
    "road": .road, "rocket": .rocket, "rose": .flower, "sail": .sea, "sailor": .sea, "sand": .dunes,
    "sea": .sea, "secret": .keyhole, "shadow": .blinds, "ship": .sea, "sky": .balloons,
    "soldier": .helmet, "song": .record, "spiral": .spiral, "stage": .curtain, "stair": .stairs,
    "staircase": .spiral, "star": .planet, "station": .train, "storm": .wave, "street": .skyline,
    "summit": .peaks, "sunrise": .dunes, "sunset": .road, "sword": .sword, "target": .target,
    "temple": .column, "tide": .wave,
    "time": .clock, "tower": .skyline, "train": .train, "umbrella": .umbrellas, "vertigo": .spiral,
    "violin": .record, "wave": .wave, "whale": .whale, "window": .blinds, "wood": .forest,
  ]
}
