extension ProductContent {
  static let wateringCan = ProductContent(
    id: "watering-can", category: "garden", price: 3400, stock: 14,
    english: ProductText(
      name: "Long-spout watering can",
      summary: "Five litres, well balanced, with a brass rose that comes off.",
      description: """
        The long spout reaches the roots of plants at the back of the bed. With the rose on, \
        the water falls as fine as drizzle and does not wash out seedlings.

        Hot-dip galvanising keeps it from rusting. Empty it before frost.
        """,
      facts: [
        "Material": "Galvanised, painted steel",
        "Capacity": "5 l",
        "Length": "48 cm",
        "Weight": "1.3 kg",
      ]),
    spanish: ProductText(
      name: "Regadera de cuello largo",
      summary: "Cinco litros, bien equilibrada y con alcachofa de latón desmontable.",
      description: """
        El cuello largo llega hasta el pie de las plantas del fondo. Con la alcachofa, el agua \
        cae como una llovizna y no arrastra los brotes.

        El galvanizado en caliente evita que se oxide. Vacíala antes de las heladas.
        """,
      facts: [
        "Material": "Acero galvanizado y pintado",
        "Capacidad": "5 l",
        "Longitud": "48 cm",
        "Peso": "1,3 kg",
      ]),
    picture: GardenPictures.wateringCan)
}
