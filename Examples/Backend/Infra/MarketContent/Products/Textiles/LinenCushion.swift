extension ProductContent {
  static let linenCushion = ProductContent(
    id: "linen-cushion", category: "textiles", price: 3200, stock: 24,
    english: ProductText(
      name: "Piped linen cushion",
      summary: "A 45 cm cushion in washed linen with a contrasting edge.",
      description: """
        The linen is washed before sewing, so it is soft from the first day and does not \
        shrink. A hidden zip lets the cover come off.

        The pad inside is filled with feathers and keeps its dent until you shake it. Wash the \
        cover at 40 °C.
        """,
      facts: [
        "Cover": "Washed linen",
        "Filling": "Duck feather",
        "Size": "45 × 45 cm",
        "Care": "Cover at 40 °C",
      ]),
    spanish: ProductText(
      name: "Cojín de lino con ribete",
      summary: "Cojín de 45 cm de lino lavado, con el borde en otro color.",
      description: """
        El lino se lava antes de coserlo, así que es suave desde el primer día y no encoge. \
        Una cremallera oculta permite quitar la funda.

        El relleno es de pluma y guarda la forma hasta que lo sacudes. La funda se lava a 40 \
        °C.
        """,
      facts: [
        "Funda": "Lino lavado",
        "Relleno": "Pluma de pato",
        "Medidas": "45 × 45 cm",
        "Cuidado": "Funda a 40 °C",
      ]),
    picture: TextilesPictures.linenCushion)
}
