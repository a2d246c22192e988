extension ProductContent {
  static let archBookends = ProductContent(
    id: "arch-bookends", category: "desk", price: 4400, stock: 9,
    english: ProductText(
      name: "Pair of arch bookends",
      summary: "Two brass-plated arches that hold a metre of paperbacks upright.",
      description: """
        Each arch is bent from a single steel bar and plated with brass, which darkens a \
        little over the years. A thin foot slides under the first book and the weight does the \
        rest.

        Felt underneath protects the shelf. The books in the picture are not included.
        """,
      facts: [
        "Material": "Brass-plated steel",
        "Size": "13 × 16 × 9 cm",
        "Weight": "850 g each",
        "Pieces": "2",
      ]),
    spanish: ProductText(
      name: "Pareja de sujetalibros de arco",
      summary: "Dos arcos latonados que mantienen en pie un metro de libros de bolsillo.",
      description: """
        Cada arco se curva de una sola barra de acero y se baña en latón, que con los años se \
        oscurece un poco. El pie, fino, se mete bajo el primer libro y el peso hace el resto.

        El fieltro de la base protege la balda. Los libros de la imagen no están incluidos.
        """,
      facts: [
        "Material": "Acero latonado",
        "Medidas": "13 × 16 × 9 cm",
        "Peso": "850 g cada uno",
        "Piezas": "2",
      ]),
    picture: DeskPictures.archBookends)
}
