extension ProductContent {
  static let wineGlasses = ProductContent(
    id: "wine-glasses", category: "table", price: 3600, stock: 12,
    english: ProductText(
      name: "Pair of wine glasses",
      summary: "Two thin glasses with a generous bowl that suit red and white alike.",
      description: """
        The bowl narrows towards the rim and keeps the scent of the wine inside. The stem is \
        drawn from the bowl, not glued, so there is no seam to break.

        They are thin but not fragile: the lead-free glass survives the glass programme of a \
        dishwasher. Each pair comes in a cardboard box with a divider.
        """,
      facts: [
        "Material": "Lead-free crystal",
        "Capacity": "450 ml each",
        "Height": "22 cm",
        "Pieces": "2",
      ]),
    spanish: ProductText(
      name: "Pareja de copas de vino",
      summary: "Dos copas finas, de cáliz amplio, para tinto y para blanco.",
      description: """
        El cáliz se cierra hacia el borde y guarda el aroma del vino. El tallo sale del propio \
        cáliz, sin pegar, así que no hay junta que se rompa.

        Son finas, pero no delicadas: este cristal sin plomo aguanta el programa de copas del \
        lavavajillas. Vienen en una caja de cartón con separador.
        """,
      facts: [
        "Material": "Cristal sin plomo",
        "Capacidad": "450 ml cada una",
        "Altura": "22 cm",
        "Piezas": "2",
      ]),
    picture: TablePictures.wineGlasses)
}
