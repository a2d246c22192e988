extension ProductContent {
  static let workApron = ProductContent(
    id: "work-apron", category: "textiles", price: 3600, stock: 17,
    english: ProductText(
      name: "Cross-back work apron",
      summary: "A sturdy apron whose straps cross at the back and spare the neck.",
      description: """
        The weight hangs from the shoulders, so it is easy to wear for a whole day. Two big \
        pockets hold a cloth and a phone, a small one holds a thermometer.

        Cotton twill with doubled seams stands up to clay, dough and soil. Wash it at 60 °C \
        with similar colours.
        """,
      facts: [
        "Material": "Cotton twill, 300 g/m²",
        "Size": "One size, 86 cm long",
        "Pockets": "3",
        "Care": "Wash at 60 °C",
      ]),
    spanish: ProductText(
      name: "Delantal de tirantes cruzados",
      summary: "Un delantal resistente que se cruza en la espalda y no carga el cuello.",
      description: """
        El peso cae en los hombros, así que se lleva bien todo el día. En los dos bolsillos \
        grandes caben un paño y el móvil; en el pequeño, un termómetro.

        La sarga de algodón con doble costura aguanta barro, masa y tierra. Lávalo a 60 °C con \
        colores parecidos.
        """,
      facts: [
        "Material": "Sarga de algodón, 300 g/m²",
        "Medidas": "Talla única, 86 cm de largo",
        "Bolsillos": "3",
        "Cuidado": "Lavar a 60 °C",
      ]),
    picture: TextilesPictures.workApron)
}
