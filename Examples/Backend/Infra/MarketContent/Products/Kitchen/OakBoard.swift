extension ProductContent {
  static let oakBoard = ProductContent(
    id: "oak-board", category: "kitchen", price: 3900, stock: 18,
    english: ProductText(
      name: "Oak chopping board",
      summary: "Solid oak with a juice groove on one side and a plain face on the other.",
      description: """
        Long strips of oak are glued edge to edge, which keeps the board flat for years. The \
        groove catches the juice of a roast; the plain side is for bread and vegetables.

        A hole in the handle lets it hang to dry. Oil it with linseed or mineral oil three or \
        four times a year.
        """,
      facts: [
        "Material": "European oak",
        "Size": "42 × 26 × 2.4 cm",
        "Weight": "1.7 kg",
        "Care": "Wash by hand, oil now and then",
      ]),
    spanish: ProductText(
      name: "Tabla de cortar de roble",
      summary: "Roble macizo, con canal para el jugo por una cara y lisa por la otra.",
      description: """
        Está hecha de listones largos encolados de canto, y por eso no se comba con los años. \
        El canal recoge el jugo del asado; la cara lisa es para el pan y las verduras.

        El agujero del mango permite colgarla para que se seque. Dale aceite de linaza o \
        mineral tres o cuatro veces al año.
        """,
      facts: [
        "Material": "Roble europeo",
        "Medidas": "42 × 26 × 2,4 cm",
        "Peso": "1,7 kg",
        "Cuidado": "Lavar a mano y aceitar",
      ]),
    picture: KitchenPictures.oakBoard)
}
