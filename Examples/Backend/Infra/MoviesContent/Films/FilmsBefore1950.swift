extension MoviesContent {
  /// The films of the silent era and of the time up to 1949.
  static let filmsBefore1950: [FilmContent] = [
    FilmContent(
      775, "A Trip to the Moon", original: "Le Voyage dans la Lune", released: "1902-09-01",
      language: "fr",
      directors: ["Georges Méliès"], genres: [.scienceFiction, .adventure], minutes: 14,
      overview: """
        A society of bearded astronomers builds a shell, climbs inside and has itself fired from a \
        giant cannon into the eye of the moon. Beneath the surface they find mushrooms taller than \
        men and a people that vanishes in smoke when struck.
        """),
    FilmContent(
      234, "The Cabinet of Dr. Caligari", original: "Das Cabinet des Dr. Caligari",
      released: "1920-02-26", language: "de",
      directors: ["Robert Wiene"], genres: [.horror, .mystery], minutes: 77,
      overview: """
        A fairground doctor exhibits a sleepwalker who answers questions about the future, and \
        people in the small town begin to die. A young man follows the pair through streets whose \
        walls, windows and shadows are painted at impossible angles.
        """),
    FilmContent(
      653, "Nosferatu", original: "Nosferatu, eine Symphonie des Grauens", released: "1922-03-04",
      language: "de",
      directors: ["F. W. Murnau"], genres: [.horror, .fantasy], minutes: 94,
      overview: """
        An estate clerk travels to the Carpathians to sell a house to Count Orlok, whose guests do \
        not sleep well. When the count sails for the clerk’s home town with a cargo of earth and \
        rats, the plague arrives before him.
        """),
    FilmContent(
      643, "Battleship Potemkin", original: "Броненосец «Потёмкин»", released: "1925-12-21",
      language: "ru",
      directors: ["Sergei Eisenstein"], genres: [.drama, .history, .war], minutes: 75,
      overview: """
        Sailors on a warship of the tsar refuse to eat maggot-ridden meat, and an officer orders \
        the ringleaders shot. The mutiny that follows draws the people of Odessa to the harbour in \
        sympathy, until soldiers come marching down the great steps.
        """),
    FilmContent(
      9_000_000_001, "The Adventures of Prince Achmed",
      original: "Die Abenteuer des Prinzen Achmed",
      released: "1926-05-02", language: "de",
      directors: ["Lotte Reiniger"], genres: [.animation, .fantasy, .adventure], minutes: 66,
      overview: """
        A sorcerer tricks a young prince onto a flying horse that carries him off to islands of \
        spirits, demons and a fairy queen. Every figure is a silhouette cut from black card by \
        hand and moved frame by frame against coloured light.
        """),
    FilmContent(
      19, "Metropolis", released: "1927-01-10", language: "de",
      directors: ["Fritz Lang"], genres: [.scienceFiction, .drama], minutes: 153,
      overview: """
        The son of the city’s ruler discovers the machine halls underground where the workers live \
        and toil. He falls in love with their preacher Maria, while an inventor gives her face to \
        a robot that is meant to sow discord.
        """),
    FilmContent(
      631, "Sunrise: A Song of Two Humans", released: "1927-09-23", language: "en",
      directors: ["F. W. Murnau"], genres: [.drama, .romance], minutes: 94,
      overview: """
        A visitor from the city persuades a farmer to drown his wife and run away with her. Out on \
        the lake he cannot do it, and the frightened couple spend a long day among trams, \
        photographers and dance halls.
        """),
    FilmContent(
      780, "The Passion of Joan of Arc", original: "La Passion de Jeanne d'Arc",
      released: "1928-04-21", language: "fr",
      directors: ["Carl Theodor Dreyer"], genres: [.drama, .history], minutes: 82,
      overview: """
        The trial of a nineteen-year-old soldier accused of heresy, told almost entirely in faces. \
        Theologians press, flatter and threaten her into signing a confession, and the camera \
        never leaves the eyes of Renée Falconetti for long.
        """),
    FilmContent(
      26317, "Man with a Movie Camera", original: "Человек с киноаппаратом", released: "1929-01-08",
      language: "ru",
      directors: ["Dziga Vertov"], genres: [.documentary], minutes: 68,
      overview: """
        A cameraman walks through a Soviet city from dawn to night, filming trams, births, \
        machines and swimmers. The film also shows how it is made: the lens being set up, the \
        strips being cut, the audience taking its seats.
        """),
    FilmContent(
      901, "City Lights", released: "1931-01-30", language: "en",
      directors: ["Charlie Chaplin"], genres: [.comedy, .romance], minutes: 87,
      overview: """
        A tramp falls in love with a blind flower seller who takes him for a rich man. To pay for \
        her operation he sweeps streets, boxes for money and befriends a millionaire who knows him \
        only when drunk.
        """),
    FilmContent(
      832, "M", original: "M – Eine Stadt sucht einen Mörder", released: "1931-05-11",
      language: "de",
      directors: ["Fritz Lang"], genres: [.crime, .thriller], minutes: 111,
      overview: """
        A murderer of children is at large in Berlin, and the police raids ruin business for every \
        pickpocket and burglar. So the underworld organises a manhunt of its own, with beggars as \
        lookouts and a whistled tune as the only clue.
        """),
    FilmContent(
      3082, "Modern Times", released: "1936-02-05", language: "en",
      directors: ["Charlie Chaplin"], genres: [.comedy, .drama], minutes: 87,
      overview: """
        A worker who tightens bolts on an assembly line loses his nerve, his job and his freedom \
        in quick succession. Together with a girl who steals bread by the docks he looks for work \
        and a house of their own.
        """),
    FilmContent(
      776, "The Rules of the Game", original: "La Règle du jeu", released: "1939-07-08",
      language: "fr",
      directors: ["Jean Renoir"], genres: [.drama, .comedy], minutes: 110,
      overview: """
        A marquis invites friends, lovers and rivals to a hunt at his country house, and the \
        servants bring their own jealousies along. Within a weekend, intrigue runs upstairs and \
        downstairs at once, and nobody is entirely in the wrong.
        """),
    FilmContent(
      630, "The Wizard of Oz", released: "1939-08-15", language: "en",
      directors: ["Victor Fleming"], genres: [.fantasy, .family, .music], minutes: 102,
      overview: """
        A tornado lifts a Kansas farmhouse, with Dorothy and her dog inside, into a land of \
        witches and winged monkeys. To get home she must walk a yellow road to a wizard, joined by \
        a scarecrow, a tin man and a lion.
        """),
    FilmContent(
      15, "Citizen Kane", released: "1941-05-01", language: "en",
      directors: ["Orson Welles"], genres: [.drama, .mystery], minutes: 119,
      overview: """
        A newspaper magnate dies alone in his palace, with a single word on his lips. A reporter \
        visits the people who knew him to learn what it meant, and each of them describes a \
        different man.
        """),
    FilmContent(
      289, "Casablanca", released: "1942-11-26", language: "en",
      directors: ["Michael Curtiz"], genres: [.drama, .romance, .war], minutes: 102,
      overview: """
        In a Moroccan city full of refugees waiting for visas, an American runs a nightclub and \
        takes no sides. Then the woman who left him in Paris walks in with her husband, a \
        resistance leader the Germans want badly.
        """),
    FilmContent(
      307, "Rome, Open City", original: "Roma città aperta", released: "1945-09-27", language: "it",
      directors: ["Roberto Rossellini"], genres: [.drama, .war, .history], minutes: 103,
      overview: """
        In occupied Rome an engineer of the resistance hides with a widow about to remarry, and a \
        parish priest carries messages for the partisans. The Gestapo is closing in, street by \
        street, in a city filmed only months after its liberation.
        """),
    FilmContent(
      648, "Beauty and the Beast", original: "La Belle et la Bête", released: "1946-10-29",
      language: "fr",
      directors: ["Jean Cocteau"], genres: [.fantasy, .romance], minutes: 94,
      overview: """
        To spare her father’s life, a merchant’s daughter goes to live in the castle of a creature \
        with a lion’s face. Candelabra are held by living arms, statues follow her with their \
        eyes, and every evening he asks the same question.
        """),
    FilmContent(
      19542, "The Red Shoes", released: "1948-09-06", language: "en",
      directors: ["Michael Powell", "Emeric Pressburger"], genres: [.drama, .romance, .music],
      minutes: 134,
      overview: """
        A young dancer joins a famous company and is given the lead in a ballet about shoes that \
        will not stop dancing. The impresario demands that she live for nothing else, but she has \
        fallen in love with the composer.
        """),
    FilmContent(
      9_000_000_002, "Spring in a Small Town", original: "小城之春", released: "1948-09-25",
      language: "zh",
      directors: ["Fei Mu"], genres: [.drama, .romance], minutes: 98,
      overview: """
        In a house half ruined by the war, a wife tends to her ailing husband and walks each day \
        along the old town wall. A doctor arrives to visit his friend, and he turns out to be the \
        man she once loved.
        """),
    FilmContent(
      5156, "Bicycle Thieves", original: "Ladri di biciclette", released: "1948-11-24",
      language: "it",
      directors: ["Vittorio De Sica"], genres: [.drama], minutes: 89,
      overview: """
        After two years without work a man gets a job putting up posters in Rome, for which he \
        needs a bicycle. On the first day it is stolen, and he and his small son search the city \
        for it through a long Sunday.
        """),
    FilmContent(
      1092, "The Third Man", released: "1949-09-01", language: "en",
      directors: ["Carol Reed"], genres: [.thriller, .mystery], minutes: 104,
      overview: """
        A writer of cheap westerns comes to divided Vienna for a job with his old friend Harry \
        Lime, and is in time for the funeral. The witnesses disagree about how many men carried \
        the body, and the penicillin trade is mentioned too often.
        """),
    FilmContent(
      20530, "Late Spring", original: "晩春", released: "1949-09-19", language: "ja",
      directors: ["Yasujirō Ozu"], genres: [.drama], minutes: 108,
      overview: """
        A professor and his grown daughter live contentedly together in Kamakura, and she has no \
        wish to marry. Relatives insist that it is time, and the father begins to let her believe \
        that he will take a new wife himself.
        """),
  ]
}
