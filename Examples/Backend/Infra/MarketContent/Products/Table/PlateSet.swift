extension ProductContent {
  static let plateSet = ProductContent(
    id: "plate-set", category: "table", price: 6800, stock: 10,
    english: ProductText(
      name: "Eight-piece plate set",
      summary: "Four dinner plates and four deep plates in matt stoneware.",
      description: """
        The rim is low and slightly turned up, so sauces stay where they are. All pieces stack \
        into one another and take up 16 cm of cupboard.

        The matt glaze is hard enough for knives and does not mark. The foot is ground smooth \
        and does not scratch the table.
        """,
      facts: [
        "Material": "Matt stoneware",
        "Plates": "27 cm and 21 cm",
        "Pieces": "8",
        "Care": "Dishwasher safe",
      ]),
    spanish: ProductText(
      name: "Vajilla de ocho piezas",
      summary: "Cuatro platos llanos y cuatro hondos de gres mate.",
      description: """
        El borde es bajo y sube un poco, para que la salsa no se escape. Todas las piezas se \
        apilan y ocupan 16 cm de armario.

        El esmalte mate es duro y los cuchillos no lo marcan. El pie va pulido y no raya la \
        mesa.
        """,
      facts: [
        "Material": "Gres mate",
        "Platos": "27 cm y 21 cm",
        "Piezas": "8",
        "Cuidado": "Apta para lavavajillas",
      ]),
    picture: TablePictures.plateSet)
}
