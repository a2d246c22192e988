extension ProductContent {
  static let deskScissors = ProductContent(
    id: "desk-scissors", category: "desk", price: 1650, stock: 17,
    english: ProductText(
      name: "Desk scissors, 21 cm",
      summary: "Carbon-steel blades on a brass screw, for paper, card and string.",
      description: """
        The blades are ground hollow, so they touch only where they cut. The screw can be \
        tightened with a coin when they loosen after some years.

        Both loops are the same, which makes them comfortable for left and right hands. Do not \
        use them for wire.
        """,
      facts: [
        "Material": "Carbon steel, lacquered loops",
        "Length": "21 cm",
        "Weight": "140 g",
      ]),
    spanish: ProductText(
      name: "Tijeras de escritorio de 21 cm",
      summary: "Hojas de acero al carbono y tornillo de latón, para papel, cartón y cuerda.",
      description: """
        Las hojas se vacían por dentro, de modo que solo se tocan donde cortan. Si con los \
        años se aflojan, el tornillo se aprieta con una moneda.

        Los dos ojos son iguales, así que van bien para zurdos y diestros. No las uses con \
        alambre.
        """,
      facts: [
        "Material": "Acero al carbono, ojos lacados",
        "Longitud": "21 cm",
        "Peso": "140 g",
      ]),
    picture: DeskPictures.deskScissors)
}
