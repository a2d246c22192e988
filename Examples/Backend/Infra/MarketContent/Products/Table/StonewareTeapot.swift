extension ProductContent {
  static let stonewareTeapot = ProductContent(
    id: "stoneware-teapot", category: "table", price: 4600, stock: 8,
    english: ProductText(
      name: "Round stoneware teapot",
      summary: "Brews four cups and pours without dripping; steel strainer included.",
      description: """
        The belly is round so that the leaves can move, and the spout is cut sharp so that the \
        last drop goes back. The lid has a tongue that holds it while you pour.

        The strainer lifts out when the tea is ready. Without it, the pot also serves for \
        loose herbs.
        """,
      facts: [
        "Material": "Glazed stoneware, steel strainer",
        "Capacity": "900 ml",
        "Height": "15 cm",
        "Weight": "740 g",
      ]),
    spanish: ProductText(
      name: "Tetera redonda de gres",
      summary: "Cuatro tazas y ni una gota en el mantel; incluye filtro de acero.",
      description: """
        La panza redonda deja que las hojas se muevan y el pico, de canto vivo, recoge la \
        última gota. La tapa tiene una lengüeta que la sujeta al servir.

        El filtro se saca cuando el té está listo. Sin él, la tetera también va bien para \
        hierbas sueltas.
        """,
      facts: [
        "Material": "Gres esmaltado, filtro de acero",
        "Capacidad": "900 ml",
        "Altura": "15 cm",
        "Peso": "740 g",
      ]),
    picture: TablePictures.stonewareTeapot)
}
