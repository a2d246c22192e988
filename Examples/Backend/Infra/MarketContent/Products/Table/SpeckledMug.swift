extension ProductContent {
  static let speckledMug = ProductContent(
    id: "speckled-mug", category: "table", price: 1400, stock: 40,
    english: ProductText(
      name: "Speckled stoneware mug",
      summary: "A 350 ml mug, thrown by hand, with a glaze like a bird’s egg.",
      description: """
        The iron in the clay burns through the glaze and makes the speckles, so no two mugs \
        are alike. The foot is left unglazed and sanded smooth.

        Three fingers fit through the handle. It goes into the microwave and the dishwasher.
        """,
      facts: [
        "Material": "Glazed stoneware",
        "Capacity": "350 ml",
        "Height": "9 cm",
        "Care": "Dishwasher safe",
      ]),
    spanish: ProductText(
      name: "Taza de gres moteada",
      summary: "Taza de 350 ml, hecha a torno, con un esmalte como un huevo de pájaro.",
      description: """
        El hierro de la arcilla asoma por el esmalte al cocerse y deja las motas, así que no \
        hay dos iguales. El pie va sin esmaltar y lijado.

        En el asa caben tres dedos. Se puede meter en el microondas y en el lavavajillas.
        """,
      facts: [
        "Material": "Gres esmaltado",
        "Capacidad": "350 ml",
        "Altura": "9 cm",
        "Cuidado": "Apta para lavavajillas",
      ]),
    picture: TablePictures.speckledMug)
}
