extension TriviaContent {
  static let space = SeedTopic(
    id: "space", name: "Space", summary: "Planets, moons, stars and the people who went to look.",
    scene: SpaceScenes.topic, questions: spaceQuestions + moreSpaceQuestions)

  private static let spaceQuestions: [SeedQuestion] = [
    SeedQuestion(
      "space-01", "What are Saturn's rings mostly made of?",
      right: "Water ice", wrong: ["Iron dust", "Glowing gas", "Salt crystals"],
      SpaceScenes.rings),
    SeedQuestion(
      "space-02", "What gives Mars its reddish colour?",
      right: "Rust", wrong: ["Red plants", "Hot lava", "Copper dust"],
      SpaceScenes.redPlanet),
    SeedQuestion(
      "space-03", "About how long does sunlight take to reach the Earth?",
      right: "8 minutes", wrong: ["8 seconds", "8 hours", "8 days"],
      SpaceScenes.sunlight),
    SeedQuestion(
      "space-04", "Who was the first person to walk on the Moon?",
      right: "Neil Armstrong", wrong: ["Buzz Aldrin", "Alan Shepard", "John Glenn"],
      SpaceScenes.astronaut),
    SeedQuestion(
      "space-05", "Which mission first landed people on the Moon?",
      right: "Apollo 11", wrong: ["Apollo 8", "Apollo 13", "Gemini 12"],
      SpaceScenes.lander),
    SeedQuestion(
      "space-06", "What was the first artificial satellite, launched in 1957, called?",
      right: "Sputnik 1", wrong: ["Explorer 1", "Telstar 1", "Vanguard 1"],
      SpaceScenes.firstSatellite),
    SeedQuestion(
      "space-07", "Who was the first human being to travel into space?",
      right: "Yuri Gagarin", wrong: ["Valentina Tereshkova", "Alexei Leonov", "Alan Shepard"],
      SpaceScenes.launch),
    SeedQuestion(
      "space-08", "Which galaxy do we live in?",
      right: "The Milky Way",
      wrong: ["The Andromeda Galaxy", "The Whirlpool Galaxy", "The Sombrero Galaxy"],
      SpaceScenes.galaxy),
    SeedQuestion(
      "space-09", "A comet's gas tail always points away from what?",
      right: "The Sun", wrong: ["The Earth", "The Moon", "The North Star"],
      SpaceScenes.comet),
    SeedQuestion(
      "space-10", "What is Jupiter's Great Red Spot?",
      right: "A giant storm", wrong: ["An active volcano", "A deep ocean", "A huge crater"],
      SpaceScenes.giantPlanet),
    SeedQuestion(
      "space-11", "Why is Venus even hotter than Mercury?",
      right: "Its thick air traps heat",
      wrong: ["It lies closer to the Sun", "It is covered in fire", "It spins much faster"],
      SpaceScenesMore.hotPlanet),
  ]

  private static let moreSpaceQuestions: [SeedQuestion] = [
    SeedQuestion(
      "space-12", "Who discovered the planet Uranus in 1781?",
      right: "William Herschel", wrong: ["Galileo Galilei", "Johannes Kepler", "Isaac Newton"],
      SpaceScenesMore.oldTelescope),
    SeedQuestion(
      "space-13", "Which of these telescopes was carried into orbit by a Space Shuttle in 1990?",
      right: "Hubble", wrong: ["James Webb", "Kepler", "Spitzer"],
      SpaceScenesMore.orbitingTelescope),
    SeedQuestion(
      "space-14", "What passes between the Sun and the Earth in a solar eclipse?",
      right: "The Moon", wrong: ["Venus", "Mars", "A large comet"],
      SpaceScenesMore.eclipse),
    SeedQuestion(
      "space-15", "What is a shooting star?",
      right: "A bit of rock burning in the air",
      wrong: [
        "A star that falls from the sky", "A spark thrown off by the Sun", "A very distant planet",
      ],
      SpaceScenesMore.shootingStars),
    SeedQuestion(
      "space-16", "What makes the Sun shine?",
      right: "Nuclear fusion",
      wrong: ["Burning coal", "Static electricity", "Chemical explosions"],
      SpaceScenesMore.shiningSun),
    SeedQuestion(
      "space-17", "Which constellation is a hunter who wears a belt of three stars?",
      right: "Orion", wrong: ["Cassiopeia", "Leo", "Lyra"],
      SpaceScenesMore.hunterStars),
    SeedQuestion(
      "space-18", "The North Star belongs to which constellation?",
      right: "The Little Bear", wrong: ["The Great Bear", "The Southern Cross", "The Swan"],
      SpaceScenesMore.starTrails),
    SeedQuestion(
      "space-19", "Why can footprints on the Moon last for millions of years?",
      right: "There is no wind or rain",
      wrong: ["The ground is solid iron", "They are frozen in ice", "Moon dust sets like cement"],
      SpaceScenesMore.bootPrint),
    SeedQuestion(
      "space-20", "Which moon of Saturn has lakes of liquid methane?",
      right: "Titan", wrong: ["Europa", "Phobos", "Ganymede"],
      SpaceScenesMore.methaneLake),
    SeedQuestion(
      "space-21", "What was the first rover to drive on Mars, in 1997, called?",
      right: "Sojourner", wrong: ["Curiosity", "Opportunity", "Perseverance"],
      SpaceScenesMore.rover),
    SeedQuestion(
      "space-22", "What is the edge of a black hole, from which nothing returns, called?",
      right: "The event horizon",
      wrong: ["The Kuiper belt", "The solar wind", "The asteroid belt"],
      SpaceScenesMore.blackHole),
  ]
}
