extension ProductContent {
  static let ironCasserole = ProductContent(
    id: "iron-casserole", category: "kitchen", price: 14_900, stock: 6,
    english: ProductText(
      name: "Cast-iron casserole, 26 cm",
      summary: "Enamelled iron for stews, beans and bread, from hob to oven to table.",
      description: """
        The thick walls warm up slowly and then hold the heat, so a stew simmers on the lowest \
        flame. Under the lid, small bumps let the steam drip back on the food.

        It holds five litres, enough for six people, and goes into the oven up to 250 °C. The \
        inside is pale enamel, so you can see when onions begin to brown.
        """,
      facts: [
        "Material": "Enamelled cast iron",
        "Capacity": "5 l",
        "Weight": "5.2 kg",
        "Hobs": "All, induction too",
      ]),
    spanish: ProductText(
      name: "Cazuela de hierro fundido de 26 cm",
      summary: "Hierro esmaltado para guisos, legumbres y pan: del fuego al horno y a la mesa.",
      description: """
        Sus paredes gruesas tardan en calentarse, pero guardan el calor, y el guiso se hace a \
        fuego mínimo. Los relieves de la tapa devuelven el vapor a la comida gota a gota.

        Caben cinco litros, de sobra para seis personas, y aguanta hasta 250 °C en el horno. \
        El esmalte interior es claro, así que se ve cuándo se dora la cebolla.
        """,
      facts: [
        "Material": "Hierro fundido esmaltado",
        "Capacidad": "5 l",
        "Peso": "5,2 kg",
        "Cocinas": "Todas, también inducción",
      ]),
    picture: KitchenPictures.ironCasserole)
}
