extension ProductContent {
  static let cakeStand = ProductContent(
    id: "cake-stand", category: "table", price: 6200, stock: 2,
    english: ProductText(
      name: "Cake stand with glass dome",
      summary: "A footed marble plate under a dome tall enough for a layer cake.",
      description: """
        The plate is one slab of white marble on an acacia foot, and stays cool on a warm day. \
        The dome closes on a shallow step, so it does not slide.

        Keep cakes, cheese or tomatoes under it. Wipe the marble at once after lemon or wine, \
        which leave marks.
        """,
      facts: [
        "Material": "Marble, acacia, glass",
        "Diameter": "28 cm",
        "Height": "31 cm",
        "Weight": "3.4 kg",
      ]),
    spanish: ProductText(
      name: "Portatartas con campana de vidrio",
      summary: "Plato de mármol con pie y una campana alta, también para tartas de pisos.",
      description: """
        El plato es una sola pieza de mármol blanco sobre un pie de acacia y se mantiene \
        fresco en verano. La campana encaja en un rebaje y no resbala.

        Guarda debajo tartas, quesos o tomates. Limpia enseguida el limón o el vino, que dejan \
        marca en el mármol.
        """,
      facts: [
        "Material": "Mármol, acacia y vidrio",
        "Diámetro": "28 cm",
        "Altura": "31 cm",
        "Peso": "3,4 kg",
      ]),
    picture: TablePictures.cakeStand)
}
