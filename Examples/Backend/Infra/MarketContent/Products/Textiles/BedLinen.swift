extension ProductContent {
  static let bedLinen = ProductContent(
    id: "bed-linen", category: "textiles", price: 11_900, stock: 6,
    english: ProductText(
      name: "Percale bed linen",
      summary: "A duvet cover and two pillowcases in crisp, cool cotton percale.",
      description: """
        Percale is woven one thread over, one under, which makes it cool and matt like a good \
        shirt. It is at its best dried on a line.

        The duvet cover closes with buttons of mother-of-pearl and has ties in the corners \
        that hold the duvet. Wash it at 60 °C, inside out.
        """,
      facts: [
        "Material": "Cotton percale",
        "Sizes": "220 × 240 and 50 × 75 cm",
        "Pieces": "3",
        "Care": "Wash at 60 °C",
      ]),
    spanish: ProductText(
      name: "Juego de cama de percal",
      summary: "Funda nórdica y dos fundas de almohada de percal fresco y firme.",
      description: """
        En el percal, cada hilo pasa por encima de uno y por debajo del siguiente: queda \
        fresco y mate como una buena camisa. Donde mejor se seca es al aire.

        La funda se cierra con botones de nácar y lleva cintas en las esquinas para sujetar el \
        nórdico. Lávala a 60 °C y del revés.
        """,
      facts: [
        "Material": "Percal de algodón",
        "Medidas": "220 × 240 y 50 × 75 cm",
        "Piezas": "3",
        "Cuidado": "Lavar a 60 °C",
      ]),
    picture: TextilesPictures.bedLinen)
}
