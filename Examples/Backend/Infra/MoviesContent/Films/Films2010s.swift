extension MoviesContent {
  /// The films of the years 2010 to 2019.
  static let filmsOfThe2010s: [FilmContent] = [
    FilmContent(
      9_000_000_021, "Uncle Boonmee Who Can Recall His Past Lives", original: "ลุงบุญมีระลึกชาติ",
      released: "2010-05-21", language: "th",
      directors: ["Apichatpong Weerasethakul"], genres: [.drama, .fantasy], minutes: 114,
      overview: """
        A farmer with failing kidneys spends his last days in the north-east of Thailand. At \
        supper the ghost of his wife takes a seat, his lost son returns with red eyes and black \
        fur, and everybody goes on eating.
        """),
    FilmContent(
      27205, "Inception", released: "2010-07-16", language: "en",
      directors: ["Christopher Nolan"], genres: [.action, .scienceFiction, .thriller], minutes: 148,
      overview: """
        A thief who steals ideas from sleeping minds is hired to do the opposite and plant one, in \
        the heir to an energy empire. His team builds dreams within dreams, where time runs slower \
        at each level, and his dead wife sabotages the plan.
        """),
    FilmContent(
      46738, "Incendies", released: "2010-09-17", language: "fr",
      directors: ["Denis Villeneuve"], genres: [.drama, .mystery, .war], minutes: 131,
      overview: """
        In her will a woman in Montreal leaves her twins two letters: one for the father they \
        thought dead, one for a brother they never knew of. They travel to the Middle East and \
        follow their mother’s path through a civil war.
        """),
    FilmContent(
      60243, "A Separation", original: "جدایی نادر از سیمین", released: "2011-03-16",
      language: "fa",
      directors: ["Asghar Farhadi"], genres: [.drama], minutes: 123,
      overview: """
        Simin wants to leave Iran, Nader will not abandon his sick father, so she moves out and he \
        hires a woman as carer. A push at the door leads to a charge, and before the judge each \
        side tells only what it can afford to.
        """),
    FilmContent(
      123678, "The Act of Killing", original: "Jagal", released: "2012-08-31", language: "id",
      directors: ["Joshua Oppenheimer"], genres: [.documentary, .history, .crime], minutes: 122,
      overview: """
        The men who led death squads in Indonesia in 1965 still boast of it on television. The \
        director invites them to re-enact their murders in the style of their favourite films, \
        with costumes, make-up and dance numbers, and they agree gladly.
        """),
    FilmContent(
      9_000_000_022, "Wadjda", original: "وجدة", released: "2012-08-31", language: "ar",
      directors: ["Haifaa al-Mansour"], genres: [.drama, .comedy], minutes: 98,
      overview: """
        A ten-year-old girl in Riyadh wants a green bicycle so as to race the boy next door, \
        although girls do not ride. To win the money she enters the Koran competition at school, \
        while her mother worries about a second wife.
        """),
    FilmContent(
      9_000_000_023, "The Great Beauty", original: "La grande bellezza", released: "2013-05-21",
      language: "it",
      directors: ["Paolo Sorrentino"], genres: [.drama, .comedy], minutes: 142,
      overview: """
        Jep Gambardella wrote one novel as a young man and has been the king of Rome’s parties \
        ever since. After his sixty-fifth birthday he learns that his first love has died, and \
        looks at the palaces, nuns and conga lines with different eyes.
        """),
    FilmContent(
      209274, "Ida", released: "2013-10-25", language: "pl",
      directors: ["Paweł Pawlikowski"], genres: [.drama], minutes: 82,
      overview: """
        Before she takes her vows in 1962, a novice is sent to meet her only relative, a \
        hard-drinking judge. From her she learns that she is Jewish, and the two set out together \
        to find where her parents are buried.
        """),
    FilmContent(
      120467, "The Grand Budapest Hotel", released: "2014-02-26", language: "en",
      directors: ["Wes Anderson"], genres: [.comedy, .adventure, .crime], minutes: 100,
      overview: """
        The concierge of a famous mountain hotel between the wars inherits a painting from an \
        elderly guest, and is accused of her murder. With his lobby boy he flees through trains, \
        monasteries and a prison, always perfumed, as the borders close.
        """),
    FilmContent(
      242224, "The Babadook", released: "2014-05-22", language: "en",
      directors: ["Jennifer Kent"], genres: [.horror, .drama], minutes: 94,
      overview: """
        A widow is worn out by her six-year-old son, who builds weapons against monsters. One \
        evening a picture book she has never seen stands on the shelf, about a figure in a top hat \
        who cannot be got rid of, and it foretells what she may do.
        """),
    FilmContent(
      265195, "Wild Tales", original: "Relatos salvajes", released: "2014-08-21", language: "es",
      directors: ["Damián Szifron"], genres: [.comedy, .drama, .thriller], minutes: 122,
      overview: """
        Six stories about people who lose control. There are passengers who all know the same man, \
        a waitress with rat poison, two drivers on a lonely road, an engineer and his parking \
        tickets, a rich family’s bargain and a wedding where the bride learns too much.
        """),
    FilmContent(
      110416, "Song of the Sea", released: "2014-09-06", language: "en",
      directors: ["Tomm Moore"], genres: [.animation, .family, .fantasy], minutes: 93,
      overview: """
        Ben lives in a lighthouse with his grieving father and a little sister who does not speak. \
        When they are sent to the city, he discovers that she is a selkie, and that her song could \
        free the fairies an owl witch has turned to stone.
        """),
    FilmContent(
      76341, "Mad Max: Fury Road", released: "2015-05-13", language: "en",
      directors: ["George Miller"], genres: [.action, .adventure, .scienceFiction], minutes: 121,
      overview: """
        In a desert ruled by a warlord who owns the water, his best driver turns off the road with \
        a tanker and his five captive wives. An army with drums and flames pursues them, and a \
        prisoner chained to a bonnet is carried along.
        """),
    FilmContent(
      336808, "Embrace of the Serpent", original: "El abrazo de la serpiente",
      released: "2015-05-21", language: "es",
      directors: ["Ciro Guerra"], genres: [.adventure, .drama], minutes: 125,
      overview: """
        A shaman, the last of his people, guides two explorers through the Colombian Amazon, one \
        in 1909 and one thirty years later, both seeking the same plant. Rubber barons and \
        missions have left their marks along the river, and his memory has gone.
        """),
    FilmContent(
      9_000_000_024, "Mustang", released: "2015-06-17", language: "tr",
      directors: ["Deniz Gamze Ergüven"], genres: [.drama], minutes: 97,
      overview: """
        Five sisters in a Turkish village by the Black Sea play in the waves with boys after the \
        last day of school. The neighbours talk, the house is fitted with bars and lessons in \
        cooking, and one by one husbands are found for them.
        """),
    FilmContent(
      374475, "Toni Erdmann", released: "2016-07-14", language: "de",
      directors: ["Maren Ade"], genres: [.drama, .comedy], minutes: 162,
      overview: """
        A retired music teacher visits his daughter, a consultant in Bucharest, and finds her \
        without a minute or a smile to spare. He pretends to leave, then turns up at her \
        receptions with a wig and false teeth as a life coach.
        """),
    FilmContent(
      372058, "Your Name.", original: "君の名は。", released: "2016-08-26", language: "ja",
      directors: ["Makoto Shinkai"], genres: [.animation, .romance, .fantasy], minutes: 107,
      overview: """
        A girl in the mountains and a boy in Tokyo wake up now and then in each other’s bodies and \
        leave notes in their phones. When the exchange stops he sets out to find her, with only a \
        drawing of the landscape to go by.
        """),
    FilmContent(
      376867, "Moonlight", released: "2016-10-21", language: "en",
      directors: ["Barry Jenkins"], genres: [.drama], minutes: 111,
      overview: """
        Three chapters tell the life of a Black boy in Miami, under three names. As a child he \
        finds a father figure in a drug dealer, as a teenager he is beaten for what he is, as a \
        man he hides behind muscles and gold teeth.
        """),
    FilmContent(
      419430, "Get Out", released: "2017-02-24", language: "en",
      directors: ["Jordan Peele"], genres: [.horror, .thriller, .mystery], minutes: 104,
      overview: """
        A photographer goes with his white girlfriend to meet her parents in the country, who \
        would have voted for Obama a third time. The Black servants behave oddly, a teacup lulls \
        him into a void, and the guests at the garden party seem to be appraising him.
        """),
    FilmContent(
      491584, "Burning", original: "버닝", released: "2018-05-17", language: "ko",
      directors: ["Lee Chang-dong"], genres: [.mystery, .drama, .thriller], minutes: 148,
      overview: """
        A young man who wants to write meets a girl from his village and is to feed her cat, which \
        he never sees, while she travels. She returns with a wealthy stranger, who admits one \
        evening that he likes to burn down greenhouses.
        """),
    FilmContent(
      505192, "Shoplifters", original: "万引き家族", released: "2018-06-08", language: "ja",
      directors: ["Hirokazu Kore-eda"], genres: [.drama, .crime], minutes: 121,
      overview: """
        A family that lives on odd jobs, a grandmother’s pension and theft takes in a little girl \
        left out on a cold balcony. She is happy with them in the cramped house, and it becomes \
        clear only gradually what binds these people together.
        """),
    FilmContent(
      426426, "Roma", released: "2018-08-30", language: "es",
      directors: ["Alfonso Cuarón"], genres: [.drama], minutes: 135,
      overview: """
        Cleo works as a maid for a doctor’s family in Mexico City around 1970, wakes the children, \
        washes the tiles and goes to the cinema on Sundays. The father leaves, Cleo is pregnant \
        and abandoned, and students are marching in the streets.
        """),
    FilmContent(
      517814, "Capernaum", original: "كفرناحوم", released: "2018-09-20", language: "ar",
      directors: ["Nadine Labaki"], genres: [.drama], minutes: 126,
      overview: """
        A boy of about twelve stands before a judge in Beirut and sues his parents for having \
        brought him into the world. The film tells how he ran away from home and came to look \
        after the baby of an Ethiopian woman without papers.
        """),
    FilmContent(
      324857, "Spider-Man: Into the Spider-Verse", released: "2018-12-14", language: "en",
      directors: ["Bob Persichetti", "Peter Ramsey", "Rodney Rothman"],
      genres: [.animation, .action, .adventure], minutes: 117,
      overview: """
        Miles Morales of Brooklyn is bitten by a radioactive spider and sees the Spider-Man he \
        admires die. A machine has opened doors between universes, and a tired older hero and \
        several others must help him to use powers he cannot yet control.
        """),
    FilmContent(
      566213, "Honeyland", original: "Медена земја", released: "2019-01-28", language: "mk",
      directors: ["Tamara Kotevska", "Ljubomir Stefanov"], genres: [.documentary], minutes: 87,
      overview: """
        Hatidže gathers wild honey in a deserted mountain village and looks after her bedridden \
        mother. She takes half and leaves half to the bees, until a family with seven children, \
        cattle and debts settles next door and wants to do as she does.
        """),
    FilmContent(
      496243, "Parasite", original: "기생충", released: "2019-05-30", language: "ko",
      directors: ["Bong Joon-ho"], genres: [.thriller, .drama, .comedy], minutes: 133,
      overview: """
        The son of a family that folds pizza boxes in a basement flat is hired as a tutor in a \
        rich household and soon recommends the rest as therapist, driver and housekeeper. Then the \
        dismissed housekeeper rings at the door in the rain.
        """),
    FilmContent(
      531428, "Portrait of a Lady on Fire", original: "Portrait de la jeune fille en feu",
      released: "2019-09-18", language: "fr",
      directors: ["Céline Sciamma"], genres: [.drama, .romance, .history], minutes: 122,
      overview: """
        A painter comes to an island in Brittany in 1770 to portray a young woman for the man she \
        is to marry, who refuses to sit. She must observe her on walks and paint in secret, and \
        the looks are returned.
        """),
  ]
}
