extension ProductContent {
  static let diamondKite = ProductContent(
    id: "diamond-kite", category: "leisure", price: 2650, stock: 23,
    english: ProductText(
      name: "Diamond kite",
      summary: "A ripstop kite with a long tail that flies from a gentle breeze.",
      description: """
        It lifts off in winds of 8 to 30 km/h, and the tail keeps it calm. The spars are glass \
        fibre and slide out, so it packs to 70 cm.

        The reel has 50 m of line. Fly it in the open, far from power lines, and never in a \
        thunderstorm.
        """,
      facts: [
        "Material": "Ripstop nylon, glass fibre",
        "Size": "70 × 85 cm",
        "Line": "50 m",
        "Age": "From 6 years",
      ]),
    spanish: ProductText(
      name: "Cometa de rombo",
      summary: "Una cometa de tela antidesgarro y cola larga que vuela con poca brisa.",
      description: """
        Despega con vientos de 8 a 30 km/h y la cola la mantiene tranquila. Las varillas son \
        de fibra de vidrio y se sacan, así que recogida mide 70 cm.

        El carrete lleva 50 m de hilo. Vuélala en campo abierto, lejos de los cables y nunca \
        con tormenta.
        """,
      facts: [
        "Material": "Nailon antidesgarro, fibra de vidrio",
        "Medidas": "70 × 85 cm",
        "Hilo": "50 m",
        "Edad": "Desde 6 años",
      ]),
    picture: LeisurePictures.diamondKite)
}
