extension ProductContent {
  static let oliveSoap = ProductContent(
    id: "olive-soap", category: "leisure", price: 490, stock: 40,
    english: ProductText(
      name: "Olive oil soap",
      summary: "A 150 g bar made from olive oil, water, lye and three months of time.",
      description: """
        The bars are cut by hand and dry on racks for three months, which makes them hard and \
        mild. There is no scent and no colour in them.

        Use it for hands, body and delicate wool. Keep it dry between washes, and it lasts \
        about two months.
        """,
      facts: [
        "Ingredients": "Olive oil, water, lye",
        "Weight": "150 g",
        "Size": "8 × 6 × 3 cm",
      ]),
    spanish: ProductText(
      name: "Jabón de aceite de oliva",
      summary: "Pastilla de 150 g: aceite de oliva, agua, sosa y tres meses de tiempo.",
      description: """
        Las pastillas se cortan a mano y se secan tres meses en rejillas, y así quedan duras y \
        suaves con la piel. No llevan perfume ni color.

        Sirve para las manos, el cuerpo y la lana delicada. Si se seca entre usos, dura unos \
        dos meses.
        """,
      facts: [
        "Ingredientes": "Aceite de oliva, agua y sosa",
        "Peso": "150 g",
        "Medidas": "8 × 6 × 3 cm",
      ]),
    picture: LeisurePictures.oliveSoap)
}
