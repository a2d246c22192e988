extension TriviaContent {
  static let places = SeedTopic(
    id: "places", name: "Places", summary: "Landmarks, rivers and deserts from around the world.",
    scene: PlaceScenes.topic, questions: placeQuestions + morePlaceQuestions)

  private static let placeQuestions: [SeedQuestion] = [
    SeedQuestion(
      "places-01", "What was the Great Pyramid of Giza built to be?",
      right: "A royal tomb", wrong: ["A grain store", "A market hall", "A fortress"],
      PlaceScenes.pyramids),
    SeedQuestion(
      "places-02", "For which kind of event was the Eiffel Tower built?",
      right: "A World's Fair", wrong: ["An Olympic Games", "A royal wedding", "A coronation"],
      PlaceScenes.ironTower),
    SeedQuestion(
      "places-03", "What hangs at the top of the Leaning Tower of Pisa?",
      right: "Bells", wrong: ["Lanterns", "A giant clock", "A telescope"],
      PlaceScenes.leaningTower),
    SeedQuestion(
      "places-04", "Which river carved the Grand Canyon?",
      right: "The Colorado", wrong: ["The Mississippi", "The Missouri", "The Rio Grande"],
      PlaceScenes.canyon),
    SeedQuestion(
      "places-05", "Which river flows under Tower Bridge in London?",
      right: "The Thames", wrong: ["The Severn", "The Mersey", "The Avon"],
      PlaceScenes.towerBridge),
    SeedQuestion(
      "places-06", "What kind of mountain is Mount Fuji in Japan?",
      right: "A volcano", wrong: ["A coral reef", "A sand dune", "A meteor crater"],
      PlaceScenes.snowyCone),
    SeedQuestion(
      "places-07", "Which people built Machu Picchu, high in the Andes?",
      right: "The Inca", wrong: ["The Maya", "The Aztecs", "The Olmecs"],
      PlaceScenes.mountainCity),
    SeedQuestion(
      "places-08", "In memory of whom was the Taj Mahal built?",
      right: "An emperor's wife",
      wrong: ["A famous poet", "A victorious general", "A travelling monk"],
      PlaceScenes.whiteTomb),
    SeedQuestion(
      "places-09", "Which country gave the Statue of Liberty to the United States?",
      right: "France", wrong: ["Britain", "Italy", "Germany"],
      PlaceScenes.torchBearer),
    SeedQuestion(
      "places-10", "Which great desert covers much of northern Africa?",
      right: "The Sahara", wrong: ["The Gobi", "The Kalahari", "The Atacama"],
      PlaceScenes.duneCaravan),
    SeedQuestion(
      "places-11", "What are the long, dark rowing boats of Venice called?",
      right: "Gondolas", wrong: ["Feluccas", "Kayaks", "Catamarans"],
      PlaceScenes.canalBoat),
  ]

  private static let morePlaceQuestions: [SeedQuestion] = [
    SeedQuestion(
      "places-12", "What did many Dutch windmills pump to keep the land usable?",
      right: "Water", wrong: ["Oil", "Fresh air", "Sand"],
      PlaceScenesMore.windmill),
    SeedQuestion(
      "places-13", "What causes the northern lights?",
      right: "Particles from the Sun",
      wrong: ["Moonlight on the ice", "Dust from volcanoes", "Lightning over the sea"],
      PlaceScenesMore.northernLights),
    SeedQuestion(
      "places-14", "Which line circles the Earth halfway between the poles?",
      right: "The equator",
      wrong: ["The prime meridian", "The Arctic Circle", "The Tropic of Cancer"],
      PlaceScenesMore.globe),
    SeedQuestion(
      "places-15", "In which country was the magnetic compass invented?",
      right: "China", wrong: ["Greece", "Peru", "Portugal"],
      PlaceScenesMore.compass),
    SeedQuestion(
      "places-16", "Why was the Great Wall of China built?",
      right: "To keep invaders out",
      wrong: ["To hold back floods", "To carry drinking water", "To stop desert winds"],
      PlaceScenesMore.longWall),
    SeedQuestion(
      "places-17", "In which country does Stonehenge stand?",
      right: "England", wrong: ["Ireland", "Norway", "Scotland"],
      PlaceScenesMore.standingStones),
    SeedQuestion(
      "places-18", "On which island do the stone statues called moai stand?",
      right: "Easter Island", wrong: ["Madagascar", "Crete", "Tasmania"],
      PlaceScenesMore.stoneHeads),
    SeedQuestion(
      "places-19", "In which country is Petra, the city carved into rose-red cliffs?",
      right: "Jordan", wrong: ["Egypt", "Morocco", "Turkey"],
      PlaceScenesMore.carvedCity),
    SeedQuestion(
      "places-20", "Which fighters entertained the crowds in the Colosseum of ancient Rome?",
      right: "Gladiators", wrong: ["Samurai", "Musketeers", "Vikings"],
      PlaceScenesMore.arena),
    SeedQuestion(
      "places-21", "The water of Niagara Falls flows from Lake Erie to which other lake?",
      right: "Lake Ontario", wrong: ["Lake Superior", "Lake Huron", "Lake Michigan"],
      PlaceScenesMore.waterfall),
    SeedQuestion(
      "places-22", "The largest rainforest in the world grows around which river?",
      right: "The Amazon", wrong: ["The Congo", "The Mekong", "The Ganges"],
      PlaceScenesMore.rainforest),
  ]
}
