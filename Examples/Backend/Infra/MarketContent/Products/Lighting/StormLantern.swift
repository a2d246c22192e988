extension ProductContent {
  static let stormLantern = ProductContent(
    id: "storm-lantern", category: "lighting", price: 4500, stock: 10,
    english: ProductText(
      name: "Storm lantern",
      summary: "A paraffin lantern with a glass chimney that burns in wind and rain.",
      description: """
        One filling burns for about 20 hours, and the wick is trimmed with a wheel at the \
        side. The glass lifts with a lever to light it, and the bail locks it down again.

        Use lamp oil or paraffin, outdoors or with a window open. A spare wick is included.
        """,
      facts: [
        "Material": "Lacquered steel, glass",
        "Height": "31 cm",
        "Burns": "About 20 hours",
        "Weight": "820 g",
      ]),
    spanish: ProductText(
      name: "Farol de parafina",
      summary: "Un farol con tubo de vidrio que arde con viento y con lluvia.",
      description: """
        Con el depósito lleno dura unas 20 horas, y la mecha se regula con la ruedecilla del \
        lateral. Para encenderlo, una palanca levanta el vidrio y luego lo vuelve a sujetar.

        Usa aceite para lámparas o parafina líquida, al aire libre o con la ventana abierta. \
        Incluye una mecha de repuesto.
        """,
      facts: [
        "Material": "Acero lacado y vidrio",
        "Altura": "31 cm",
        "Duración": "Unas 20 horas",
        "Peso": "820 g",
      ]),
    picture: LightingPictures.stormLantern)
}
