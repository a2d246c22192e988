extension ProductContent {
  static let corkYogaMat = ProductContent(
    id: "cork-yoga-mat", category: "leisure", price: 5200, stock: 16,
    english: ProductText(
      name: "Cork yoga mat",
      summary: "A cork surface on natural rubber that grips better when it is damp.",
      description: """
        Cork holds hands and feet without being sticky, and more so as you warm up. The rubber \
        below is 4 mm thick and keeps the mat flat from the first day.

        Wipe it with water after use and roll it with the cork outside. The cotton strap is \
        included.
        """,
      facts: [
        "Material": "Cork, natural rubber",
        "Size": "183 × 66 cm",
        "Thickness": "4.5 mm",
        "Weight": "2.4 kg",
      ]),
    spanish: ProductText(
      name: "Esterilla de yoga de corcho",
      summary: "Corcho sobre caucho natural: húmeda, agarra aún mejor.",
      description: """
        El corcho sujeta manos y pies sin ser pegajoso, y más cuando entras en calor. El \
        caucho de debajo mide 4 mm y la mantiene plana desde el primer día.

        Después de usarla, pásale un paño con agua y enróllala con el corcho hacia fuera. \
        Incluye la cinta de algodón.
        """,
      facts: [
        "Material": "Corcho y caucho natural",
        "Medidas": "183 × 66 cm",
        "Grosor": "4,5 mm",
        "Peso": "2,4 kg",
      ]),
    picture: LeisurePictures.corkYogaMat)
}
