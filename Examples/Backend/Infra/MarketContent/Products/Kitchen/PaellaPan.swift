extension ProductContent {
  static let paellaPan = ProductContent(
    id: "paella-pan", category: "kitchen", price: 2450, stock: 27,
    english: ProductText(
      name: "Carbon-steel paella pan, 38 cm",
      summary: "A wide, thin pan with two handles that gives eight portions a crust.",
      description: """
        Thin carbon steel answers the flame at once, and the shallow wall lets the stock boil \
        off evenly. The dimples in the base keep it from warping.

        Dry it after washing and rub it with a little oil, or it will rust. It needs a burner \
        about as wide as its base.
        """,
      facts: [
        "Material": "Polished carbon steel",
        "Diameter": "38 cm",
        "Portions": "8",
        "Care": "Dry and oil after use",
      ]),
    spanish: ProductText(
      name: "Paellera de acero pulido de 38 cm",
      summary: "Ancha, fina y con dos asas: ocho raciones con su socarrat.",
      description: """
        El acero pulido fino responde enseguida al fuego y la pared baja deja que el caldo se \
        evapore por igual. Los hoyuelos del fondo evitan que se combe.

        Sécala después de lavarla y úntala con un poco de aceite, porque si no se oxida. \
        Necesita un fuego casi tan ancho como la base.
        """,
      facts: [
        "Material": "Acero al carbono pulido",
        "Diámetro": "38 cm",
        "Raciones": "8",
        "Cuidado": "Secar y aceitar tras el uso",
      ]),
    picture: KitchenPictures.paellaPan)
}
