extension MoviesContent {
  /// The films of the years 1950 to 1959.
  static let filmsOfThe1950s: [FilmContent] = [
    FilmContent(
      599, "Sunset Boulevard", released: "1950-08-10", language: "en",
      directors: ["Billy Wilder"], genres: [.drama], minutes: 110,
      overview: """
        A screenwriter on the run from his creditors turns into the drive of a decaying Hollywood \
        mansion. Its owner, a forgotten star of silent films, hires him to rework the script for \
        her return, and gradually will not let him leave.
        """),
    FilmContent(
      548, "Rashomon", original: "羅生門", released: "1950-08-26", language: "ja",
      directors: ["Akira Kurosawa"], genres: [.drama, .crime, .mystery], minutes: 88,
      overview: """
        A samurai has been killed in a forest, and a bandit, the widow and the dead man himself \
        each describe what happened. Sheltering from the rain under a ruined gate, three men \
        compare the accounts, none of which agree.
        """),
    FilmContent(
      9_000_000_003, "Los Olvidados", released: "1950-11-09", language: "es",
      directors: ["Luis Buñuel"], genres: [.drama, .crime], minutes: 80,
      overview: """
        In the slums of Mexico City a youth escapes from reform school and takes charge of his old \
        gang again. The boy Pedro wants to find honest work and please his mother, but a killing \
        that he witnessed ties him to the older one.
        """),
    FilmContent(
      872, "Singin' in the Rain", released: "1952-03-27", language: "en",
      directors: ["Stanley Donen", "Gene Kelly"], genres: [.music, .comedy, .romance], minutes: 103,
      overview: """
        Hollywood is switching to sound, and the studio’s most popular couple has a problem: her \
        voice. While the new picture is turned into a musical at the last minute, the leading man \
        falls in love with the young singer who dubs her.
        """),
    FilmContent(
      204, "The Wages of Fear", original: "Le Salaire de la peur", released: "1953-04-22",
      language: "fr",
      directors: ["Henri-Georges Clouzot"], genres: [.thriller, .adventure], minutes: 153,
      overview: """
        Four men stranded in a South American oil town accept a job nobody else wants. They must \
        drive two lorries loaded with nitroglycerine over hundreds of kilometres of mountain \
        track, where any pothole may be the last.
        """),
    FilmContent(
      18148, "Tokyo Story", original: "東京物語", released: "1953-11-03", language: "ja",
      directors: ["Yasujirō Ozu"], genres: [.drama], minutes: 137,
      overview: """
        An elderly couple travels from a provincial town to visit their grown children in Tokyo, \
        who are busy and a little embarrassed by them. Only the widow of the son they lost in the \
        war takes a day off to show them the city.
        """),
    FilmContent(
      346, "Seven Samurai", original: "七人の侍", released: "1954-04-26", language: "ja",
      directors: ["Akira Kurosawa"], genres: [.action, .drama], minutes: 207,
      overview: """
        A village of poor farmers knows that bandits will return when the barley is ripe. With \
        nothing to offer but rice they look for samurai willing to defend them, and an ageing \
        ronin gathers six others to fortify the place.
        """),
    FilmContent(
      405, "La Strada", released: "1954-09-06", language: "it",
      directors: ["Federico Fellini"], genres: [.drama], minutes: 108,
      overview: """
        A travelling strongman buys a guileless young woman from her mother to be his assistant \
        and clown. They tour the villages of Italy in a motorised cart, until a tightrope walker \
        with a tiny violin tells her that she too has a purpose.
        """),
    FilmContent(
      1678, "Godzilla", original: "ゴジラ", released: "1954-11-03", language: "ja",
      directors: ["Ishirō Honda"], genres: [.scienceFiction, .horror], minutes: 96,
      overview: """
        Ships burn at sea without explanation, then something comes ashore that hydrogen bomb \
        tests have driven from the depths. While Tokyo is laid waste, a scientist hides the one \
        invention that could stop the creature, afraid of what others would do with it.
        """),
    FilmContent(
      48035, "Ordet", released: "1955-01-10", language: "da",
      directors: ["Carl Theodor Dreyer"], genres: [.drama], minutes: 126,
      overview: """
        On a farm in Jutland an old man quarrels with his neighbour over whose faith is the right \
        one, while one son has lost his belief and another takes himself for Christ. A difficult \
        birth puts all of their convictions to the test.
        """),
    FilmContent(
      3112, "The Night of the Hunter", released: "1955-07-26", language: "en",
      directors: ["Charles Laughton"], genres: [.thriller, .crime], minutes: 93,
      overview: """
        A preacher with love and hate tattooed on his knuckles marries a widow, because her first \
        husband hid stolen money somewhere. Only her two children know where, and they flee from \
        him down the river in a skiff.
        """),
    FilmContent(
      5801, "Pather Panchali", original: "পথের পাঁচালী", released: "1955-08-26", language: "bn",
      directors: ["Satyajit Ray"], genres: [.drama], minutes: 125,
      overview: """
        The boy Apu and his sister Durga grow up poor in a Bengal village, stealing fruit, \
        following the sweet seller and running through tall grass to see a train. Their father \
        leaves to look for work, and the house begins to fall apart.
        """),
    FilmContent(
      490, "The Seventh Seal", original: "Det sjunde inseglet", released: "1957-02-16",
      language: "sv",
      directors: ["Ingmar Bergman"], genres: [.drama, .fantasy], minutes: 96,
      overview: """
        A knight back from the crusades finds his country ravaged by plague and Death waiting for \
        him on the beach. He proposes a game of chess to gain time for one meaningful deed, and \
        travels on with his squire and a family of players.
        """),
    FilmContent(
      41053, "Pyaasa", original: "प्यासा", released: "1957-02-19", language: "hi",
      directors: ["Guru Dutt"], genres: [.drama, .romance, .music], minutes: 146,
      overview: """
        No publisher in Calcutta wants the bitter verses of the poet Vijay, and his brothers sell \
        them as waste paper. A prostitute buys the manuscript and learns it by heart, while the \
        woman he once loved is now the wife of a rich publisher.
        """),
    FilmContent(
      389, "12 Angry Men", released: "1957-04-10", language: "en",
      directors: ["Sidney Lumet"], genres: [.drama, .crime], minutes: 97,
      overview: """
        Twelve jurors retire on the hottest day of the year to decide the fate of a boy accused of \
        killing his father. Eleven vote guilty at once; one asks them to talk about it before they \
        send someone to the chair.
        """),
    FilmContent(
      38360, "The Cranes Are Flying", original: "Летят журавли", released: "1957-10-12",
      language: "ru",
      directors: ["Mikhail Kalatozov"], genres: [.drama, .war, .romance], minutes: 97,
      overview: """
        Veronika and Boris are in love in Moscow when the war breaks out and he volunteers without \
        telling her. She hears nothing from the front, loses her home in an air raid and has to \
        live with a decision made in despair.
        """),
    FilmContent(
      9_000_000_004, "Cairo Station", original: "باب الحديد", released: "1958-01-20",
      language: "ar",
      directors: ["Youssef Chahine"], genres: [.drama, .crime], minutes: 77,
      overview: """
        A lame newspaper seller who lives in a hut by the tracks is obsessed with Hanuma, who \
        hawks lemonade on the trains without a licence. She laughs at his proposal, and in the \
        heat and noise of the station his fantasy turns dangerous.
        """),
    FilmContent(
      426, "Vertigo", released: "1958-05-09", language: "en",
      directors: ["Alfred Hitchcock"], genres: [.mystery, .thriller, .romance], minutes: 128,
      overview: """
        A detective who left the police because of his fear of heights is asked to follow a \
        friend’s wife through San Francisco. She seems possessed by a woman long dead, and he \
        falls in love with the person he was meant only to watch.
        """),
    FilmContent(
      9_000_000_005, "Ashes and Diamonds", original: "Popiół i diament", released: "1958-10-03",
      language: "pl",
      directors: ["Andrzej Wajda"], genres: [.drama, .war], minutes: 103,
      overview: """
        On the last day of the war in a Polish town, a young fighter of the underground is ordered \
        to shoot a Communist official. He has one night in a hotel, a vodka glass set alight and a \
        barmaid who makes him doubt.
        """),
    FilmContent(
      239, "Some Like It Hot", released: "1959-03-29", language: "en",
      directors: ["Billy Wilder"], genres: [.comedy, .romance, .crime], minutes: 121,
      overview: """
        Two jazz musicians see a gangland massacre and escape to Florida in dresses, as members of \
        an all-women band. One falls for the singer and courts her as an oil heir, the other is \
        courted by a millionaire who will not take no for an answer.
        """),
    FilmContent(
      147, "The 400 Blows", original: "Les Quatre Cents Coups", released: "1959-05-04",
      language: "fr",
      directors: ["François Truffaut"], genres: [.drama], minutes: 99,
      overview: """
        Twelve-year-old Antoine skips school in Paris, lies about it badly and is punished for \
        things he did and did not do. His parents are occupied with their own troubles, and a \
        stolen typewriter brings him into the hands of the law.
        """),
    FilmContent(
      9_000_000_006, "Black Orpheus", original: "Orfeu Negro", released: "1959-06-12",
      language: "pt",
      directors: ["Marcel Camus"], genres: [.drama, .romance, .music], minutes: 107,
      overview: """
        During the carnival in Rio, a tram driver who plays the guitar falls in love with a girl \
        from the country called Eurydice. A man masked as death is following her through the \
        crowd, up the hillside and into the dancing.
        """),
  ]
}
