extension ProductContent {
  static let glassCarafe = ProductContent(
    id: "glass-carafe", category: "table", price: 2200, stock: 16,
    english: ProductText(
      name: "Glass carafe with cork",
      summary: "A one-litre carafe of thin, clear glass with a turned cork stopper.",
      description: """
        Mouth-blown borosilicate takes cold water and hot tea alike. The neck is wide enough \
        for a bottle brush, ice and slices of lemon.

        It fits into the door of most fridges. The cork is untreated: let it dry before you \
        put it back.
        """,
      facts: [
        "Material": "Borosilicate glass, cork",
        "Capacity": "1 l",
        "Height": "27 cm",
        "Weight": "390 g",
      ]),
    spanish: ProductText(
      name: "Jarra de vidrio con corcho",
      summary: "Jarra de un litro de vidrio fino y transparente, con tapón de corcho.",
      description: """
        El vidrio borosilicato, soplado a boca, aguanta tanto el agua fría como el té \
        caliente. Por el cuello pasan un cepillo, los hielos y las rodajas de limón.

        Cabe en la puerta de casi todas las neveras. El corcho va sin tratar: deja que se \
        seque antes de volver a taparla.
        """,
      facts: [
        "Material": "Vidrio borosilicato y corcho",
        "Capacidad": "1 l",
        "Altura": "27 cm",
        "Peso": "390 g",
      ]),
    picture: TablePictures.glassCarafe)
}
