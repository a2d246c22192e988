extension ProductContent {
  static let steelWheelbarrow = ProductContent(
    id: "steel-wheelbarrow", category: "garden", price: 11_900, stock: 2,
    english: ProductText(
      name: "Steel wheelbarrow, 80 litres",
      summary: "A deep tray on a single air-filled wheel, with ash handles.",
      description: """
        The tray is pressed from one sheet, so there is no seam to rust or catch the shovel. \
        Its load sits over the wheel, which spares the back.

        It carries 120 kg of soil, stone or pumpkins. It comes in three parts; eight bolts and \
        a spanner are included.
        """,
      facts: [
        "Material": "Painted steel, ash handles",
        "Tray": "80 l",
        "Load": "120 kg",
        "Weight": "13 kg",
      ]),
    spanish: ProductText(
      name: "Carretilla de acero de 80 litros",
      summary: "Una caja honda sobre una rueda de aire, con varas de fresno.",
      description: """
        La caja se estampa de una sola chapa, sin juntas que se oxiden ni enganchen la pala. \
        La carga queda sobre la rueda y la espalda lo agradece.

        Lleva 120 kg de tierra, piedras o calabazas. Se entrega en tres piezas, con ocho \
        tornillos y una llave.
        """,
      facts: [
        "Material": "Acero pintado, varas de fresno",
        "Caja": "80 l",
        "Carga": "120 kg",
        "Peso": "13 kg",
      ]),
    picture: GardenPictures.steelWheelbarrow)
}
