extension ProductContent {
  static let woolRug = ProductContent(
    id: "wool-rug", category: "textiles", price: 34_900, stock: 1,
    english: ProductText(
      name: "Hand-woven wool rug",
      summary: "A flat-woven rug of undyed and indigo wool, 140 by 200 cm.",
      description: """
        It is woven on a hand loom, and both faces are the same, so it can be turned when one \
        side fades. The pale wool is undyed; the blue comes from indigo.

        Put a felt underlay beneath it on smooth floors. Vacuum it without a brush, and dab \
        spills with cold water at once.
        """,
      facts: [
        "Material": "Wool, cotton warp",
        "Size": "140 × 200 cm",
        "Thickness": "8 mm",
        "Weight": "5.4 kg",
      ]),
    spanish: ProductText(
      name: "Alfombra de lana tejida a mano",
      summary: "Alfombra plana de lana sin teñir e índigo, de 140 por 200 cm.",
      description: """
        Se teje en telar manual y las dos caras son iguales, así que se puede dar la vuelta \
        cuando una pierde color. La lana clara va sin teñir; el azul es índigo.

        En suelos lisos, pon debajo una base de fieltro. Aspírala sin cepillo y, si se mancha, \
        pasa enseguida un paño con agua fría.
        """,
      facts: [
        "Material": "Lana, urdimbre de algodón",
        "Medidas": "140 × 200 cm",
        "Grosor": "8 mm",
        "Peso": "5,4 kg",
      ]),
    picture: TextilesPictures.woolRug)
}
