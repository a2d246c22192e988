extension ProductContent {
  static let nestBox = ProductContent(
    id: "nest-box", category: "garden", price: 2600, stock: 7,
    english: ProductText(
      name: "Larch nest box",
      summary: "A house for tits, with a 32 mm door and a roof that keeps the rain off.",
      description: """
        The boards are rough inside, so that fledglings can climb out. The front opens with \
        two screws for cleaning in autumn.

        Hang it two to three metres up, facing east or north-east. Larch needs no paint and \
        turns silver in a few years.
        """,
      facts: [
        "Material": "Untreated larch",
        "Entrance": "32 mm",
        "Size": "28 × 17 × 19 cm",
        "Weight": "1.5 kg",
      ]),
    spanish: ProductText(
      name: "Caja nido de alerce",
      summary: "Una casa para herrerillos y carboneros, con puerta de 32 mm y buen tejado.",
      description: """
        Las tablas van sin cepillar por dentro para que los pollos puedan trepar. El frontal \
        se abre con dos tornillos para limpiarla en otoño.

        Cuélgala a dos o tres metros de altura, mirando al este o al nordeste. El alerce no \
        necesita pintura y en pocos años se vuelve plateado.
        """,
      facts: [
        "Material": "Alerce sin tratar",
        "Entrada": "32 mm",
        "Medidas": "28 × 17 × 19 cm",
        "Peso": "1,5 kg",
      ]),
    picture: GardenPictures.nestBox)
}
