extension ProductContent {
  static let cabinSuitcase = ProductContent(
    id: "cabin-suitcase", category: "travel", price: 15_900, stock: 5,
    english: ProductText(
      name: "Cabin suitcase",
      summary: "A hard shell on four quiet wheels, within most airlines’ limits.",
      description: """
        The ribbed shell bends under a blow and springs back. Both halves close with a zip \
        over a divider, so nothing falls out when it is opened.

        The handle locks at three heights, and the wheels can be replaced with one screw each. \
        The combination lock can be opened by customs.
        """,
      facts: [
        "Material": "Polycarbonate, leather trim",
        "Size": "55 × 38 × 20 cm",
        "Capacity": "36 l",
        "Weight": "2.6 kg",
      ]),
    spanish: ProductText(
      name: "Maleta de cabina",
      summary: "Carcasa rígida y cuatro ruedas silenciosas, dentro de casi todos los límites.",
      description: """
        La carcasa acanalada cede con los golpes y vuelve a su forma. Las dos mitades se \
        cierran con cremallera y separador, así que no se cae nada al abrirla.

        El asa se fija a tres alturas y cada rueda se cambia con un solo tornillo. El candado \
        de combinación lo pueden abrir en la aduana.
        """,
      facts: [
        "Material": "Policarbonato y remates de cuero",
        "Medidas": "55 × 38 × 20 cm",
        "Capacidad": "36 l",
        "Peso": "2,6 kg",
      ]),
    picture: TravelPictures.cabinSuitcase)
}
