extension ProductContent {
  static let graniteMortar = ProductContent(
    id: "granite-mortar", category: "kitchen", price: 3450, stock: 9,
    english: ProductText(
      name: "Granite mortar and pestle",
      summary: "Four kilos of rough-ground granite for spices, pesto and aioli.",
      description: """
        The bowl is left rough inside, so peppercorns do not jump away from the pestle. Its \
        weight keeps it still while you pound.

        Before first use, grind a handful of dry rice in it until the powder stays white. \
        After that, water and a brush are enough.
        """,
      facts: [
        "Material": "Unpolished granite",
        "Diameter": "14 cm",
        "Weight": "4.1 kg",
        "Holds": "350 ml",
      ]),
    spanish: ProductText(
      name: "Mortero de granito",
      summary: "Cuatro kilos de granito rugoso para especias, pesto y alioli.",
      description: """
        El interior se deja áspero para que los granos de pimienta no salten. Con lo que pesa, \
        no se mueve mientras machacas.

        Antes de estrenarlo, muele un puñado de arroz seco hasta que el polvo salga blanco. \
        Después bastan agua y cepillo.
        """,
      facts: [
        "Material": "Granito sin pulir",
        "Diámetro": "14 cm",
        "Peso": "4,1 kg",
        "Capacidad": "350 ml",
      ]),
    picture: KitchenPictures.graniteMortar)
}
