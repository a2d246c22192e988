extension ProductContent {
  static let feltSlippers = ProductContent(
    id: "felt-slippers", category: "textiles", price: 3900, stock: 13,
    english: ProductText(
      name: "Felt house slippers",
      summary: "Thick wool felt, a suede sole and no seam where the toes are.",
      description: """
        Each slipper is felted in one piece on a last, so it takes the shape of the foot \
        within a week. Wool keeps the feet warm without making them sweat.

        The suede sole is quiet on wooden floors. Half sizes: take the next one down, for felt \
        gives.
        """,
      facts: [
        "Material": "Wool felt, suede sole",
        "Sizes": "36 to 46",
        "Weight": "320 g a pair",
        "Care": "Brush, do not wash",
      ]),
    spanish: ProductText(
      name: "Zapatillas de fieltro",
      summary: "Fieltro grueso de lana, suela de ante y sin costuras en los dedos.",
      description: """
        Cada zapatilla se fieltra de una pieza sobre la horma y en una semana coge la forma \
        del pie. La lana abriga sin hacer sudar.

        La suela de ante no hace ruido en la madera. Si usas medio número, elige el menor: el \
        fieltro cede.
        """,
      facts: [
        "Material": "Fieltro de lana, suela de ante",
        "Tallas": "Del 36 al 46",
        "Peso": "320 g el par",
        "Cuidado": "Cepillar, no lavar",
      ]),
    picture: TextilesPictures.feltSlippers)
}
