extension ProductContent {
  static let weekendBag = ProductContent(
    id: "weekend-bag", category: "travel", price: 13_500, stock: 0,
    english: ProductText(
      name: "Leather-trimmed weekend bag",
      summary: "A 35-litre canvas holdall for two nights away, cabin size.",
      description: """
        The canvas is woven tight and trimmed with vegetable-tanned leather at the corners and \
        handles. The two-way brass zip opens the whole top.

        Feet of brass keep it off wet floors. The shoulder strap comes off and goes into the \
        end pocket.
        """,
      facts: [
        "Material": "Cotton canvas, leather, brass",
        "Capacity": "35 l",
        "Size": "50 × 28 × 25 cm",
        "Weight": "1.4 kg",
      ]),
    spanish: ProductText(
      name: "Bolsa de fin de semana",
      summary: "Bolsa de lona y cuero de 35 litros para dos noches, de tamaño cabina.",
      description: """
        La lona es de tejido cerrado y lleva cuero de curtición vegetal en las esquinas y las \
        asas. La cremallera doble, de latón, abre toda la parte de arriba.

        Los pies de latón la separan del suelo mojado. La correa de hombro se quita y se \
        guarda en el bolsillo lateral.
        """,
      facts: [
        "Material": "Lona de algodón, cuero y latón",
        "Capacidad": "35 l",
        "Medidas": "50 × 28 × 25 cm",
        "Peso": "1,4 kg",
      ]),
    picture: TravelPictures.weekendBag)
}
