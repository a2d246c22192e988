extension ProductContent {
  static let mushroomLamp = ProductContent(
    id: "mushroom-lamp", category: "lighting", price: 7600, stock: 12,
    english: ProductText(
      name: "Mushroom table lamp",
      summary: "A small lamp of opal glass that glows evenly from cap to stem.",
      description: """
        Cap and stem are blown from opal glass, so there is no shadow and no bright spot. \
        Three touches on the brass ring dim it from reading light to night light.

        The LED is built in and warm, 2700 K. It lasts for about 25,000 hours and can be \
        replaced with a screwdriver.
        """,
      facts: [
        "Material": "Opal glass, brass",
        "Height": "26 cm",
        "Light": "LED, 6 W, 2700 K",
        "Cable": "1.6 m",
      ]),
    spanish: ProductText(
      name: "Lámpara de mesa seta",
      summary: "Una lámpara pequeña de vidrio opal que brilla por igual, de arriba abajo.",
      description: """
        El sombrero y el pie son de vidrio opal soplado, sin sombras ni puntos brillantes. Con \
        tres toques en el anillo de latón pasa de luz de lectura a luz de noche.

        El LED es integrado y cálido, de 2700 K. Dura unas 25 000 horas y se cambia con un \
        destornillador.
        """,
      facts: [
        "Material": "Vidrio opal y latón",
        "Altura": "26 cm",
        "Luz": "LED, 6 W, 2700 K",
        "Cable": "1,6 m",
      ]),
    picture: LightingPictures.mushroomLamp)
}
