extension ProductContent {
  static let paperLantern = ProductContent(
    id: "paper-lantern", category: "lighting", price: 1790, stock: 33,
    english: ProductText(
      name: "Rice-paper lantern, 45 cm",
      summary: "A round shade of white paper on a bamboo frame, light as a hat.",
      description: """
        Thin bamboo ribs hold the paper in shape and cast fine lines when the light is on. It \
        folds flat, so it also moves house easily.

        Hang it from any E27 pendant cord with a cool LED bulb. Brush the dust off with a dry \
        feather duster.
        """,
      facts: [
        "Material": "Rice paper, bamboo",
        "Diameter": "45 cm",
        "Weight": "140 g",
        "Bulb": "LED only, up to 12 W",
      ]),
    spanish: ProductText(
      name: "Farolillo de papel de 45 cm",
      summary: "Una pantalla redonda de papel blanco y bambú, ligera como un sombrero.",
      description: """
        Unas varillas finas de bambú dan forma al papel y dibujan líneas al encender la luz. \
        Se pliega en plano, así que también resulta fácil de mudar.

        Cuélgalo de cualquier cable con portalámparas E27 y ponle una bombilla LED. El polvo \
        se quita con un plumero seco.
        """,
      facts: [
        "Material": "Papel de arroz y bambú",
        "Diámetro": "45 cm",
        "Peso": "140 g",
        "Bombilla": "Solo LED, hasta 12 W",
      ]),
    picture: LightingPictures.paperLantern)
}
