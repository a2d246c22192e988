extension ProductContent {
  static let tapeDispenser = ProductContent(
    id: "tape-dispenser", category: "desk", price: 2700, stock: 0,
    english: ProductText(
      name: "Weighted tape dispenser",
      summary: "A cast dispenser heavy enough to tear the tape with one hand.",
      description: """
        The body is filled with sand and has a felt base, so it stays put on wood and glass. \
        The toothed edge is stainless steel and can be replaced.

        It takes rolls of up to 19 mm and 33 m. One roll of paper tape is included.
        """,
      facts: [
        "Material": "Lacquered metal, felt base",
        "Size": "15 × 6 × 8 cm",
        "Weight": "1.2 kg",
        "Tape": "Up to 19 mm wide",
      ]),
    spanish: ProductText(
      name: "Portarrollos de cinta adhesiva",
      summary: "Pesa lo justo para cortar la cinta con una sola mano.",
      description: """
        El cuerpo va relleno de arena y lleva base de fieltro, así que no se mueve sobre \
        madera ni sobre cristal. El filo dentado es de acero inoxidable y se puede cambiar.

        Admite rollos de hasta 19 mm y 33 m. Incluye un rollo de cinta de papel.
        """,
      facts: [
        "Material": "Metal lacado, base de fieltro",
        "Medidas": "15 × 6 × 8 cm",
        "Peso": "1,2 kg",
        "Cinta": "Hasta 19 mm de ancho",
      ]),
    picture: DeskPictures.tapeDispenser)
}
