extension ProductContent {
  static let saladBowl = ProductContent(
    id: "salad-bowl", category: "table", price: 5400, stock: 5,
    english: ProductText(
      name: "Olive-wood salad bowl",
      summary: "A deep bowl turned from one block, with two servers of the same wood.",
      description: """
        Olive wood is dense and oily, so dressing does not soak in. The grain runs through \
        bowl and servers, and no two sets look the same.

        Serve salad or fruit in it, or leave bread to rise. Wash it quickly by hand and rub in \
        a drop of olive oil when it looks dull.
        """,
      facts: [
        "Material": "Olive wood",
        "Diameter": "28 cm",
        "Pieces": "Bowl and two servers",
        "Care": "Wash by hand",
      ]),
    spanish: ProductText(
      name: "Ensaladera de madera de olivo",
      summary: "Un cuenco hondo, torneado de una sola pieza, con cubiertos a juego.",
      description: """
        La madera de olivo es densa y aceitosa, y por eso no absorbe el aliño. La veta recorre \
        el cuenco y los cubiertos, y no hay dos juegos iguales.

        Sirve para ensalada, para fruta o para dejar levar la masa. Lávala deprisa y a mano, y \
        dale una gota de aceite cuando pierda el brillo.
        """,
      facts: [
        "Material": "Madera de olivo",
        "Diámetro": "28 cm",
        "Piezas": "Cuenco y dos cubiertos",
        "Cuidado": "Lavar a mano",
      ]),
    picture: TablePictures.saladBowl)
}
