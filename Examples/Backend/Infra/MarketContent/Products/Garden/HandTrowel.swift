extension ProductContent {
  static let handTrowel = ProductContent(
    id: "hand-trowel", category: "garden", price: 1750, stock: 28,
    english: ProductText(
      name: "Hand trowel",
      summary: "A forged steel blade with an ash handle, marked for planting depth.",
      description: """
        Blade and neck are forged in one piece and do not bend in heavy soil. Lines at every \
        two centimetres show how deep the bulbs go.

        The handle is oiled ash with a leather loop to hang it up. Brush off the soil and dry \
        it after use.
        """,
      facts: [
        "Material": "Carbon steel, ash, leather",
        "Length": "31 cm",
        "Weight": "270 g",
      ]),
    spanish: ProductText(
      name: "Palita de jardín",
      summary: "Hoja de acero forjado y mango de fresno, con marcas de profundidad.",
      description: """
        La hoja y el cuello se forjan en una pieza y no se doblan en tierra pesada. Las \
        líneas, cada dos centímetros, indican a qué hondura va cada bulbo.

        El mango es de fresno aceitado y lleva una tira de cuero para colgarla. Después de \
        usarla, cepíllala y sécala.
        """,
      facts: [
        "Material": "Acero al carbono, fresno y cuero",
        "Longitud": "31 cm",
        "Peso": "270 g",
      ]),
    picture: GardenPictures.handTrowel)
}
