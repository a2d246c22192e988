extension ProductContent {
  static let terracottaPot = ProductContent(
    id: "terracotta-pot", category: "garden", price: 890, stock: 40,
    english: ProductText(
      name: "Terracotta pot with saucer",
      summary: "A 20 cm pot of unglazed clay that lets the roots breathe.",
      description: """
        Unglazed clay takes up water and gives it off again, so roots neither drown nor \
        overheat. A hole in the base drains into the saucer.

        It bears light frost if it is not soaked. The plant in the picture is not included.
        """,
      facts: [
        "Material": "Unglazed terracotta",
        "Diameter": "20 cm",
        "Height": "19 cm",
        "Weight": "1.4 kg",
      ]),
    spanish: ProductText(
      name: "Maceta de barro con plato",
      summary: "Maceta de 20 cm de barro sin esmaltar, que deja respirar las raíces.",
      description: """
        El barro sin esmaltar absorbe agua y la suelta poco a poco, así que las raíces ni se \
        encharcan ni se recalientan. El agujero del fondo desagua en el plato.

        Aguanta heladas suaves si no está empapada. La planta de la imagen no está incluida.
        """,
      facts: [
        "Material": "Barro sin esmaltar",
        "Diámetro": "20 cm",
        "Altura": "19 cm",
        "Peso": "1,4 kg",
      ]),
    picture: GardenPictures.terracottaPot)
}
