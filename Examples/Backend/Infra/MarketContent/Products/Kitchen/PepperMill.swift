extension ProductContent {
  static let pepperMill = ProductContent(
    id: "pepper-mill", category: "kitchen", price: 3200, stock: 20,
    english: ProductText(
      name: "Turned beech pepper mill",
      summary: "A 22 cm mill with a ceramic grinder, from coarse to very fine.",
      description: """
        Turn the knob on top to set the grind: tight for fine pepper, loose for cracked. The \
        ceramic burrs do not rust, so it also takes coarse salt.

        Each mill is turned from one piece of beech and finished with beeswax. Wipe it with a \
        dry cloth.
        """,
      facts: [
        "Material": "Waxed beech, ceramic burrs",
        "Height": "22 cm",
        "Weight": "260 g",
      ]),
    spanish: ProductText(
      name: "Molinillo de pimienta de haya",
      summary: "Molinillo de 22 cm con muelas de cerámica, de grueso a muy fino.",
      description: """
        El pomo de arriba regula la molienda: apretado, muele fino; flojo, grueso. Las muelas \
        de cerámica no se oxidan, así que también admite sal gorda.

        Cada molinillo se tornea en una sola pieza de haya y se acaba con cera de abeja. \
        Límpialo con un paño seco.
        """,
      facts: [
        "Material": "Haya encerada, muelas de cerámica",
        "Altura": "22 cm",
        "Peso": "260 g",
      ]),
    picture: KitchenPictures.pepperMill)
}
