extension MoviesContent {
  /// The films of the years 1990 to 1999.
  static let filmsOfThe1990s: [FilmContent] = [
    FilmContent(
      30017, "Close-Up", original: "کلوزآپ، نمای نزدیک", released: "1990-02-01", language: "fa",
      directors: ["Abbas Kiarostami"], genres: [.drama, .documentary], minutes: 98,
      overview: """
        An unemployed man in Tehran lets a family believe that he is the film director Makhmalbaf \
        and promises them parts in his next picture. He is arrested, and Kiarostami films the real \
        trial and has everyone play themselves in what led to it.
        """),
    FilmContent(
      769, "GoodFellas", released: "1990-09-19", language: "en",
      directors: ["Martin Scorsese"], genres: [.crime, .drama], minutes: 145,
      overview: """
        Henry Hill, a schoolboy in Brooklyn, admires the men at the taxi office across the street, \
        who park where they like, and becomes one of them. He tells of twenty-five years of \
        robberies, good suits and fine food, and of friends who smile before they shoot.
        """),
    FilmContent(
      274, "The Silence of the Lambs", released: "1991-02-14", language: "en",
      directors: ["Jonathan Demme"], genres: [.thriller, .crime, .horror], minutes: 119,
      overview: """
        A trainee of the FBI is sent to question an imprisoned psychiatrist and cannibal, who may \
        know a murderer still at large. He offers hints in exchange for her memories, while \
        somewhere a senator’s daughter sits at the bottom of a well.
        """),
    FilmContent(
      15804, "A Brighter Summer Day", original: "牯嶺街少年殺人事件", released: "1991-07-27", language: "zh",
      directors: ["Edward Yang"], genres: [.drama, .crime], minutes: 237,
      overview: """
        Taipei around 1960: a boy from a family that fled the mainland attends night school, where \
        street gangs fight over concert tickets and territory. He falls in love with the \
        girlfriend of a vanished leader, and carries a torch stolen from a film studio.
        """),
    FilmContent(
      68427, "Daughters of the Dust", released: "1991-12-27", language: "en",
      directors: ["Julie Dash"], genres: [.drama, .history], minutes: 112,
      overview: """
        In 1902 the Peazant family gathers for a picnic on an island off the southern coast, \
        before most of them leave for the north. The great-grandmother holds on to the ways of the \
        ancestors, and an unborn child tells the story.
        """),
    FilmContent(
      9300, "Orlando", released: "1992-09-01", language: "en",
      directors: ["Sally Potter"], genres: [.drama, .fantasy, .history], minutes: 94,
      overview: """
        Queen Elizabeth grants a young nobleman an estate on condition that he never grow old. He \
        obeys, lives through frozen rivers, poetry and an embassy in the east, and wakes one \
        morning as a woman with two more centuries ahead of her.
        """),
    FilmContent(
      10997, "Farewell My Concubine", original: "霸王别姬", released: "1993-01-01", language: "zh",
      directors: ["Chen Kaige"], genres: [.drama, .history, .romance], minutes: 171,
      overview: """
        Two boys endure the brutal training of a Peking opera school and become famous together as \
        king and concubine. One cannot leave his role behind when the other marries, and warlords, \
        invaders and revolutionaries take their seats in turn.
        """),
    FilmContent(
      713, "The Piano", released: "1993-05-19", language: "en",
      directors: ["Jane Campion"], genres: [.drama, .romance], minutes: 120,
      overview: """
        A Scottish woman who has not spoken since childhood arrives in New Zealand with her \
        daughter and her piano, to marry a stranger. He leaves the instrument on the beach, and a \
        neighbour buys it and offers to return it key by key.
        """),
    FilmContent(
      329, "Jurassic Park", released: "1993-06-11", language: "en",
      directors: ["Steven Spielberg"], genres: [.adventure, .scienceFiction], minutes: 127,
      overview: """
        A billionaire has grown dinosaurs from blood preserved in amber and invites three \
        scientists to approve his park. A storm comes up, an employee switches off the fences to \
        steal embryos, and two children are out on the tour.
        """),
    FilmContent(
      108, "Three Colors: Blue", original: "Trois couleurs : Bleu", released: "1993-09-08",
      language: "fr",
      directors: ["Krzysztof Kieślowski"], genres: [.drama, .music, .mystery], minutes: 98,
      overview: """
        Julie survives the accident that kills her husband, a famous composer, and their daughter. \
        She sells everything and moves to an anonymous flat in Paris to own and remember nothing, \
        but an unfinished piece of music keeps returning.
        """),
    FilmContent(
      424, "Schindler's List", released: "1993-12-15", language: "en",
      directors: ["Steven Spielberg"], genres: [.drama, .history, .war], minutes: 195,
      overview: """
        A businessman comes to occupied Kraków to grow rich on war contracts and Jewish labour \
        that costs him nothing. As the ghetto is emptied and a camp commandant shoots from his \
        balcony, he begins to spend his fortune on names.
        """),
    FilmContent(
      31414, "Satantango", original: "Sátántangó", released: "1994-04-28", language: "hu",
      directors: ["Béla Tarr"], genres: [.drama], minutes: 439,
      overview: """
        The members of a failed collective farm wait in the autumn rain for their money and plan \
        to cheat one another out of it. Word comes that Irimiás, whom they believed dead, is on \
        the road, and everyone falls under his voice.
        """),
    FilmContent(
      11104, "Chungking Express", original: "重慶森林", released: "1994-07-14", language: "zh",
      directors: ["Wong Kar-wai"], genres: [.romance, .comedy, .drama], minutes: 102,
      overview: """
        Two Hong Kong policemen have been left by their girlfriends. One collects tins of \
        pineapple with the same expiry date and meets a smuggler in a blonde wig; the other does \
        not notice that the girl from the snack bar is rearranging his flat.
        """),
    FilmContent(
      278, "The Shawshank Redemption", released: "1994-09-23", language: "en",
      directors: ["Frank Darabont"], genres: [.drama, .crime], minutes: 142,
      overview: """
        A banker is sentenced to life for the murder of his wife, which he denies, and enters a \
        prison run by a Bible-quoting warden. Over two decades he builds a library, does the \
        guards’ tax returns and befriends the man who can get things.
        """),
    FilmContent(
      680, "Pulp Fiction", released: "1994-10-14", language: "en",
      directors: ["Quentin Tarantino"], genres: [.crime, .thriller], minutes: 154,
      overview: """
        Two hired killers discuss hamburgers on the way to work, a boxer fails to lose a fight, \
        and a gangster’s wife wants to dance. Their stories are told out of order and meet around \
        a briefcase, a gold watch and a diner.
        """),
    FilmContent(
      14275, "Hoop Dreams", released: "1994-10-14", language: "en",
      directors: ["Steve James"], genres: [.documentary], minutes: 171,
      overview: """
        Two boys from Chicago are recruited at fourteen by a suburban school famous for its \
        basketball team. Over five years the film follows their games, injuries, marks and \
        families, and what it costs to be carried by everyone’s hopes.
        """),
    FilmContent(
      406, "La Haine", released: "1995-05-31", language: "fr",
      directors: ["Mathieu Kassovitz"], genres: [.drama, .crime], minutes: 98,
      overview: """
        The day after riots in a housing estate outside Paris, three friends have nothing to do \
        and one of them has found a policeman’s revolver. If the boy in hospital dies, he swears, \
        he will use it, and the hours are counted on screen.
        """),
    FilmContent(
      9323, "Ghost in the Shell", original: "攻殻機動隊", released: "1995-11-18", language: "ja",
      directors: ["Mamoru Oshii"], genres: [.animation, .scienceFiction, .action], minutes: 83,
      overview: """
        Major Kusanagi of the security police has a body that belongs to the state and a mind she \
        is not sure of. She hunts a hacker who rewrites the memories of his victims, and who seems \
        to be interested in her.
        """),
    FilmContent(
      862, "Toy Story", released: "1995-11-22", language: "en",
      directors: ["John Lasseter"], genres: [.animation, .family, .comedy], minutes: 81,
      overview: """
        When no one is looking the toys in Andy’s room are alive, and the cowboy Woody is their \
        leader. A space ranger who does not know that he is a toy takes his place on the bed, and \
        both end up lost in the world outside.
        """),
    FilmContent(
      128, "Princess Mononoke", original: "もののけ姫", released: "1997-07-12", language: "ja",
      directors: ["Hayao Miyazaki"], genres: [.animation, .fantasy, .adventure], minutes: 134,
      overview: """
        A prince cursed by a dying boar god rides west to find the source of the hatred. He comes \
        between an ironworks that is clearing the forest and a girl raised by wolves, and sees \
        that both sides have something to defend.
        """),
    FilmContent(
      666, "Central Station", original: "Central do Brasil", released: "1998-04-03", language: "pt",
      directors: ["Walter Salles"], genres: [.drama], minutes: 110,
      overview: """
        A retired teacher writes letters for the illiterate at Rio’s main station, and does not \
        always post them. When one of her customers is killed in traffic, she is left with a \
        nine-year-old boy who wants to find his father in the north-east.
        """),
    FilmContent(
      309, "The Celebration", original: "Festen", released: "1998-06-19", language: "da",
      directors: ["Thomas Vinterberg"], genres: [.drama], minutes: 105,
      overview: """
        A patriarch’s sixtieth birthday brings the family to his country hotel, a few months after \
        one daughter took her life. The eldest son rises to make a speech and lets his father \
        choose between two envelopes, and dinner goes on.
        """),
    FilmContent(
      104, "Run Lola Run", original: "Lola rennt", released: "1998-08-20", language: "de",
      directors: ["Tom Tykwer"], genres: [.thriller, .action], minutes: 81,
      overview: """
        Lola has twenty minutes to find a hundred thousand marks, or her boyfriend will rob a \
        supermarket and probably die. She runs across Berlin to her father’s bank, and small \
        differences on the way change everything: the film tries it three times.
        """),
    FilmContent(
      603, "The Matrix", released: "1999-03-31", language: "en",
      directors: ["Lana Wachowski", "Lilly Wachowski"], genres: [.action, .scienceFiction],
      minutes: 136,
      overview: """
        A programmer who sells illegal software at night is told by strangers in black that the \
        world around him is a simulation. He chooses to see what lies behind it, and learns that \
        machines farm people, and that agents guard the illusion.
        """),
    FilmContent(
      99, "All About My Mother", original: "Todo sobre mi madre", released: "1999-04-16",
      language: "es",
      directors: ["Pedro Almodóvar"], genres: [.drama, .comedy], minutes: 101,
      overview: """
        A nurse loses her son on the night of his seventeenth birthday and travels to Barcelona to \
        tell the father, who now lives as a woman. She finds work with a theatre diva, shelter \
        with an old friend and a pregnant nun in need of help.
        """),
    FilmContent(
      14626, "Beau Travail", released: "1999-09-04", language: "fr",
      directors: ["Claire Denis"], genres: [.drama], minutes: 93,
      overview: """
        In Marseille a former sergeant remembers his time with the Foreign Legion in Djibouti: \
        drill in the heat, ironing, nights in the club. A quiet new recruit won everyone’s \
        affection, and he decided to destroy him.
        """),
    FilmContent(
      550, "Fight Club", released: "1999-10-15", language: "en",
      directors: ["David Fincher"], genres: [.drama, .thriller], minutes: 139,
      overview: """
        An office worker who cannot sleep finds comfort in support groups for diseases he does not \
        have, until he meets a soap salesman on a plane. Together they found a club where men beat \
        each other up, and its rules spread.
        """),
  ]
}
