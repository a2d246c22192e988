extension ProductContent {
  static let fountainPen = ProductContent(
    id: "fountain-pen", category: "desk", price: 6400, stock: 13,
    english: ProductText(
      name: "Fountain pen, fine nib",
      summary: "A light resin pen with a steel nib, a brass ring and a converter.",
      description: """
        The nib writes a fine line from the first stroke and forgives a quick hand. The cap \
        posts on the back without making the pen top-heavy.

        It takes standard short cartridges or ink from a bottle. Flush it with cold water when \
        you change the colour.
        """,
      facts: [
        "Material": "Resin, steel and brass",
        "Length": "13.5 cm closed",
        "Weight": "21 g",
        "Nib": "Fine",
      ]),
    spanish: ProductText(
      name: "Pluma estilográfica de punta fina",
      summary: "Pluma ligera de resina, con plumín de acero, anillo de latón y convertidor.",
      description: """
        El plumín escribe fino desde el primer trazo y perdona la letra rápida. El capuchón se \
        encaja detrás sin desequilibrar la pluma.

        Admite cartuchos cortos estándar o tinta de tintero. Al cambiar de color, enjuágala \
        con agua fría.
        """,
      facts: [
        "Material": "Resina, acero y latón",
        "Longitud": "13,5 cm cerrada",
        "Peso": "21 g",
        "Plumín": "Fino",
      ]),
    picture: DeskPictures.fountainPen)
}
