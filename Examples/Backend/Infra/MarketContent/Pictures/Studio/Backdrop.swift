/// The colour that a product stands before, and that of the shadow it casts there.
struct Backdrop: Sendable {
  let base: String
  let shadow: String

  init(_ base: String, shadow: String) {
    self.base = base
    self.shadow = shadow
  }
}

/// Three for each department, which go with one another.
extension Backdrop {
  static let apricot = Backdrop("#f8e0c8", shadow: "#a8683c")
  static let almond = Backdrop("#f1e7d4", shadow: "#93774a")
  static let celadon = Backdrop("#dbe6da", shadow: "#4f7059")

  static let mist = Backdrop("#dde7ea", shadow: "#4b6a78")
  static let petal = Backdrop("#f6ddd3", shadow: "#a45f4d")
  static let sand = Backdrop("#eee4d0", shadow: "#8a7042")

  static let paper = Backdrop("#dfe4ee", shadow: "#50608a")
  static let vanilla = Backdrop("#f8e8c6", shadow: "#a17b30")
  static let lilac = Backdrop("#e8deea", shadow: "#70557c")

  static let dusk = Backdrop("#3f4c62", shadow: "#141b2a")
  static let aubergine = Backdrop("#574459", shadow: "#1f1424")
  static let pine = Backdrop("#3b5452", shadow: "#10201f")

  static let meadow = Backdrop("#dfead0", shadow: "#5b7a3a")
  static let dew = Backdrop("#d3e6de", shadow: "#3f7766")
  static let barley = Backdrop("#f2e9cc", shadow: "#8c7b35")

  static let horizon = Backdrop("#d5e5ee", shadow: "#41708a")
  static let dune = Backdrop("#f6e2c2", shadow: "#9f7231")
  static let rose = Backdrop("#f1dad2", shadow: "#935948")

  static let shell = Backdrop("#f3e3dc", shadow: "#95634f")
  static let cloud = Backdrop("#e0e4ea", shadow: "#55637a")
  static let oat = Backdrop("#ece6d5", shadow: "#82724a")

  static let peach = Backdrop("#fbdcc2", shadow: "#b0673a")
  static let mint = Backdrop("#d6e9e2", shadow: "#3f7a69")
  static let butter = Backdrop("#faeac0", shadow: "#a68228")
}
