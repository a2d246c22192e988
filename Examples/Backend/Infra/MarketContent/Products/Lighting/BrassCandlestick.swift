extension ProductContent {
  static let brassCandlestick = ProductContent(
    id: "brass-candlestick", category: "lighting", price: 2800, stock: 19,
    english: ProductText(
      name: "Brass candlestick",
      summary: "A solid brass stick with a finger ring, for candles of 22 mm.",
      description: """
        It is cast, turned and left without lacquer, so it grows darker and warmer with the \
        years. The saucer catches drips and is wide enough to carry it by the ring.

        If you like it bright, rub it with lemon and salt. Never leave a burning candle alone.
        """,
      facts: [
        "Material": "Solid brass",
        "Height": "11 cm",
        "Candle": "22 mm",
        "Weight": "380 g",
      ]),
    spanish: ProductText(
      name: "Palmatoria de latón",
      summary: "Palmatoria de latón macizo con asa de anilla, para velas de 22 mm.",
      description: """
        Se funde, se tornea y se deja sin lacar, así que con los años coge un tono más oscuro \
        y cálido. El plato recoge las gotas y se lleva bien por la anilla.

        Si la prefieres brillante, frótala con limón y sal. No dejes nunca una vela encendida \
        sin vigilar.
        """,
      facts: [
        "Material": "Latón macizo",
        "Altura": "11 cm",
        "Vela": "22 mm",
        "Peso": "380 g",
      ]),
    picture: LightingPictures.brassCandlestick)
}
