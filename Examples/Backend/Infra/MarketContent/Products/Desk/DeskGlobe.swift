extension ProductContent {
  static let deskGlobe = ProductContent(
    id: "desk-globe", category: "desk", price: 8200, stock: 4,
    english: ProductText(
      name: "Desk globe, 25 cm",
      summary: "A political globe on a beech foot, tilted as the earth is.",
      description: """
        The map is printed on twelve paper gores and glued by hand on a light sphere. Sea \
        depths are shown in four blues, mountains in relief shading.

        It turns smoothly on a brass meridian with a scale of degrees. Dust it with a soft \
        brush.
        """,
      facts: [
        "Material": "Paper, beech, brass",
        "Diameter": "25 cm",
        "Height": "36 cm",
        "Weight": "1.1 kg",
      ]),
    spanish: ProductText(
      name: "Globo terráqueo de 25 cm",
      summary: "Un globo político con pie de haya, inclinado igual que la Tierra.",
      description: """
        El mapa se imprime en doce husos de papel que se pegan a mano sobre una esfera ligera. \
        El fondo del mar va en cuatro azules y las montañas, sombreadas.

        Gira con suavidad en un meridiano de latón graduado. Quítale el polvo con una brocha \
        suave.
        """,
      facts: [
        "Material": "Papel, haya y latón",
        "Diámetro": "25 cm",
        "Altura": "36 cm",
        "Peso": "1,1 kg",
      ]),
    picture: DeskPictures.deskGlobe)
}
