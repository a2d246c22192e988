extension ProductContent {
  static let skippingRope = ProductContent(
    id: "skipping-rope", category: "leisure", price: 1450, stock: 31,
    english: ProductText(
      name: "Cotton skipping rope",
      summary: "A braided rope with turned wooden handles, 2.8 metres long.",
      description: """
        The rope is braided around a core, so it swings heavily and keeps its curve. It passes \
        through the handles and is shortened with a knot.

        Good for the schoolyard and for ten minutes before breakfast. Dry it flat after rain.
        """,
      facts: [
        "Material": "Cotton, beech handles",
        "Length": "2.8 m",
        "Weight": "230 g",
        "Age": "From 6 years",
      ]),
    spanish: ProductText(
      name: "Comba de algodón",
      summary: "Cuerda trenzada de 2,8 metros con mangos de madera torneada.",
      description: """
        La cuerda va trenzada sobre un alma, así que pesa lo justo y mantiene la curva. Pasa \
        por dentro de los mangos y se acorta con un nudo.

        Vale para el recreo y para diez minutos antes de desayunar. Si se moja, sécala \
        extendida.
        """,
      facts: [
        "Material": "Algodón, mangos de haya",
        "Longitud": "2,8 m",
        "Peso": "230 g",
        "Edad": "Desde 6 años",
      ]),
    picture: LeisurePictures.skippingRope)
}
