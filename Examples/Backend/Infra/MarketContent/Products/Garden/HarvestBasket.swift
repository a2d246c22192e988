extension ProductContent {
  static let harvestBasket = ProductContent(
    id: "harvest-basket", category: "garden", price: 3800, stock: 13,
    english: ProductText(
      name: "Willow harvest basket",
      summary: "A shallow oval basket with a high handle, woven from brown willow.",
      description: """
        The willow is soaked and woven with its bark on, which makes the basket darker and \
        tougher. Two strong ribs run under the base and up into the handle.

        It holds about six kilos of apples. Let it dry in the shade when it has been out in \
        the rain.
        """,
      facts: [
        "Material": "Brown willow",
        "Size": "45 × 32 × 34 cm",
        "Load": "8 kg",
        "Weight": "900 g",
      ]),
    spanish: ProductText(
      name: "Cesta de mimbre para la cosecha",
      summary: "Cesta ovalada y baja, de asa alta, trenzada en mimbre oscuro.",
      description: """
        El mimbre se remoja y se trenza con su corteza, y así la cesta queda más oscura y más \
        fuerte. Dos costillas pasan bajo el fondo y suben hasta el asa.

        Caben unos seis kilos de manzanas. Si se moja, deja que se seque a la sombra.
        """,
      facts: [
        "Material": "Mimbre con corteza",
        "Medidas": "45 × 32 × 34 cm",
        "Carga": "8 kg",
        "Peso": "900 g",
      ]),
    picture: GardenPictures.harvestBasket)
}
