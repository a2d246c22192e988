extension MoviesContent {
  /// The films of the years 1980 to 1989.
  static let filmsOfThe1980s: [FilmContent] = [
    FilmContent(
      694, "The Shining", released: "1980-05-23", language: "en",
      directors: ["Stanley Kubrick"], genres: [.horror, .thriller], minutes: 144,
      overview: """
        A writer takes a job as winter caretaker of a remote mountain hotel and moves in with his \
        wife and their small son. The boy sees what happened there before, the snow closes the \
        road, and the typewriter produces a single sentence.
        """),
    FilmContent(
      387, "Das Boot", released: "1981-09-17", language: "de",
      directors: ["Wolfgang Petersen"], genres: [.war, .drama], minutes: 149,
      overview: """
        A war correspondent goes to sea with the crew of a German submarine in 1941. Weeks of \
        boredom, dirt and storms are interrupted by depth charges, and then comes the order to \
        pass the Strait of Gibraltar, which the captain takes for a death sentence.
        """),
    FilmContent(
      11314, "Koyaanisqatsi", released: "1982-04-27", language: "en",
      directors: ["Godfrey Reggio"], genres: [.documentary, .music], minutes: 86,
      overview: """
        Without a word of commentary, slow clouds and canyons give way to power lines, demolished \
        tower blocks and motorways in fast motion. Philip Glass’s music drives the images, and the \
        title, a Hopi word, is explained only at the close.
        """),
    FilmContent(
      601, "E.T. the Extra-Terrestrial", released: "1982-06-11", language: "en",
      directors: ["Steven Spielberg"], genres: [.scienceFiction, .family, .adventure], minutes: 115,
      overview: """
        A small being is left behind in a California forest when its ship departs in haste. \
        Ten-year-old Elliott lures it home with sweets, hides it among his toys and helps to build \
        a transmitter, but men with keys on their belts are searching the neighbourhood.
        """),
    FilmContent(
      78, "Blade Runner", released: "1982-06-25", language: "en",
      directors: ["Ridley Scott"], genres: [.scienceFiction, .thriller], minutes: 117,
      overview: """
        In a rain-soaked Los Angeles a retired policeman is ordered to hunt down four artificial \
        humans who have come back to Earth illegally. They live only four years and want more, and \
        a woman he meets does not know what she is.
        """),
    FilmContent(
      5961, "Fanny and Alexander", original: "Fanny och Alexander", released: "1982-12-17",
      language: "sv",
      directors: ["Ingmar Bergman"], genres: [.drama, .fantasy], minutes: 189,
      overview: """
        The Ekdahls, a theatre family in Uppsala, celebrate Christmas with food, quarrels and a \
        chain of dancers through every room. Then the father dies, the mother marries a bishop, \
        and ten-year-old Alexander must defend his imagination in a house of bare walls.
        """),
    FilmContent(
      24128, "Stop Making Sense", released: "1984-04-24", language: "en",
      directors: ["Jonathan Demme"], genres: [.documentary, .music], minutes: 88,
      overview: """
        David Byrne walks onto a bare stage in Hollywood with a guitar and a cassette player, and \
        with each song another member of Talking Heads joins him. Lamps dance, screens light up, \
        and a grey suit has grown much too large.
        """),
    FilmContent(
      655, "Paris, Texas", released: "1984-05-19", language: "en",
      directors: ["Wim Wenders"], genres: [.drama], minutes: 147,
      overview: """
        A man walks out of the desert after four years, mute and without luggage, and is fetched \
        by his brother to Los Angeles. There lives the son he hardly knows, and together they set \
        out in a pickup to find the boy’s mother.
        """),
    FilmContent(
      42044, "Shoah", released: "1985-04-30", language: "fr",
      directors: ["Claude Lanzmann"], genres: [.documentary, .history, .war], minutes: 566,
      overview: """
        Survivors, bystanders and perpetrators speak about the murder of the European Jews, at \
        length and in detail. There is no archive footage, only the voices, the faces and the \
        places as they looked decades later: meadows, railway tracks, stations.
        """),
    FilmContent(
      11645, "Ran", original: "乱", released: "1985-06-01", language: "ja",
      directors: ["Akira Kurosawa"], genres: [.drama, .war, .history], minutes: 162,
      overview: """
        An ageing warlord divides his realm among three sons and banishes the youngest, who calls \
        it folly. The other two turn him away from their castles, and a daughter-in-law who has \
        forgotten nothing sees her hour come.
        """),
    FilmContent(
      105, "Back to the Future", released: "1985-07-03", language: "en",
      directors: ["Robert Zemeckis"], genres: [.scienceFiction, .comedy, .adventure], minutes: 116,
      overview: """
        A teenager escapes in a scientist’s car to the year 1955 and finds himself stranded \
        without fuel. Worse, his future mother has taken a liking to him, so he must see to it \
        that his parents fall in love before lightning strikes the clock tower.
        """),
    FilmContent(
      25237, "Come and See", original: "Иди и смотри", released: "1985-10-17", language: "ru",
      directors: ["Elem Klimov"], genres: [.war, .drama], minutes: 142,
      overview: """
        A boy in Belarus digs a rifle out of the sand in 1943 and proudly joins the partisans, who \
        leave him behind on the first day. Alone and half deaf from bombs, he walks from village \
        to village through the German occupation.
        """),
    FilmContent(
      44018, "Vagabond", original: "Sans toit ni loi", released: "1985-12-04", language: "fr",
      directors: ["Agnès Varda"], genres: [.drama], minutes: 105,
      overview: """
        A young woman is found frozen in a ditch in the south of France. The people who met her in \
        her last weeks, a professor, a goatherd, a maid, a vineyard worker, tell what they saw in \
        her, and none of it adds up.
        """),
    FilmContent(
      49964, "Where Is the Friend's House?", original: "خانه دوست کجاست؟", released: "1987-02-01",
      language: "fa",
      directors: ["Abbas Kiarostami"], genres: [.drama, .family], minutes: 83,
      overview: """
        Eight-year-old Ahmad discovers that he has taken home his classmate’s exercise book, and \
        the teacher has threatened to expel the boy if he comes without it. He runs over the hill \
        to the next village, where nobody can tell him the right door.
        """),
    FilmContent(
      144, "Wings of Desire", original: "Der Himmel über Berlin", released: "1987-05-17",
      language: "de",
      directors: ["Wim Wenders"], genres: [.drama, .fantasy, .romance], minutes: 128,
      overview: """
        Angels in long coats listen to the thoughts of people in divided Berlin, in libraries, \
        trains and aeroplanes, unable to touch anything. One of them sees a trapeze artist in a \
        failing circus and longs for weight, coffee and colour.
        """),
    FilmContent(
      11832, "Babette's Feast", original: "Babettes gæstebud", released: "1987-08-28",
      language: "da",
      directors: ["Gabriel Axel"], genres: [.drama], minutes: 103,
      overview: """
        Two pious sisters on the coast of Jutland have taken in a French refugee, who cooks dried \
        fish and bread soup for them without complaint. After years she wins a lottery and asks to \
        prepare one real dinner for the quarrelling congregation.
        """),
    FilmContent(
      9_000_000_016, "A Short Film About Killing", original: "Krótki film o zabijaniu",
      released: "1988-03-11", language: "pl",
      directors: ["Krzysztof Kieślowski"], genres: [.drama, .crime], minutes: 84,
      overview: """
        A young man wanders through a sickly green Warsaw with a rope in his bag, a taxi driver \
        washes his car, a lawyer passes his last examination. Their paths cross, and the film \
        looks at two deaths with the same unblinking patience.
        """),
    FilmContent(
      9_000_000_017, "Women on the Verge of a Nervous Breakdown",
      original: "Mujeres al borde de un ataque de nervios", released: "1988-03-25", language: "es",
      directors: ["Pedro Almodóvar"], genres: [.comedy, .drama], minutes: 89,
      overview: """
        Pepa has been left by her lover with a message on the answering machine and wants to speak \
        to him once more. Instead his wife, his son, the son’s fiancée and a friend wanted by the \
        police arrive in her flat, where the gazpacho is full of sleeping pills.
        """),
    FilmContent(
      8392, "My Neighbor Totoro", original: "となりのトトロ", released: "1988-04-16", language: "ja",
      directors: ["Hayao Miyazaki"], genres: [.animation, .family, .fantasy], minutes: 86,
      overview: """
        Two sisters move with their father into an old house in the country, to be near the \
        hospital where their mother lies ill. In the camphor tree next door sleeps a furry giant, \
        who owns an umbrella and knows a bus with many legs.
        """),
    FilmContent(
      149, "Akira", original: "アキラ", released: "1988-07-16", language: "ja",
      directors: ["Katsuhiro Otomo"], genres: [.animation, .scienceFiction, .action], minutes: 124,
      overview: """
        In Neo-Tokyo, built beside the crater of the old city, a biker collides with a child who \
        looks like an old man. The army takes him away, his powers grow beyond control, and his \
        best friend breaks in to get him out.
        """),
    FilmContent(
      9_000_000_018, "Salaam Bombay!", released: "1988-08-24", language: "hi",
      directors: ["Mira Nair"], genres: [.drama], minutes: 113,
      overview: """
        Krishna, left behind by a circus, carries tea through the brothels and alleys of Bombay to \
        earn the five hundred rupees he needs to go home. The street children around him, many of \
        them playing themselves, have schemes, friendships and very little luck.
        """),
    FilmContent(
      11216, "Cinema Paradiso", original: "Nuovo Cinema Paradiso", released: "1988-11-17",
      language: "it",
      directors: ["Giuseppe Tornatore"], genres: [.drama, .romance], minutes: 124,
      overview: """
        A film director in Rome learns that the projectionist of his childhood has died. He \
        remembers the village cinema in Sicily, where the priest had every kiss cut out, and the \
        friend who taught him to thread the reels and told him to go.
        """),
    FilmContent(
      925, "Do the Right Thing", released: "1989-06-30", language: "en",
      directors: ["Spike Lee"], genres: [.drama, .comedy], minutes: 120,
      overview: """
        On the hottest day of the summer a customer in a Brooklyn pizzeria asks why there are no \
        Black faces on the wall of fame. Mookie delivers the pizzas, the radio plays, everyone has \
        an opinion, and tempers rise with the thermometer.
        """),
    FilmContent(
      9_000_000_019, "A City of Sadness", original: "悲情城市", released: "1989-10-21", language: "zh",
      directors: ["Hou Hsiao-hsien"], genres: [.drama, .history], minutes: 157,
      overview: """
        When Japanese rule over Taiwan ends in 1945, the four Lin brothers hope for better times. \
        The new government from the mainland answers unrest with arrests, and the youngest, a deaf \
        photographer, follows the events through notes and pictures.
        """),
  ]
}
