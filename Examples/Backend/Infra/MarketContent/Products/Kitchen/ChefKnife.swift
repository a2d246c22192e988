extension ProductContent {
  static let chefKnife = ProductContent(
    id: "chef-knife", category: "kitchen", price: 8900, stock: 11,
    english: ProductText(
      name: "Chef’s knife, 20 cm",
      summary: "A forged all-round blade with a walnut handle that sits well in the hand.",
      description: """
        The blade is forged from one piece of carbon-rich stainless steel and ground to 15 \
        degrees on each side. It is tall enough to keep the knuckles clear of the board.

        Use it for vegetables, herbs, meat and fish, but not for bones or frozen food. Wash \
        and dry it right after use, and hone it every few weeks.
        """,
      facts: [
        "Blade": "Stainless steel, 20 cm",
        "Handle": "Oiled walnut",
        "Weight": "215 g",
        "Care": "Wash by hand",
      ]),
    spanish: ProductText(
      name: "Cuchillo de cocinero de 20 cm",
      summary: "Hoja forjada para casi todo y mango de nogal que se agarra bien.",
      description: """
        La hoja se forja de una sola pieza de acero inoxidable rico en carbono y se afila a 15 \
        grados por cada lado. Es alta, para que los nudillos no toquen la tabla.

        Vale para verduras, hierbas, carne y pescado, pero no para huesos ni congelados. \
        Lávalo y sécalo después de usarlo y pásale la chaira cada pocas semanas.
        """,
      facts: [
        "Hoja": "Acero inoxidable, 20 cm",
        "Mango": "Nogal aceitado",
        "Peso": "215 g",
        "Cuidado": "Lavar a mano",
      ]),
    picture: KitchenPictures.chefKnife)
}
