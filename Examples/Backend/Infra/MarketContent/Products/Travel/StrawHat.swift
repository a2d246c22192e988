extension ProductContent {
  static let strawHat = ProductContent(
    id: "straw-hat", category: "travel", price: 3300, stock: 12,
    english: ProductText(
      name: "Wide-brim straw hat",
      summary: "Palm straw, a cotton ribbon and a brim of nine centimetres.",
      description: """
        The straw is plaited in one long braid and sewn round and round, which makes it \
        supple. The brim shades face and neck from the midday sun.

        A band inside keeps it on in a breeze and adjusts by two sizes. If the crown gets \
        dented, steam it and push it out.
        """,
      facts: [
        "Material": "Palm straw, cotton ribbon",
        "Brim": "9 cm",
        "Sizes": "56 to 60",
        "Weight": "110 g",
      ]),
    spanish: ProductText(
      name: "Sombrero de paja de ala ancha",
      summary: "Paja de palma, cinta de algodón y un ala de nueve centímetros.",
      description: """
        La paja se trenza en una sola tira que se cose en espiral, y por eso el sombrero es \
        flexible. El ala da sombra a la cara y la nuca.

        Una cinta interior lo sujeta cuando hay brisa y se ajusta dos tallas. Si se abolla la \
        copa, ponla al vapor y empújala desde dentro.
        """,
      facts: [
        "Material": "Paja de palma, cinta de algodón",
        "Ala": "9 cm",
        "Tallas": "De la 56 a la 60",
        "Peso": "110 g",
      ]),
    picture: TravelPictures.strawHat)
}
