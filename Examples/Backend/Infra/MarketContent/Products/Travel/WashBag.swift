extension ProductContent {
  static let washBag = ProductContent(
    id: "wash-bag", category: "travel", price: 2450, stock: 20,
    english: ProductText(
      name: "Roll-edge wash bag",
      summary: "A wipe-clean pouch with a wide zip and a loop to hang it by.",
      description: """
        The zip runs down both sides, so the bag opens flat like a mouth. The lining is coated \
        cotton: what leaks stays inside and wipes off.

        Two small pockets keep the toothbrush away from the razor. It holds full-size bottles \
        of up to 20 cm.
        """,
      facts: [
        "Material": "Cotton canvas, coated lining",
        "Size": "25 × 15 × 12 cm",
        "Weight": "170 g",
        "Care": "Wipe clean",
      ]),
    spanish: ProductText(
      name: "Neceser de lona",
      summary: "Neceser fácil de limpiar, con cremallera ancha y una cinta para colgarlo.",
      description: """
        La cremallera baja por los dos lados, así que se abre del todo. El forro es de algodón \
        impermeable: si algo se derrama, queda dentro y se limpia con un paño.

        Dos bolsillos pequeños separan el cepillo de dientes de la cuchilla. Caben botes \
        enteros de hasta 20 cm.
        """,
      facts: [
        "Material": "Lona de algodón, forro impermeable",
        "Medidas": "25 × 15 × 12 cm",
        "Peso": "170 g",
        "Cuidado": "Limpiar con un paño",
      ]),
    picture: TravelPictures.washBag)
}
