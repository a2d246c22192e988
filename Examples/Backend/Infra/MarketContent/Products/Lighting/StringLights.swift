extension ProductContent {
  static let stringLights = ProductContent(
    id: "string-lights", category: "lighting", price: 2990, stock: 26,
    english: ProductText(
      name: "Festoon string lights, 8 m",
      summary: "Sixteen warm bulbs on a black cable, for balconies and terraces.",
      description: """
        The bulbs are shatterproof and sit 50 cm apart, each under a small loop for a hook or \
        a wire. Up to three strings can be joined into one.

        Rain is no problem, but take them down in a storm. One string draws 16 watts, less \
        than an old bulb.
        """,
      facts: [
        "Length": "8 m plus 2 m lead",
        "Bulbs": "16, LED, 2200 K",
        "Protection": "IP44",
        "Power": "16 W",
      ]),
    spanish: ProductText(
      name: "Guirnalda de luces de 8 m",
      summary: "Dieciséis bombillas cálidas en un cable negro, para balcones y terrazas.",
      description: """
        Las bombillas son irrompibles y van cada 50 cm, todas con una anilla para un gancho o \
        un alambre. Se pueden unir hasta tres guirnaldas.

        La lluvia no les afecta, pero quítalas si hay temporal. Cada guirnalda gasta 16 \
        vatios, menos que una bombilla antigua.
        """,
      facts: [
        "Longitud": "8 m más 2 m de cable",
        "Bombillas": "16, LED, 2200 K",
        "Protección": "IP44",
        "Potencia": "16 W",
      ]),
    picture: LightingPictures.stringLights)
}
