extension ProductContent {
  static let cottonTowels = ProductContent(
    id: "cotton-towels", category: "textiles", price: 4800, stock: 15,
    english: ProductText(
      name: "Set of three cotton towels",
      summary: "A bath towel and two hand towels in dense, long-loop terry.",
      description: """
        Long loops take up water quickly, and a weight of 550 grams still dries within a day. \
        The woven stripe keeps the edge from rolling up.

        Wash them once before first use, at 60 °C and without softener, which makes cotton \
        water-repellent.
        """,
      facts: [
        "Material": "Cotton terry, 550 g/m²",
        "Sizes": "70 × 140 and 50 × 90 cm",
        "Pieces": "3",
        "Care": "Wash at 60 °C",
      ]),
    spanish: ProductText(
      name: "Juego de tres toallas de algodón",
      summary: "Una toalla de baño y dos de manos, de rizo largo y denso.",
      description: """
        El rizo largo absorbe deprisa y, con 550 gramos, aún se seca en un día. La cenefa \
        tejida evita que el borde se enrolle.

        Lávalas antes de estrenarlas, a 60 °C y sin suavizante, que hace que el algodón repela \
        el agua.
        """,
      facts: [
        "Material": "Rizo de algodón, 550 g/m²",
        "Medidas": "70 × 140 y 50 × 90 cm",
        "Piezas": "3",
        "Cuidado": "Lavar a 60 °C",
      ]),
    picture: TextilesPictures.cottonTowels)
}
