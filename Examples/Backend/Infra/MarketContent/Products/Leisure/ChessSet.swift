extension ProductContent {
  static let chessSet = ProductContent(
    id: "chess-set", category: "leisure", price: 8800, stock: 4,
    english: ProductText(
      name: "Wooden chess set",
      summary: "Weighted maple and walnut pieces with a folding board of 38 cm.",
      description: """
        The king is 8 cm tall and each piece has a lead-free weight and a felt foot, so it \
        stands firmly and moves without noise. Two spare queens are included.

        The board folds into a case with a place for every piece. The squares are inlaid, not \
        printed.
        """,
      facts: [
        "Material": "Maple and walnut",
        "Board": "38 × 38 cm",
        "King": "8 cm",
        "Weight": "2.1 kg",
      ]),
    spanish: ProductText(
      name: "Ajedrez de madera",
      summary: "Piezas lastradas de arce y nogal con tablero plegable de 38 cm.",
      description: """
        El rey mide 8 cm y cada pieza lleva peso sin plomo y base de fieltro, así que se apoya \
        firme y se mueve sin ruido. Incluye dos damas de repuesto.

        El tablero se pliega en un estuche con un hueco para cada pieza. Las casillas son de \
        marquetería, no impresas.
        """,
      facts: [
        "Material": "Arce y nogal",
        "Tablero": "38 × 38 cm",
        "Rey": "8 cm",
        "Peso": "2,1 kg",
      ]),
    picture: LeisurePictures.chessSet)
}
