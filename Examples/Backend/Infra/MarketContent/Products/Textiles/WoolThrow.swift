extension ProductContent {
  static let woolThrow = ProductContent(
    id: "wool-throw", category: "textiles", price: 7900, stock: 9,
    english: ProductText(
      name: "Lambswool throw",
      summary: "A soft throw in a wide check, with fringes twisted by hand.",
      description: """
        It is woven from lambswool and then brushed with teasels, which raises the nap without \
        tearing it. The throw covers a sofa seat or the foot of a double bed.

        Air it instead of washing it; a misty evening is best. If it must be, wash it by hand \
        in cold water.
        """,
      facts: [
        "Material": "Lambswool",
        "Size": "130 × 190 cm",
        "Weight": "850 g",
        "Care": "Air, or wash cold by hand",
      ]),
    spanish: ProductText(
      name: "Manta de lana de cordero",
      summary: "Una manta suave de cuadros grandes, con flecos retorcidos a mano.",
      description: """
        Se teje con lana de cordero y se carda con cardo natural, que levanta el pelo sin \
        romperlo. Cubre el asiento de un sofá o los pies de una cama doble.

        Mejor airearla que lavarla: una tarde de niebla es lo ideal. Si hace falta, a mano y \
        con agua fría.
        """,
      facts: [
        "Material": "Lana de cordero",
        "Medidas": "130 × 190 cm",
        "Peso": "850 g",
        "Cuidado": "Airear o lavar a mano en frío",
      ]),
    picture: TextilesPictures.woolThrow)
}
