extension ProductContent {
  static let canvasBackpack = ProductContent(
    id: "canvas-backpack", category: "travel", price: 9400, stock: 11,
    english: ProductText(
      name: "Waxed canvas backpack",
      summary: "A 20-litre daypack that shrugs off rain, with a sleeve for a laptop.",
      description: """
        The canvas is waxed, not coated: it keeps the rain out and can be waxed again at home. \
        A flap with two leather straps closes over a drawcord.

        Inside there is a padded sleeve for 14-inch laptops and a pocket for keys. The bottom \
        is doubled where bags wear out first.
        """,
      facts: [
        "Material": "Waxed cotton, leather",
        "Capacity": "20 l",
        "Size": "43 × 28 × 14 cm",
        "Weight": "1.1 kg",
      ]),
    spanish: ProductText(
      name: "Mochila de lona encerada",
      summary: "Mochila de 20 litros que aguanta la lluvia, con funda para el portátil.",
      description: """
        La lona va encerada, no plastificada: no deja pasar la lluvia y se puede volver a \
        encerar en casa. Se cierra con cordón y una solapa con dos correas de cuero.

        Dentro hay una funda acolchada para portátiles de 14 pulgadas y un bolsillo para las \
        llaves. El fondo es doble, porque es por donde antes se gastan las mochilas.
        """,
      facts: [
        "Material": "Algodón encerado y cuero",
        "Capacidad": "20 l",
        "Medidas": "43 × 28 × 14 cm",
        "Peso": "1,1 kg",
      ]),
    picture: TravelPictures.canvasBackpack)
}
