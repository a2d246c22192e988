extension ProductContent {
  static let walkingUmbrella = ProductContent(
    id: "walking-umbrella", category: "travel", price: 4200, stock: 18,
    english: ProductText(
      name: "Walking umbrella",
      summary: "Eight glass-fibre ribs, a bent beech handle and room for two.",
      description: """
        Glass fibre gives in a gust instead of breaking, and a turned-out canopy flips back by \
        itself. The cloth dries after two good shakes.

        The handle is steam-bent beech, comfortable as a stick on the way home. It opens by \
        hand, with nothing that can jam.
        """,
      facts: [
        "Material": "Polyester, glass fibre, beech",
        "Diameter": "108 cm",
        "Length": "90 cm",
        "Weight": "520 g",
      ]),
    spanish: ProductText(
      name: "Paraguas largo",
      summary: "Ocho varillas de fibra de vidrio, puño curvo de haya y sitio para dos.",
      description: """
        La fibra de vidrio cede con las rachas en vez de romperse, y si la tela se da la \
        vuelta, vuelve sola. Con dos sacudidas queda casi seco.

        El puño es de haya curvada al vapor y sirve de bastón a la vuelta. Se abre a mano: no \
        hay nada que se atasque.
        """,
      facts: [
        "Material": "Poliéster, fibra de vidrio y haya",
        "Diámetro": "108 cm",
        "Longitud": "90 cm",
        "Peso": "520 g",
      ]),
    picture: TravelPictures.walkingUmbrella)
}
