extension ProductContent {
  static let stackingRings = ProductContent(
    id: "stacking-rings", category: "leisure", price: 2400, stock: 19,
    english: ProductText(
      name: "Stacking rings",
      summary: "Five beech rings and a ball on a peg, for hands from one year up.",
      description: """
        The rings are turned from beech and coloured with water-based paint that is safe to \
        chew. They fit on the peg in any order, and that is the point.

        The foot is slightly rounded, so the tower rocks but does not fall. Wipe the parts \
        with a damp cloth.
        """,
      facts: [
        "Material": "Beech, water-based paint",
        "Height": "19 cm",
        "Pieces": "7",
        "Age": "From 12 months",
      ]),
    spanish: ProductText(
      name: "Aros apilables",
      summary: "Cinco aros de haya y una bola en un eje, para manos desde un año.",
      description: """
        Los aros son de haya torneada, con pintura al agua apta para morder. Encajan en \
        cualquier orden, y de eso se trata.

        La base es algo redonda: la torre se balancea, pero no se cae. Limpia las piezas con \
        un paño húmedo.
        """,
      facts: [
        "Material": "Haya, pintura al agua",
        "Altura": "19 cm",
        "Piezas": "7",
        "Edad": "Desde 12 meses",
      ]),
    picture: LeisurePictures.stackingRings)
}
