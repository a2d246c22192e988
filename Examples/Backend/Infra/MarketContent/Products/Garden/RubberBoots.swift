extension ProductContent {
  static let rubberBoots = ProductContent(
    id: "rubber-boots", category: "garden", price: 4900, stock: 9,
    english: ProductText(
      name: "Garden boots",
      summary: "Knee-high natural rubber boots with a cotton lining and a deep tread.",
      description: """
        Natural rubber stays supple in the cold and is glued and vulcanised by hand. A ridge \
        at the heel helps to pull them off without touching them.

        The lining dries overnight, away from the radiator. Sizes 36 to 46; they run a little \
        large, to leave room for socks.
        """,
      facts: [
        "Material": "Natural rubber, cotton lining",
        "Height": "34 cm",
        "Sizes": "36 to 46",
        "Weight": "1.9 kg a pair",
      ]),
    spanish: ProductText(
      name: "Botas de agua para el jardín",
      summary: "Botas altas de caucho natural, con forro de algodón y suela de tacos.",
      description: """
        El caucho natural no se endurece con el frío; las botas se pegan y se vulcanizan a \
        mano. El reborde del talón ayuda a quitárselas sin tocarlas.

        El forro se seca en una noche, lejos del radiador. Del 36 al 46; tallan un poco \
        grande, para que quepan los calcetines.
        """,
      facts: [
        "Material": "Caucho natural, forro de algodón",
        "Altura": "34 cm",
        "Tallas": "Del 36 al 46",
        "Peso": "1,9 kg el par",
      ]),
    picture: GardenPictures.rubberBoots)
}
