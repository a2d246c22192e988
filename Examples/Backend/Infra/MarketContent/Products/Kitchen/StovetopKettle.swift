extension ProductContent {
  static let stovetopKettle = ProductContent(
    id: "stovetop-kettle", category: "kitchen", price: 5900, stock: 14,
    english: ProductText(
      name: "Stovetop kettle",
      summary: "An enamelled two-litre kettle with a wooden grip and a wide spout.",
      description: """
        Enamelled steel boils fast and does not take on the taste of tea or coffee. The lid \
        comes off completely, so it is easy to fill and to descale.

        Fill it up to the lower edge of the spout at most. Works on every kind of hob, \
        induction included.
        """,
      facts: [
        "Material": "Enamelled steel, beech grip",
        "Capacity": "2 l",
        "Height": "24 cm",
        "Weight": "980 g",
      ]),
    spanish: ProductText(
      name: "Hervidor para el fuego",
      summary: "Hervidor esmaltado de dos litros, con asa de madera y pico ancho.",
      description: """
        El acero esmaltado hierve rápido y no coge sabor a té ni a café. La tapa se quita del \
        todo, así que es fácil de llenar y de descalcificar.

        Llénalo como mucho hasta el borde inferior del pico. Sirve para todo tipo de cocinas, \
        incluida la inducción.
        """,
      facts: [
        "Material": "Acero esmaltado, asa de haya",
        "Capacidad": "2 l",
        "Altura": "24 cm",
        "Peso": "980 g",
      ]),
    picture: KitchenPictures.stovetopKettle)
}
