extension TriviaContent {
  static let oceans = SeedTopic(
    id: "oceans", name: "Oceans", summary: "Whales, reefs, tides and the dark places far below.",
    scene: OceanScenes.topic, questions: oceanQuestions + moreOceanQuestions)

  private static let oceanQuestions: [SeedQuestion] = [
    SeedQuestion(
      "oceans-01", "How many hearts does an octopus have?",
      right: "Three", wrong: ["One", "Two", "Eight"],
      OceanScenes.octopus),
    SeedQuestion(
      "oceans-02", "What do blue whales mostly eat?",
      right: "Krill", wrong: ["Seals", "Seaweed", "Tuna"],
      OceanScenes.whaleFeeding),
    SeedQuestion(
      "oceans-03", "What do dolphins use to find fish in murky water?",
      right: "Echoes", wrong: ["Heat vision", "Glowing skin", "Long whiskers"],
      OceanScenes.dolphin),
    SeedQuestion(
      "oceans-04", "Which is the largest of the oceans?",
      right: "The Pacific", wrong: ["The Atlantic", "The Indian Ocean", "The Arctic"],
      OceanScenes.openSea),
    SeedQuestion(
      "oceans-05", "Where is the deepest known point in the sea?",
      right: "The Mariana Trench",
      wrong: ["The Puerto Rico Trench", "The Mediterranean Sea", "The Gulf of Mexico"],
      OceanScenes.deepDive),
    SeedQuestion(
      "oceans-06", "Who carries a seahorse's eggs until they hatch?",
      right: "The father", wrong: ["The mother", "Both, taking turns", "A helpful neighbour"],
      OceanScenes.seahorse),
    SeedQuestion(
      "oceans-07", "What is the main cause of the tides?",
      right: "The pull of the Moon",
      wrong: ["Strong winds", "Undersea volcanoes", "Rivers flowing into the sea"],
      OceanScenes.lowTide),
    SeedQuestion(
      "oceans-08", "What kind of living thing is a coral?",
      right: "An animal", wrong: ["A plant", "A fungus", "A seaweed"],
      OceanScenes.reef),
    SeedQuestion(
      "oceans-09", "Clownfish live safely among the stinging tentacles of which creature?",
      right: "The sea anemone", wrong: ["The sea urchin", "The octopus", "The cuttlefish"],
      OceanScenes.clownfish),
    SeedQuestion(
      "oceans-10", "What is a jellyfish mostly made of?",
      right: "Water", wrong: ["Fat", "Salt", "Muscle"],
      OceanScenes.jellyfish),
    SeedQuestion(
      "oceans-11", "What is a shark's skeleton made of?",
      right: "Cartilage", wrong: ["Hollow bone", "Shell", "Ivory"],
      OceanScenesMore.shark),
  ]

  private static let moreOceanQuestions: [SeedQuestion] = [
    SeedQuestion(
      "oceans-12", "Where do sea turtles lay their eggs?",
      right: "In sand on beaches",
      wrong: ["On floating seaweed", "Inside coral reefs", "On the deep sea floor"],
      OceanScenesMore.turtle),
    SeedQuestion(
      "oceans-13", "What makes a deep-sea anglerfish's lure glow?",
      right: "Bacteria", wrong: ["Electric sparks", "Moonlight", "Hot minerals"],
      OceanScenesMore.anglerfish),
    SeedQuestion(
      "oceans-14", "An oyster makes a pearl from layers of which substance?",
      right: "Nacre", wrong: ["Amber", "Quartz", "Ivory"],
      OceanScenesMore.oyster),
    SeedQuestion(
      "oceans-15", "About how much of a floating iceberg is hidden under water?",
      right: "Nine tenths", wrong: ["One tenth", "One third", "One half"],
      OceanScenesMore.iceberg),
    SeedQuestion(
      "oceans-16", "The Pharos, a famous ancient lighthouse, stood in which city?",
      right: "Alexandria", wrong: ["Athens", "Carthage", "Constantinople"],
      OceanScenesMore.lighthouse),
    SeedQuestion(
      "oceans-17", "In which unit do sailors measure a ship's speed?",
      right: "Knots", wrong: ["Fathoms", "Leagues", "Furlongs"],
      OceanScenesMore.steamship),
    SeedQuestion(
      "oceans-18", "The orca, or killer whale, belongs to which family?",
      right: "Dolphins", wrong: ["Sharks", "Seals", "Porpoises"],
      OceanScenesMore.orca),
    SeedQuestion(
      "oceans-19", "How does a hermit crab get its shell?",
      right: "It moves into an empty one",
      wrong: [
        "It builds one out of sand", "It hatches inside it", "It grows it from its own skin",
      ],
      OceanScenesMore.hermitCrab),
    SeedQuestion(
      "oceans-20", "What can many starfish do after losing an arm?",
      right: "Grow a new one",
      wrong: ["Turn into a sea urchin", "Fly short distances", "Breathe air"],
      OceanScenesMore.starfish),
    SeedQuestion(
      "oceans-21", "Giant kelp, which grows in underwater forests, is a kind of what?",
      right: "Algae", wrong: ["Moss", "Coral", "Grass"],
      OceanScenesMore.kelpForest),
    SeedQuestion(
      "oceans-22", "What is a narwhal's long spiral tusk?",
      right: "A tooth", wrong: ["A horn", "A fin", "A rib"],
      OceanScenesMore.narwhal),
  ]
}
