extension ProductContent {
  static let gardenSecateurs = ProductContent(
    id: "garden-secateurs", category: "garden", price: 2950, stock: 22,
    english: ProductText(
      name: "Bypass secateurs",
      summary: "Forged blades for clean cuts in live wood up to 22 mm thick.",
      description: """
        The upper blade passes the lower one like scissors do, which does not crush the stem. \
        A notch near the joint cuts thin wire, so the edge is spared.

        A catch at the joint closes them with one thumb. Every part can be unscrewed, \
        sharpened and replaced.
        """,
      facts: [
        "Material": "Forged steel, coated grips",
        "Length": "21 cm",
        "Cuts": "Up to 22 mm",
        "Weight": "240 g",
      ]),
    spanish: ProductText(
      name: "Tijeras de podar",
      summary: "Hojas forjadas para cortes limpios en ramas verdes de hasta 22 mm.",
      description: """
        La hoja de arriba pasa junto a la de abajo como en unas tijeras y no aplasta el tallo. \
        Una muesca junto al eje corta alambre fino sin dañar el filo.

        El seguro se cierra con el pulgar. Todas las piezas se desatornillan, se afilan y se \
        cambian.
        """,
      facts: [
        "Material": "Acero forjado, mangos recubiertos",
        "Longitud": "21 cm",
        "Corte": "Hasta 22 mm",
        "Peso": "240 g",
      ]),
    picture: GardenPictures.gardenSecateurs)
}
