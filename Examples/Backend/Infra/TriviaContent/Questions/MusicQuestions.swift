extension TriviaContent {
  static let music = SeedTopic(
    id: "music", name: "Music", summary: "Instruments, composers and where the rhythms began.",
    scene: MusicScenes.topic, questions: musicQuestions + moreMusicQuestions)

  private static let musicQuestions: [SeedQuestion] = [
    SeedQuestion(
      "music-01", "How many keys does a standard modern piano have?",
      right: "88", wrong: ["64", "76", "100"],
      MusicScenes.piano),
    SeedQuestion(
      "music-02", "A violin bow is traditionally strung with hair from which animal?",
      right: "A horse", wrong: ["A goat", "A camel", "A rabbit"],
      MusicScenes.violin),
    SeedQuestion(
      "music-03", "Flamenco music and dance come from which country?",
      right: "Spain", wrong: ["Greece", "Hungary", "Italy"],
      MusicScenes.flamencoGuitar),
    SeedQuestion(
      "music-04", "Which of these belongs to the same family as the trumpet?",
      right: "The tuba", wrong: ["The oboe", "The clarinet", "The bassoon"],
      MusicScenes.trumpet),
    SeedQuestion(
      "music-05", "A saxophone is made of metal, but to which family does it belong?",
      right: "Woodwind", wrong: ["Brass", "Strings", "Percussion"],
      MusicScenes.saxophone),
    SeedQuestion(
      "music-06", "What do we call the set of five lines that music is written on?",
      right: "A staff", wrong: ["A scale", "A chord", "A bar line"],
      MusicScenes.sheetMusic),
    SeedQuestion(
      "music-07", "Which of these instruments plays in a string quartet?",
      right: "Viola", wrong: ["Guitar", "Mandolin", "Banjo"],
      MusicScenes.quartet),
    SeedQuestion(
      "music-08", "Which composer wrote his ninth symphony after losing his hearing?",
      right: "Beethoven", wrong: ["Mozart", "Vivaldi", "Chopin"],
      MusicScenes.deafComposer),
    SeedQuestion(
      "music-09", "Who composed the violin concertos called The Four Seasons?",
      right: "Vivaldi", wrong: ["Handel", "Mozart", "Schubert"],
      MusicScenes.fourTrees),
    SeedQuestion(
      "music-10", "Who composed the ballet Swan Lake?",
      right: "Tchaikovsky", wrong: ["Stravinsky", "Rachmaninoff", "Debussy"],
      MusicScenes.swanLake),
    SeedQuestion(
      "music-11", "What does a metronome do?",
      right: "Keeps a steady beat",
      wrong: ["Tunes the strings", "Makes a piano louder", "Records a performance"],
      MusicScenesMore.metronome),
  ]

  private static let moreMusicQuestions: [SeedQuestion] = [
    SeedQuestion(
      "music-12", "Which of these singing voices is the highest?",
      right: "Soprano", wrong: ["Alto", "Tenor", "Baritone"],
      MusicScenesMore.singer),
    SeedQuestion(
      "music-13", "On which island did reggae music begin?",
      right: "Jamaica", wrong: ["Cuba", "Hawaii", "Madagascar"],
      MusicScenesMore.soundSystem),
    SeedQuestion(
      "music-14", "Which city is known as the birthplace of jazz?",
      right: "New Orleans", wrong: ["San Francisco", "Boston", "Las Vegas"],
      MusicScenesMore.nightJazz),
    SeedQuestion(
      "music-15", "What is the bag of a set of bagpipes for?",
      right: "Storing air", wrong: ["Muffling the sound", "Carrying the pipes", "Keeping warm"],
      MusicScenesMore.bagpipes),
    SeedQuestion(
      "music-16", "The didgeridoo was first made and played in which country?",
      right: "Australia", wrong: ["Peru", "South Africa", "Indonesia"],
      MusicScenesMore.didgeridoo),
    SeedQuestion(
      "music-17", "The sitar is a famous instrument of which country?",
      right: "India", wrong: ["Japan", "Egypt", "Mongolia"],
      MusicScenesMore.sitar),
    SeedQuestion(
      "music-18", "Samba is the carnival music of which country?",
      right: "Brazil", wrong: ["Mexico", "Portugal", "Argentina"],
      MusicScenesMore.carnival),
    SeedQuestion(
      "music-19", "Which of these is a percussion instrument, like the drums?",
      right: "The xylophone", wrong: ["The bassoon", "The harmonica", "The mandolin"],
      MusicScenesMore.drumKit),
    SeedQuestion(
      "music-20", "What do the pedals of a concert harp change?",
      right: "The pitch of its strings",
      wrong: ["The length of the echo", "The volume of the sound", "The tilt of the frame"],
      MusicScenesMore.harp),
    SeedQuestion(
      "music-21", "What vibrates inside an accordion to make its sound?",
      right: "Metal reeds", wrong: ["Tight strings", "Glass bells", "A stretched skin"],
      MusicScenesMore.accordion),
    SeedQuestion(
      "music-22", "How does a gramophone record hold its music?",
      right: "In a groove", wrong: ["In tiny magnets", "On punched cards", "In invisible ink"],
      MusicScenesMore.gramophone),
  ]
}
