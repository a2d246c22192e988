extension ProductContent {
  static let oilCruet = ProductContent(
    id: "oil-cruet", category: "table", price: 1850, stock: 22,
    english: ProductText(
      name: "Glass oil cruet",
      summary: "A half-litre bottle with a steel spout that pours a thin, even thread.",
      description: """
        A small tube beside the spout lets the air in, so the oil flows without gulping. What \
        is left on the tip runs back inside.

        Keep it away from the hob and out of the sun: oil likes the dark. The bottle goes into \
        the dishwasher, the spout does not.
        """,
      facts: [
        "Material": "Recycled glass, steel spout",
        "Capacity": "500 ml",
        "Height": "26 cm",
        "Weight": "420 g",
      ]),
    spanish: ProductText(
      name: "Aceitera de vidrio",
      summary: "Botella de medio litro con pico de acero y un chorro fino y constante.",
      description: """
        Un tubito junto al pico deja entrar el aire, y el aceite cae sin golpes. Lo que queda \
        en la punta vuelve adentro.

        Tenla lejos del fuego y del sol: el aceite prefiere la oscuridad. La botella se puede \
        lavar en el lavavajillas; el pico, no.
        """,
      facts: [
        "Material": "Vidrio reciclado, pico de acero",
        "Capacidad": "500 ml",
        "Altura": "26 cm",
        "Peso": "420 g",
      ]),
    picture: TablePictures.oilCruet)
}
