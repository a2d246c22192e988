extension ProductContent {
  static let steelFlask = ProductContent(
    id: "steel-flask", category: "travel", price: 2790, stock: 25,
    english: ProductText(
      name: "Insulated flask, 750 ml",
      summary: "Keeps tea hot for twelve hours and water cold for a whole day.",
      description: """
        Between two steel walls there is a vacuum, so the outside never gets hot or wet. The \
        cup on top holds 200 ml and screws down over the stopper.

        The mouth takes ice cubes and a bottle brush. Leave it open to dry after washing.
        """,
      facts: [
        "Material": "Stainless steel, lacquered",
        "Capacity": "750 ml",
        "Height": "29 cm",
        "Weight": "410 g",
      ]),
    spanish: ProductText(
      name: "Termo de acero de 750 ml",
      summary: "Té caliente doce horas y agua fría durante un día entero.",
      description: """
        Entre las dos paredes de acero hay vacío, así que por fuera ni quema ni se moja. El \
        vaso de arriba es de 200 ml y se enrosca sobre el tapón.

        Por la boca pasan cubitos de hielo y un cepillo. Después de lavarlo, déjalo secar \
        abierto.
        """,
      facts: [
        "Material": "Acero inoxidable lacado",
        "Capacidad": "750 ml",
        "Altura": "29 cm",
        "Peso": "410 g",
      ]),
    picture: TravelPictures.steelFlask)
}
