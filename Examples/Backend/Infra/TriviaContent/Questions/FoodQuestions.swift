extension TriviaContent {
  static let food = SeedTopic(
    id: "food", name: "Food", summary: "What is on the plate, and where it came from.",
    scene: FoodScenes.topic, questions: foodQuestions + moreFoodQuestions)

  private static let foodQuestions: [SeedQuestion] = [
    SeedQuestion(
      "food-01", "Which spice is the dried red threads of a crocus flower?",
      right: "Saffron", wrong: ["Paprika", "Turmeric", "Cinnamon"],
      FoodScenes.crocus),
    SeedQuestion(
      "food-02", "What is nori, the dark sheet wrapped around many sushi rolls?",
      right: "Dried seaweed", wrong: ["Smoked fish skin", "Toasted cabbage", "Black rice paper"],
      FoodScenes.sushi),
    SeedQuestion(
      "food-03", "What is hummus mainly made from?",
      right: "Chickpeas", wrong: ["Potatoes", "Red lentils", "Cauliflower"],
      FoodScenes.hummus),
    SeedQuestion(
      "food-04", "What is the main ingredient of guacamole?",
      right: "Avocado", wrong: ["Spinach", "Green peas", "Cucumber"],
      FoodScenes.greenDip),
    SeedQuestion(
      "food-05", "Which Italian city is the home of pizza Margherita?",
      right: "Naples", wrong: ["Venice", "Milan", "Florence"],
      FoodScenes.pizza),
    SeedQuestion(
      "food-06", "What makes the holes in Swiss cheeses such as Emmental?",
      right: "Gas from bacteria", wrong: ["A special drill", "Hungry mice", "Melted ice cubes"],
      FoodScenes.cheese),
    SeedQuestion(
      "food-07", "Chocolate is made from the seeds of which tree?",
      right: "Cacao", wrong: ["Carob", "Coconut", "Hazel"],
      FoodScenes.chocolate),
    SeedQuestion(
      "food-08", "Vanilla comes from the pods of which kind of plant?",
      right: "An orchid", wrong: ["A rose", "A cactus", "A bean bush"],
      FoodScenes.iceCream),
    SeedQuestion(
      "food-09", "Which ingredient makes ordinary bread dough rise?",
      right: "Yeast", wrong: ["Salt", "Water", "Butter"],
      FoodScenes.bread),
    SeedQuestion(
      "food-10", "What do bees gather from flowers to make honey?",
      right: "Nectar", wrong: ["Wax", "Petals", "Seeds"],
      FoodScenes.honey),
    SeedQuestion(
      "food-11", "Which substance makes chillies taste hot?",
      right: "Capsaicin", wrong: ["Caffeine", "Chlorophyll", "Citric acid"],
      FoodScenesMore.chillies),
  ]

  private static let moreFoodQuestions: [SeedQuestion] = [
    SeedQuestion(
      "food-12", "What is traditional tofu made from?",
      right: "Soybeans", wrong: ["Rice flour", "Goat's milk", "Egg whites"],
      FoodScenesMore.tofu),
    SeedQuestion(
      "food-13", "What is folded into croissant dough to make its flaky layers?",
      right: "Butter", wrong: ["Cheese", "Honey", "Whipped cream"],
      FoodScenesMore.croissant),
    SeedQuestion(
      "food-14", "To a botanist, what is a tomato?",
      right: "A fruit", wrong: ["A root", "A leaf", "A flower bud"],
      FoodScenesMore.tomatoes),
    SeedQuestion(
      "food-15", "A banana plant is not a tree. What is it?",
      right: "A giant herb", wrong: ["A large shrub", "A climbing vine", "A tall cactus"],
      FoodScenesMore.bananas),
    SeedQuestion(
      "food-16", "Paella comes from the countryside around which Spanish city?",
      right: "Valencia", wrong: ["Bilbao", "Madrid", "Salamanca"],
      FoodScenesMore.paella),
    SeedQuestion(
      "food-17", "Black and green tea come from the same plant. How does black tea differ?",
      right: "Its leaves are oxidised",
      wrong: [
        "Its leaves are burnt", "It is mixed with coffee", "It is grown in the dark",
      ],
      FoodScenesMore.teapot),
    SeedQuestion(
      "food-18", "In a famous legend, which lively animals led to the discovery of coffee?",
      right: "Goats", wrong: ["Monkeys", "Parrots", "Camels"],
      FoodScenesMore.coffee),
    SeedQuestion(
      "food-19", "Maple syrup is made from which part of the maple tree?",
      right: "Its sap", wrong: ["Its bark", "Its leaves", "Its seeds"],
      FoodScenesMore.pancakes),
    SeedQuestion(
      "food-20", "Japanese soba noodles are made from which flour?",
      right: "Buckwheat", wrong: ["Chickpea", "Potato", "Coconut"],
      FoodScenesMore.noodles),
    SeedQuestion(
      "food-21", "What makes a kernel of popcorn burst open?",
      right: "Water turning to steam",
      wrong: ["Sugar melting", "Oil catching fire", "Air leaking out of the pan"],
      FoodScenesMore.popcorn),
    SeedQuestion(
      "food-22", "Lemons and limes once saved sailors from which illness?",
      right: "Scurvy", wrong: ["Measles", "Malaria", "Chickenpox"],
      FoodScenesMore.lemons),
  ]
}
