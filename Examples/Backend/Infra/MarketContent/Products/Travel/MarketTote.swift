extension ProductContent {
  static let marketTote = ProductContent(
    id: "market-tote", category: "travel", price: 1890, stock: 36,
    english: ProductText(
      name: "Market tote",
      summary: "A heavy cotton shopper with long handles and a flat bottom.",
      description: """
        The handles are long enough for the shoulder and are sewn down to the base. The flat \
        bottom keeps eggs and bottles upright.

        It carries 15 kg and folds to the size of a paperback. Wash it at 40 °C; it shrinks by \
        about three per cent.
        """,
      facts: [
        "Material": "Organic cotton, 340 g/m²",
        "Size": "40 × 38 × 14 cm",
        "Load": "15 kg",
        "Care": "Wash at 40 °C",
      ]),
    spanish: ProductText(
      name: "Bolsa de mercado",
      summary: "Bolsa de algodón grueso, con asas largas y fondo plano.",
      description: """
        Las asas llegan al hombro y van cosidas hasta la base. El fondo plano mantiene \
        derechos los huevos y las botellas.

        Aguanta 15 kg y doblada ocupa como un libro de bolsillo. Lávala a 40 °C; encoge \
        alrededor de un tres por ciento.
        """,
      facts: [
        "Material": "Algodón ecológico, 340 g/m²",
        "Medidas": "40 × 38 × 14 cm",
        "Carga": "15 kg",
        "Cuidado": "Lavar a 40 °C",
      ]),
    picture: TravelPictures.marketTote)
}
