extension ProductContent {
  static let concertUkulele = ProductContent(
    id: "concert-ukulele", category: "leisure", price: 6900, stock: 5,
    english: ProductText(
      name: "Concert ukulele",
      summary: "A mahogany ukulele with a warm tone and tuners that hold.",
      description: """
        Concert size is a little larger than soprano: louder, and kinder to grown-up fingers. \
        Bridge and fingerboard are walnut, the strings are nylon and easy on the skin.

        New strings stretch: tune it daily in the first week. A padded cotton bag comes with \
        it.
        """,
      facts: [
        "Material": "Mahogany, walnut",
        "Length": "61 cm",
        "Frets": "18",
        "Weight": "480 g",
      ]),
    spanish: ProductText(
      name: "Ukelele de concierto",
      summary: "Un ukelele de caoba de sonido cálido y clavijas que no se mueven.",
      description: """
        El tamaño de concierto es algo mayor que el soprano: suena más y es más cómodo para \
        dedos de adulto. Puente y diapasón son de nogal; las cuerdas, de nailon suave.

        Las cuerdas nuevas ceden: afínalo a diario la primera semana. Viene con una funda \
        acolchada de algodón.
        """,
      facts: [
        "Material": "Caoba y nogal",
        "Longitud": "61 cm",
        "Trastes": "18",
        "Peso": "480 g",
      ]),
    picture: LeisurePictures.concertUkulele)
}
