extension ProductContent {
  static let bathBrush = ProductContent(
    id: "bath-brush", category: "leisure", price: 1290, stock: 27,
    english: ProductText(
      name: "Beech bath brush",
      summary: "A curved handle and firm natural bristles that reach the whole back.",
      description: """
        The bristles are tampico, a plant fibre that is firm when dry and softer when wet. The \
        head comes off the handle for massage by hand.

        Rinse it and hang it up with the bristles down. Oil the wood now and then.
        """,
      facts: [
        "Material": "Oiled beech, tampico fibre",
        "Length": "42 cm",
        "Weight": "160 g",
        "Care": "Hang up to dry",
      ]),
    spanish: ProductText(
      name: "Cepillo de baño de haya",
      summary: "Mango curvo y cerdas firmes de fibra vegetal que llegan a toda la espalda.",
      description: """
        Las cerdas son de tampico, una fibra vegetal firme en seco y más blanda mojada. La \
        cabeza se separa del mango para dar masajes con la mano.

        Acláralo y cuélgalo con las cerdas hacia abajo. Aceita la madera de vez en cuando.
        """,
      facts: [
        "Material": "Haya aceitada, fibra de tampico",
        "Longitud": "42 cm",
        "Peso": "160 g",
        "Cuidado": "Secar colgado",
      ]),
    picture: LeisurePictures.bathBrush)
}
