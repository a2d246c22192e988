extension ProductContent {
  static let mokaPot = ProductContent(
    id: "moka-pot", category: "kitchen", price: 2990, stock: 24,
    english: ProductText(
      name: "Six-cup moka pot",
      summary: "A classic aluminium pot that makes six small coffees on the hob.",
      description: """
        Water goes in the base, ground coffee in the funnel, and steam does the rest in about \
        five minutes. The handle and the knob stay cool enough to hold without a cloth.

        It works on gas, electric and ceramic hobs. Rinse it with warm water only: soap leaves \
        a taste, and a dishwasher turns the metal grey.
        """,
      facts: [
        "Material": "Aluminium, beech handle",
        "Capacity": "300 ml",
        "Height": "21 cm",
        "Care": "Rinse by hand",
      ]),
    spanish: ProductText(
      name: "Cafetera italiana de seis tazas",
      summary: "La cafetera de aluminio de siempre: seis cafés cortos al fuego.",
      description: """
        El agua va en la base, el café molido en el embudo y el vapor hace el resto en unos \
        cinco minutos. El asa y el pomo se pueden tocar sin paño.

        Sirve para gas, placa eléctrica y vitrocerámica. Basta con aclararla con agua \
        templada: el jabón deja sabor y el lavavajillas oscurece el metal.
        """,
      facts: [
        "Material": "Aluminio y asa de haya",
        "Capacidad": "300 ml",
        "Altura": "21 cm",
        "Cuidado": "Aclarar a mano",
      ]),
    picture: KitchenPictures.mokaPot)
}
