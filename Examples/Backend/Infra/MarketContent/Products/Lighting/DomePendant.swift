extension ProductContent {
  static let domePendant = ProductContent(
    id: "dome-pendant", category: "lighting", price: 9800, stock: 6,
    english: ProductText(
      name: "Dome pendant lamp",
      summary: "A spun-metal dome, dark outside and pale inside, for over the table.",
      description: """
        The dome throws its light down in a circle of about 1.2 m when it hangs 70 cm above \
        the table. The pale inside keeps the light soft and out of the eyes.

        The textile cable is 2 m long and can be shortened at the ceiling rose. Have it wired \
        by an electrician.
        """,
      facts: [
        "Material": "Spun aluminium",
        "Diameter": "36 cm",
        "Bulb": "E27, up to 15 W LED",
        "Weight": "1.3 kg",
      ]),
    spanish: ProductText(
      name: "Lámpara colgante de campana",
      summary: "Una campana de metal, oscura por fuera y clara por dentro, para la mesa.",
      description: """
        Colgada a 70 cm de la mesa, ilumina un círculo de algo más de un metro. El interior \
        claro suaviza la luz y evita que deslumbre.

        El cable textil mide 2 m y se puede acortar en el florón del techo. La instalación, \
        mejor que la haga un electricista.
        """,
      facts: [
        "Material": "Aluminio repulsado",
        "Diámetro": "36 cm",
        "Bombilla": "E27, LED de hasta 15 W",
        "Peso": "1,3 kg",
      ]),
    picture: LightingPictures.domePendant)
}
