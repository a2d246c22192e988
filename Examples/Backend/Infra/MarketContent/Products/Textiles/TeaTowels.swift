extension ProductContent {
  static let teaTowels = ProductContent(
    id: "tea-towels", category: "textiles", price: 1500, stock: 30,
    english: ProductText(
      name: "Pair of striped tea towels",
      summary: "Half-linen towels that dry glasses without leaving lint.",
      description: """
        Linen takes up the water, cotton keeps the cloth soft: half and half does both. The \
        stripes are woven in, not printed, and do not fade.

        A loop at the corner goes over a hook. They get better with every wash; the first \
        three make the difference.
        """,
      facts: [
        "Material": "Half linen, half cotton",
        "Size": "50 × 70 cm",
        "Pieces": "2",
        "Care": "Wash at 60 °C",
      ]),
    spanish: ProductText(
      name: "Dos paños de cocina a rayas",
      summary: "Paños de lino y algodón que secan las copas sin dejar pelusa.",
      description: """
        El lino absorbe el agua y el algodón da suavidad: a partes iguales, hacen las dos \
        cosas. Las rayas son tejidas, no estampadas, y no destiñen.

        La presilla de la esquina va en un gancho. Mejoran con cada lavado; los tres primeros \
        son los que más se notan.
        """,
      facts: [
        "Material": "Mitad lino, mitad algodón",
        "Medidas": "50 × 70 cm",
        "Piezas": "2",
        "Cuidado": "Lavar a 60 °C",
      ]),
    picture: TextilesPictures.teaTowels)
}
