extension ProductContent {
  static let tripodLamp = ProductContent(
    id: "tripod-lamp", category: "lighting", price: 18_900, stock: 3,
    english: ProductText(
      name: "Tripod floor lamp",
      summary: "Three ash legs and a linen drum shade for the corner by the sofa.",
      description: """
        The legs are solid ash, screwed into a turned block, and go together without tools. \
        Linen lets the light through warmly and scatters it over wall and ceiling.

        A foot switch hangs on the cable, so there is no need to bend down. It stands firmly \
        on rugs up to 2 cm thick.
        """,
      facts: [
        "Material": "Ash, linen shade",
        "Height": "148 cm",
        "Shade": "42 cm wide",
        "Bulb": "E27, up to 15 W LED",
      ]),
    spanish: ProductText(
      name: "Lámpara de pie trípode",
      summary: "Tres patas de fresno y una pantalla de lino para el rincón del sofá.",
      description: """
        Las patas son de fresno macizo, se enroscan en una pieza torneada y se montan sin \
        herramientas. El lino deja pasar una luz cálida y la reparte por pared y techo.

        El cable lleva interruptor de pie, así que no hay que agacharse. Se apoya firme en \
        alfombras de hasta 2 cm de grosor.
        """,
      facts: [
        "Material": "Fresno y pantalla de lino",
        "Altura": "148 cm",
        "Pantalla": "42 cm de ancho",
        "Bombilla": "E27, LED de hasta 15 W",
      ]),
    picture: LightingPictures.tripodLamp)
}
