extension ProductContent {
  static let alarmClock = ProductContent(
    id: "alarm-clock", category: "desk", price: 3900, stock: 15,
    english: ProductText(
      name: "Twin-bell alarm clock",
      summary: "A quiet movement by night, two real bells in the morning.",
      description: """
        The hands sweep instead of ticking, and they glow for an hour after the light goes \
        out. A hammer between the bells does the rest: there is no volume to turn down.

        A button at the back lights the dial. It runs for about a year on one AA battery, \
        which is not included.
        """,
      facts: [
        "Material": "Painted steel, glass",
        "Size": "12 × 16 × 6 cm",
        "Weight": "290 g",
        "Power": "One AA battery",
      ]),
    spanish: ProductText(
      name: "Despertador de dos campanas",
      summary: "Silencioso de noche y con dos campanas de verdad por la mañana.",
      description: """
        Las agujas avanzan sin tictac y brillan una hora después de apagar la luz. Del resto \
        se encarga el martillo entre las campanas: no hay volumen que bajar.

        Un botón en la parte de atrás ilumina la esfera. Funciona alrededor de un año con una \
        pila AA, no incluida.
        """,
      facts: [
        "Material": "Acero pintado y cristal",
        "Medidas": "12 × 16 × 6 cm",
        "Peso": "290 g",
        "Alimentación": "Una pila AA",
      ]),
    picture: DeskPictures.alarmClock)
}
