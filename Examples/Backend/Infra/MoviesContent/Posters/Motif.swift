/// What a poster shows. Each motif is drawn for any size, palette and run of numbers, so that two
/// films with the same motif still differ.
enum Motif: CaseIterable, Sendable {
  case dunes, road, cactus, peaks
  case sea, lighthouse, whale, wave
  case skyline, blinds, stairs, lamp
  case forest, moon, castle, flower
  case planet, rocket, balloons, paperPlane
  case eye, mask, hand, profiles
  case keyhole, labyrinth, spiral, clock
  case curtain, record, piano, reel
  case chess, cards, target, match
  case bird, cat, umbrellas, train
  case column, helmet, sword, bicycle

  func draw(_ d: inout Drawing, _ stage: PosterStage, _ random: inout SeededRandom) {
    d.rect(0, 0, stage.width, stage.height, stage.tones.ground)
    painter(&d, stage, &random)
  }

  private typealias Painter = (inout Drawing, PosterStage, inout SeededRandom) -> Void

  private var painter: Painter {
    switch self {
    case .dunes: Self.dunes
    case .road: Self.road
    case .cactus: Self.cactus
    case .peaks: Self.peaks
    case .sea: Self.sea
    case .lighthouse: Self.lighthouse
    case .whale: Self.whale
    case .wave: Self.wave
    case .skyline: Self.skyline
    case .blinds: Self.blinds
    case .stairs: Self.stairs
    case .lamp: Self.lamp
    case .forest: Self.forest
    case .moon: Self.moon
    case .castle: Self.castle
    case .flower: Self.flower
    case .planet: Self.planet
    case .rocket: Self.rocket
    case .balloons: Self.balloons
    case .paperPlane: Self.paperPlane
    case .eye: Self.eye
    case .mask: Self.mask
    case .hand: Self.hand
    case .profiles: Self.profiles
    case .keyhole: Self.keyhole
    case .labyrinth: Self.labyrinth
    case .spiral: Self.spiral
    case .clock: Self.clock
    case .curtain: Self.curtain
    case .record: Self.record
    case .piano: Self.piano
    case .reel: Self.reel
    case .chess: Self.chess
    case .cards: Self.cards
    case .target: Self.target
    case .match: Self.match
    case .bird: Self.bird
    case .cat: Self.cat
    case .umbrellas: Self.umbrellas
    case .train: Self.train
    case .column: Self.column
    case .helmet: Self.helmet
    case .sword: Self.sword
    case .bicycle: Self.bicycle
    }
  }
}
