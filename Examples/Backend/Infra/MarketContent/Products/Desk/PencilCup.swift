extension ProductContent {
  static let pencilCup = ProductContent(
    id: "pencil-cup", category: "desk", price: 1980, stock: 21,
    english: ProductText(
      name: "Cork pencil cup",
      summary: "A sturdy cup of pressed cork that keeps twenty pens from rattling.",
      description: """
        It is cut from a block of natural cork, the offcuts of bottle stoppers. The wall is a \
        centimetre thick, so the cup does not tip when it is full.

        Pencils and pens in the picture are not part of it. Wipe it with a damp cloth.
        """,
      facts: [
        "Material": "Pressed cork",
        "Diameter": "8.5 cm",
        "Height": "10 cm",
        "Weight": "130 g",
      ]),
    spanish: ProductText(
      name: "Bote de corcho para lápices",
      summary: "Corcho prensado, firme y con sitio para veinte lápices sin ruido.",
      description: """
        Se corta de un bloque de corcho natural, el que sobra de los tapones. La pared mide un \
        centímetro, así que no vuelca aunque esté lleno.

        Los lápices y bolígrafos de la imagen no están incluidos. Límpialo con un paño húmedo.
        """,
      facts: [
        "Material": "Corcho prensado",
        "Diámetro": "8,5 cm",
        "Altura": "10 cm",
        "Peso": "130 g",
      ]),
    picture: DeskPictures.pencilCup)
}
