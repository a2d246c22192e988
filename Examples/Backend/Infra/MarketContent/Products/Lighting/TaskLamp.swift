extension ProductContent {
  static let taskLamp = ProductContent(
    id: "task-lamp", category: "lighting", price: 12_900, stock: 8,
    english: ProductText(
      name: "Jointed desk lamp",
      summary: "A sprung arm that stays where you leave it, with a shade that turns.",
      description: """
        Two sprung joints carry the arm over the whole desk, and the shade turns and tilts at \
        the end of it. The switch sits on the shade, within reach.

        It takes an E27 bulb of up to 10 watts, not included. The foot weighs 2 kg; a clamp \
        for table tops is in the box.
        """,
      facts: [
        "Material": "Painted steel and aluminium",
        "Reach": "75 cm",
        "Bulb": "E27, up to 10 W LED",
        "Cable": "1.8 m",
      ]),
    spanish: ProductText(
      name: "Flexo articulado",
      summary: "Un brazo de muelles que se queda donde lo dejas y una pantalla que gira.",
      description: """
        Dos articulaciones con muelles llevan el brazo por todo el escritorio, y la pantalla \
        gira y se inclina en el extremo. El interruptor está en la pantalla, a mano.

        Lleva una bombilla E27 de hasta 10 vatios, no incluida. El pie pesa 2 kg; en la caja \
        viene también una pinza para la mesa.
        """,
      facts: [
        "Material": "Acero pintado y aluminio",
        "Alcance": "75 cm",
        "Bombilla": "E27, LED de hasta 10 W",
        "Cable": "1,8 m",
      ]),
    picture: LightingPictures.taskLamp)
}
