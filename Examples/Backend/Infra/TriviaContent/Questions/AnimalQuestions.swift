extension TriviaContent {
  static let animals = SeedTopic(
    id: "animals", name: "Animals", summary: "Furry, feathered and scaly neighbours from all over.",
    scene: AnimalScenes.topic, questions: animalQuestions + moreAnimalQuestions)

  private static let animalQuestions: [SeedQuestion] = [
    SeedQuestion(
      "animals-01", "Where do emperor penguins keep their egg warm?",
      right: "On their feet", wrong: ["In a grass nest", "Under the snow", "In a burrow"],
      AnimalScenes.penguin),
    SeedQuestion(
      "animals-02", "What colour is a polar bear's skin under its fur?",
      right: "Black", wrong: ["White", "Pink", "Yellow"],
      AnimalScenes.polarBear),
    SeedQuestion(
      "animals-03", "How many bones are there in a giraffe's neck?",
      right: "Seven", wrong: ["Three", "Fourteen", "Twenty-eight"],
      AnimalScenes.tallNeck),
    SeedQuestion(
      "animals-04", "What does a giant panda spend most of its day eating?",
      right: "Bamboo", wrong: ["Honey", "Fish", "Pine cones"],
      AnimalScenes.panda),
    SeedQuestion(
      "animals-05", "What is a baby kangaroo called?",
      right: "A joey", wrong: ["A cub", "A kit", "A fawn"],
      AnimalScenes.kangaroo),
    SeedQuestion(
      "animals-06", "What can a chameleon point in two different directions at once?",
      right: "Its eyes", wrong: ["Its ears", "Its nostrils", "Its tongue"],
      AnimalScenes.chameleon),
    SeedQuestion(
      "animals-07", "What does a camel store in its hump?",
      right: "Fat", wrong: ["Water", "Milk", "Air"],
      AnimalScenes.camel),
    SeedQuestion(
      "animals-08", "Where do flamingos get their pink colour from?",
      right: "Their food", wrong: ["Bright sunshine", "Pink mud", "Salty water"],
      AnimalScenes.flamingo),
    SeedQuestion(
      "animals-09", "Owls turn their heads so far because they cannot move what?",
      right: "Their eyes", wrong: ["Their shoulders", "Their wings", "Their ears"],
      AnimalScenes.owl),
    SeedQuestion(
      "animals-10", "An elephant's trunk is its nose joined to which other part?",
      right: "Its upper lip", wrong: ["Its tongue", "Its chin", "Its front teeth"],
      AnimalScenesMore.elephant),
    SeedQuestion(
      "animals-11", "What is a group of lions called?",
      right: "A pride", wrong: ["A pack", "A herd", "A flock"],
      AnimalScenesMore.lion),
  ]

  private static let moreAnimalQuestions: [SeedQuestion] = [
    SeedQuestion(
      "animals-12", "With which part of the body can a butterfly taste its food?",
      right: "Its feet", wrong: ["Its wings", "Its eyes", "Its back"],
      AnimalScenesMore.butterfly),
    SeedQuestion(
      "animals-13", "To which group of animals do spiders belong?",
      right: "Arachnids", wrong: ["Insects", "Crustaceans", "Amphibians"],
      AnimalScenesMore.spider),
    SeedQuestion(
      "animals-14", "What is a young frog with a tail and no legs called?",
      right: "A tadpole", wrong: ["A nymph", "A cygnet", "A fingerling"],
      AnimalScenesMore.frog),
    SeedQuestion(
      "animals-15", "Koalas feed mainly on the leaves of which trees?",
      right: "Eucalyptus", wrong: ["Oak", "Coconut palm", "Weeping willow"],
      AnimalScenesMore.koala),
    SeedQuestion(
      "animals-16", "What is unusual about the platypus, a mammal?",
      right: "It lays eggs",
      wrong: ["It has no heart", "It breathes through gills", "It has feathers"],
      AnimalScenesMore.platypus),
    SeedQuestion(
      "animals-17", "What is a female fox called?",
      right: "A vixen", wrong: ["A doe", "A mare", "A sow"],
      AnimalScenesMore.fox),
    SeedQuestion(
      "animals-18", "How does a honeybee tell the hive where the flowers are?",
      right: "It dances", wrong: ["It sings", "It glows", "It draws with wax"],
      AnimalScenesMore.honeybee),
    SeedQuestion(
      "animals-19", "Why does a snake flick its tongue in and out?",
      right: "To smell the air",
      wrong: ["To clean its eyes", "To keep itself cool", "To attract a mate"],
      AnimalScenesMore.snake),
    SeedQuestion(
      "animals-20", "A hedgehog's spines are made of the same stuff as your what?",
      right: "Fingernails", wrong: ["Bones", "Teeth", "Blood"],
      AnimalScenesMore.hedgehog),
    SeedQuestion(
      "animals-21", "Which part of a rabbit never stops growing?",
      right: "Its teeth", wrong: ["Its ears", "Its tail", "Its nose"],
      AnimalScenesMore.rabbit),
    SeedQuestion(
      "animals-22", "A tortoise's shell is joined to which part of its skeleton?",
      right: "Its backbone", wrong: ["Its jaw", "Its skull", "Its knees"],
      AnimalScenesMore.tortoise),
  ]
}
