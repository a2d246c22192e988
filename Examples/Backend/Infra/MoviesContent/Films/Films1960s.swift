extension MoviesContent {
  /// The films of the years 1960 to 1969.
  static let filmsOfThe1960s: [FilmContent] = [
    FilmContent(
      269, "Breathless", original: "À bout de souffle", released: "1960-03-16", language: "fr",
      directors: ["Jean-Luc Godard"], genres: [.crime, .drama, .romance], minutes: 90,
      overview: """
        A small-time thief who models himself on Bogart shoots a policeman on the road to Paris \
        and hides out with an American student. They talk, smoke and make love in her room, while \
        his face is already printed in the papers she sells.
        """),
    FilmContent(
      539, "Psycho", released: "1960-06-16", language: "en",
      directors: ["Alfred Hitchcock"], genres: [.horror, .thriller, .mystery], minutes: 109,
      overview: """
        A secretary drives off with forty thousand dollars of her employer’s money and stops in \
        the rain at an empty motel. Its shy young manager stuffs birds, and lives with his mother \
        in the house on the hill.
        """),
    FilmContent(
      9_000_000_007, "The Housemaid", original: "하녀", released: "1960-11-03", language: "ko",
      directors: ["Kim Ki-young"], genres: [.thriller, .drama], minutes: 111,
      overview: """
        A music teacher has moved his family into a new two-storey house and hires a maid to help \
        his exhausted wife. After one night with him the young woman demands her share of the \
        household, and the stairs and the rat poison become weapons.
        """),
    FilmContent(
      662, "La Jetée", released: "1962-02-16", language: "fr",
      directors: ["Chris Marker"], genres: [.scienceFiction, .drama, .romance], minutes: 28,
      overview: """
        After a nuclear war, survivors under Paris send a prisoner back through time because one \
        image holds him fast: a woman’s face at Orly airport and a man falling. The story is told \
        in still photographs, with one exception.
        """),
    FilmContent(
      499, "Cléo from 5 to 7", original: "Cléo de 5 à 7", released: "1962-04-11", language: "fr",
      directors: ["Agnès Varda"], genres: [.drama], minutes: 90,
      overview: """
        A pop singer has to wait until evening for the result of a medical test, and fears the \
        worst. Almost in real time she crosses Paris by taxi, café and park, buys a hat, takes off \
        her wig and begins to look around her.
        """),
    FilmContent(
      947, "Lawrence of Arabia", released: "1962-12-10", language: "en",
      directors: ["David Lean"], genres: [.adventure, .history, .war], minutes: 227,
      overview: """
        A British lieutenant is sent into the desert to judge the prospects of the Arab revolt and \
        ends up leading it. He crosses the Nefud to take Aqaba from behind, and discovers things \
        about himself that frighten him.
        """),
    FilmContent(
      422, "8½", released: "1963-02-14", language: "it",
      directors: ["Federico Fellini"], genres: [.drama, .fantasy], minutes: 138,
      overview: """
        A director has built an enormous launching pad for his next film and has no idea what it \
        should be about. At a spa, besieged by producers, actresses, wife and mistress, he slips \
        away into memories and daydreams.
        """),
    FilmContent(
      935, "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
      released: "1964-01-29", language: "en",
      directors: ["Stanley Kubrick"], genres: [.comedy, .war], minutes: 95,
      overview: """
        A general convinced that fluoride is a Communist plot orders his bombers to attack Russia, \
        and only he knows the recall code. In the war room the president telephones Moscow, while \
        one aircraft flies on below the radar.
        """),
    FilmContent(
      16672, "Woman in the Dunes", original: "砂の女", released: "1964-02-15", language: "ja",
      directors: ["Hiroshi Teshigahara"], genres: [.drama, .thriller], minutes: 147,
      overview: """
        An insect collector misses the last bus and is offered a bed in a house at the bottom of a \
        sand pit. In the morning the rope ladder is gone, and he is expected to help the widow who \
        lives there shovel sand, night after night.
        """),
    FilmContent(
      5967, "The Umbrellas of Cherbourg", original: "Les Parapluies de Cherbourg",
      released: "1964-02-19", language: "fr",
      directors: ["Jacques Demy"], genres: [.romance, .music, .drama], minutes: 92,
      overview: """
        Geneviève, who helps in her mother’s umbrella shop, and Guy, a mechanic, want to marry, \
        but he is called up for the war in Algeria. Every line is sung, down to the petrol prices, \
        in rooms papered in pink, green and orange.
        """),
    FilmContent(
      9_000_000_008, "Charulata", original: "চারুলতা", released: "1964-04-17", language: "bn",
      directors: ["Satyajit Ray"], genres: [.drama, .romance], minutes: 117,
      overview: """
        In Calcutta around 1880 an educated wife drifts through the rooms of a rich house with an \
        opera glass, while her husband lives for his newspaper. He asks his young cousin to \
        encourage her writing, and the two spend their days in the garden.
        """),
    FilmContent(
      9_000_000_009, "Black God, White Devil", original: "Deus e o Diabo na Terra do Sol",
      released: "1964-07-10", language: "pt",
      directors: ["Glauber Rocha"], genres: [.drama, .western], minutes: 120,
      overview: """
        A cowherd in the drought-stricken north-east of Brazil kills the landowner who cheated him \
        and flees with his wife. They follow first a black preacher who promises paradise, then a \
        bandit who promises war, with a hired gunman on their trail.
        """),
    FilmContent(
      17295, "The Battle of Algiers", original: "La battaglia di Algeri", released: "1966-09-08",
      language: "it",
      directors: ["Gillo Pontecorvo"], genres: [.drama, .war, .history], minutes: 121,
      overview: """
        The Algerian liberation front builds its cells in the alleys of the Casbah, and bombs go \
        off in the cafés of the European quarter. French paratroopers arrive to break the \
        organisation from the bottom up, and torture is part of the method.
        """),
    FilmContent(
      797, "Persona", released: "1966-10-18", language: "sv",
      directors: ["Ingmar Bergman"], genres: [.drama], minutes: 84,
      overview: """
        An actress falls silent in the middle of a performance and is sent to a house by the sea \
        with a young nurse. One does not speak, the other talks of things she has told nobody, and \
        after a while it is unclear who is treating whom.
        """),
    FilmContent(
      895, "Andrei Rublev", original: "Андрей Рублёв", released: "1966-12-16", language: "ru",
      directors: ["Andrei Tarkovsky"], genres: [.drama, .history], minutes: 183,
      overview: """
        The icon painter Rublev wanders through fifteenth-century Russia, past jesters, pagans, \
        jealous princes and Tatar raids, and stops painting and speaking. In the last chapter a \
        boy claims to know the secret of casting a great bell.
        """),
    FilmContent(
      429, "The Good, the Bad and the Ugly", original: "Il buono, il brutto, il cattivo",
      released: "1966-12-23", language: "it",
      directors: ["Sergio Leone"], genres: [.western, .adventure], minutes: 161,
      overview: """
        Two partners who cheat each other for reward money and a killer in black hear of a chest \
        of gold buried in a cemetery. One knows the place, another the name on the grave, and the \
        American Civil War is in their way.
        """),
    FilmContent(
      46919, "Daisies", original: "Sedmikrásky", released: "1966-12-30", language: "cs",
      directors: ["Věra Chytilová"], genres: [.comedy, .fantasy], minutes: 76,
      overview: """
        Two young women, both called Marie, decide that since the world is spoiled they will be \
        spoiled too. They let old gentlemen pay for dinner, cut up sausages and bed sheets with \
        scissors, and at last come upon a banquet laid for others.
        """),
    FilmContent(
      10227, "Playtime", released: "1967-12-16", language: "fr",
      directors: ["Jacques Tati"], genres: [.comedy], minutes: 124,
      overview: """
        Monsieur Hulot has an appointment in a Paris of glass and steel and keeps missing the man \
        he is to meet, while a party of American tourists sees the old city only in reflections. \
        In the evening they all meet at a restaurant that opened too early.
        """),
    FilmContent(
      62, "2001: A Space Odyssey", released: "1968-04-02", language: "en",
      directors: ["Stanley Kubrick"], genres: [.scienceFiction, .adventure, .mystery], minutes: 149,
      overview: """
        A black slab appears among early apes, and millions of years later another is dug up on \
        the moon. A ship is sent after its signal to Jupiter with two men awake on board and a \
        computer that has never made a mistake.
        """),
    FilmContent(
      10331, "Night of the Living Dead", released: "1968-10-01", language: "en",
      directors: ["George A. Romero"], genres: [.horror, .thriller], minutes: 96,
      overview: """
        Seven people barricade themselves in a farmhouse in Pennsylvania, because the dead have \
        risen and are eating people. The radio gives contradictory advice, and those inside cannot \
        agree whether the cellar is a refuge or a trap.
        """),
    FilmContent(
      9_000_000_010, "Salesman", released: "1969-04-17", language: "en",
      directors: ["Albert Maysles", "David Maysles", "Charlotte Zwerin"], genres: [.documentary],
      minutes: 91,
      overview: """
        Four men sell expensive Bibles from door to door to people who can barely afford them, in \
        Boston in winter and in Florida. The camera stays with Paul Brennan, whose jokes and sales \
        figures are getting worse week by week.
        """),
    FilmContent(
      9_000_000_011, "The Color of Pomegranates", original: "Նռան գույնը", released: "1969-10-12",
      language: "hy",
      directors: ["Sergei Parajanov"], genres: [.drama, .history], minutes: 79,
      overview: """
        The life of the Armenian poet Sayat-Nova, from childhood among drying books to court and \
        monastery, shown not as a story but as a series of living tableaux. Wool is dyed, \
        pomegranates bleed into cloth, and hardly a word is spoken.
        """),
    FilmContent(
      9_000_000_012, "Kes", released: "1969-11-14", language: "en",
      directors: ["Ken Loach"], genres: [.drama], minutes: 111,
      overview: """
        Billy, fifteen, is bullied by his brother, bored at school and destined for the coal mine \
        in Barnsley. He takes a young kestrel from its nest, steals a book about falconry and \
        discovers that there is something he can do well.
        """),
  ]
}
