extension ProductContent {
  static let cutlerySet = ProductContent(
    id: "cutlery-set", category: "table", price: 9600, stock: 7,
    english: ProductText(
      name: "Sixteen-piece cutlery set",
      summary: "Forks, knives, spoons and teaspoons for four, in brushed steel.",
      description: """
        Handles are slim towards the neck and heavy at the end, so a fork rests well in the \
        hand. The knives are forged in one piece and can be sharpened.

        Brushed steel hides scratches better than polished steel. The set comes in a cotton \
        roll with a pocket for each piece.
        """,
      facts: [
        "Material": "18/10 stainless steel",
        "Pieces": "16, for four",
        "Knife": "23 cm",
        "Care": "Dishwasher safe",
      ]),
    spanish: ProductText(
      name: "Cubertería de dieciséis piezas",
      summary: "Tenedores, cuchillos, cucharas y cucharillas para cuatro, de acero cepillado.",
      description: """
        Los mangos son finos en el cuello y pesan en el extremo, así que el tenedor se apoya \
        bien en la mano. Los cuchillos se forjan de una pieza y se pueden afilar.

        El acero cepillado disimula los arañazos mejor que el pulido. Viene en un estuche \
        enrollable de algodón con un bolsillo por pieza.
        """,
      facts: [
        "Material": "Acero inoxidable 18/10",
        "Piezas": "16, para cuatro",
        "Cuchillo": "23 cm",
        "Cuidado": "Apta para lavavajillas",
      ]),
    picture: TablePictures.cutlerySet)
}
