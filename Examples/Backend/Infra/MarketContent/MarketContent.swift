/// Everything the shop sells, in the order in which it is shown.
enum MarketContent {
  static let categories: [CategoryContent] = [
    CategoryContent(id: "kitchen", english: "Kitchen", spanish: "Cocina"),
    CategoryContent(id: "table", english: "Table", spanish: "Mesa"),
    CategoryContent(id: "desk", english: "Desk", spanish: "Escritorio"),
    CategoryContent(id: "lighting", english: "Lighting", spanish: "Iluminación"),
    CategoryContent(id: "garden", english: "Garden", spanish: "Jardín"),
    CategoryContent(id: "travel", english: "Bags and travel", spanish: "Bolsos y viaje"),
    CategoryContent(id: "textiles", english: "Textiles", spanish: "Textiles"),
    CategoryContent(id: "leisure", english: "Play and wellbeing", spanish: "Juego y bienestar"),
  ]

  /// One of each department in turn, so that the first page shows something of all.
  static let products: [ProductContent] = {
    let departments = [kitchen, table, desk, lighting, garden, travel, textiles, leisure]
    let most = departments.map(\.count).max() ?? 0
    return (0..<most).flatMap { turn in
      departments.compactMap { $0.indices.contains(turn) ? $0[turn] : nil }
    }
  }()

  private static let kitchen: [ProductContent] = [
    .mokaPot, .ironCasserole, .chefKnife, .oakBoard, .graniteMortar, .stovetopKettle,
    .pepperMill, .kitchenScale, .paellaPan,
  ]

  private static let table: [ProductContent] = [
    .speckledMug, .stonewareTeapot, .glassCarafe, .wineGlasses, .saladBowl, .plateSet,
    .cutlerySet, .cakeStand, .oilCruet,
  ]

  private static let desk: [ProductContent] = [
    .fountainPen, .linenNotebook, .pencilCup, .deskScissors, .deskGlobe, .tapeDispenser,
    .alarmClock, .archBookends,
  ]

  private static let lighting: [ProductContent] = [
    .taskLamp, .domePendant, .tripodLamp, .mushroomLamp, .brassCandlestick, .paperLantern,
    .stringLights, .stormLantern,
  ]

  private static let garden: [ProductContent] = [
    .wateringCan, .gardenSecateurs, .terracottaPot, .handTrowel, .rubberBoots, .nestBox,
    .steelWheelbarrow, .harvestBasket,
  ]

  private static let travel: [ProductContent] = [
    .canvasBackpack, .marketTote, .cabinSuitcase, .walkingUmbrella, .steelFlask, .washBag,
    .weekendBag, .strawHat,
  ]

  private static let textiles: [ProductContent] = [
    .woolThrow, .linenCushion, .cottonTowels, .workApron, .teaTowels, .woolRug, .bedLinen,
    .feltSlippers,
  ]

  private static let leisure: [ProductContent] = [
    .chessSet, .stackingRings, .corkYogaMat, .skippingRope, .concertUkulele, .diamondKite,
    .oliveSoap, .bathBrush,
  ]
}
