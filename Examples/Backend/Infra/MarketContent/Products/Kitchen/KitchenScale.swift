extension ProductContent {
  static let kitchenScale = ProductContent(
    id: "kitchen-scale", category: "kitchen", price: 7400, stock: 3,
    english: ProductText(
      name: "Mechanical kitchen scale",
      summary: "A sprung dial scale with a steel pan: no battery, up to five kilos.",
      description: """
        The dial is marked every 20 grams and can be set back to zero with the bowl in place. \
        The pan lifts off and works as a mixing bowl.

        A screw at the back adjusts the spring if the scale ever drifts. The body is painted \
        steel and stands on rubber feet.
        """,
      facts: [
        "Material": "Painted steel, stainless pan",
        "Range": "20 g to 5 kg",
        "Height": "27 cm",
        "Weight": "1.6 kg",
      ]),
    spanish: ProductText(
      name: "Báscula de cocina mecánica",
      summary: "Báscula de muelle con plato de acero: sin pilas y hasta cinco kilos.",
      description: """
        La esfera está marcada cada 20 gramos y se puede poner a cero con el plato puesto. El \
        plato se levanta y sirve de cuenco para mezclar.

        Si con el tiempo se desajusta, un tornillo en la parte de atrás corrige el muelle. El \
        cuerpo es de acero pintado, con pies de goma.
        """,
      facts: [
        "Material": "Acero pintado, plato inoxidable",
        "Alcance": "De 20 g a 5 kg",
        "Altura": "27 cm",
        "Peso": "1,6 kg",
      ]),
    picture: KitchenPictures.kitchenScale)
}
