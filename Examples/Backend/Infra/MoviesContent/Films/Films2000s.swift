extension MoviesContent {
  /// The films of the years 2000 to 2009.
  static let filmsOfThe2000s: [FilmContent] = [
    FilmContent(
      25538, "Yi Yi", original: "一一", released: "2000-05-15", language: "zh",
      directors: ["Edward Yang"], genres: [.drama, .romance], minutes: 173,
      overview: """
        A wedding, a birth and a grandmother in a coma occupy the Jian family in Taipei for a \
        year. The father meets his first love again, the daughter has her own, and the \
        eight-year-old son photographs the backs of people’s heads.
        """),
    FilmContent(
      55, "Amores Perros", released: "2000-06-16", language: "es",
      directors: ["Alejandro González Iñárritu"], genres: [.drama, .thriller], minutes: 154,
      overview: """
        A car crash in Mexico City ties three stories together. A young man enters his dog in \
        fights to run away with his brother’s wife, a model loses her terrier beneath the \
        floorboards, and a tramp who loves strays kills people for money.
        """),
    FilmContent(
      146, "Crouching Tiger, Hidden Dragon", original: "臥虎藏龍", released: "2000-07-06",
      language: "zh",
      directors: ["Ang Lee"], genres: [.action, .adventure, .romance], minutes: 120,
      overview: """
        A swordsman who wants to retire gives away his legendary blade, and it is stolen the same \
        night by a masked fighter who runs up walls. The trail leads to a governor’s daughter \
        about to be married, and to an old enemy.
        """),
    FilmContent(
      44379, "The Gleaners and I", original: "Les Glaneurs et la Glaneuse", released: "2000-07-07",
      language: "fr",
      directors: ["Agnès Varda"], genres: [.documentary], minutes: 82,
      overview: """
        With a small digital camera Agnès Varda travels through France to meet people who live on \
        what others leave behind: potatoes in the field, oysters after the storm, fridges at the \
        kerb. She gleans too, images above all, and heart-shaped potatoes.
        """),
    FilmContent(
      843, "In the Mood for Love", original: "花樣年華", released: "2000-09-29", language: "zh",
      directors: ["Wong Kar-wai"], genres: [.drama, .romance], minutes: 99,
      overview: """
        Hong Kong, 1962: two neighbours who rent rooms on the same day discover that their spouses \
        are having an affair with each other. They rehearse how it may have begun, meet over \
        noodles and a serial, and are determined not to be like them.
        """),
    FilmContent(
      194, "Amélie", original: "Le Fabuleux Destin d'Amélie Poulain", released: "2001-04-25",
      language: "fr",
      directors: ["Jean-Pierre Jeunet"], genres: [.comedy, .romance], minutes: 122,
      overview: """
        A shy waitress in Montmartre finds a boy’s box of treasures behind a bathroom tile and \
        returns it to its owner, now grown old. Delighted by the effect, she begins to arrange the \
        lives of others in secret, and is slower with her own.
        """),
    FilmContent(
      1018, "Mulholland Drive", released: "2001-05-16", language: "en",
      directors: ["David Lynch"], genres: [.mystery, .thriller, .drama], minutes: 147,
      overview: """
        A woman who has lost her memory in a car accident hides in a Hollywood apartment, where an \
        aspiring actress finds her. Together they look for her name, with a blue key and a bag of \
        money, while a director is told whom to cast.
        """),
    FilmContent(
      129, "Spirited Away", original: "千と千尋の神隠し", released: "2001-07-20", language: "ja",
      directors: ["Hayao Miyazaki"], genres: [.animation, .family, .fantasy], minutes: 125,
      overview: """
        Ten-year-old Chihiro’s parents eat at an abandoned stall and turn into pigs. To free them \
        she must work in a bathhouse for gods and spirits, whose owner has taken most of her name \
        away, and must not forget what it was.
        """),
    FilmContent(
      120, "The Lord of the Rings: The Fellowship of the Ring", released: "2001-12-19",
      language: "en",
      directors: ["Peter Jackson"], genres: [.adventure, .fantasy, .action], minutes: 179,
      overview: """
        A hobbit inherits a ring that its maker, the Dark Lord, wants back at any price. Frodo \
        sets out with eight companions of different peoples to destroy it in the fire where it was \
        forged, but the ring works on all of them.
        """),
    FilmContent(
      598, "City of God", original: "Cidade de Deus", released: "2002-08-30", language: "pt",
      directors: ["Fernando Meirelles", "Kátia Lund"], genres: [.crime, .drama], minutes: 130,
      overview: """
        Rocket grows up in a housing project on the edge of Rio and wants to be a photographer. \
        Around him boys of his age rise in the drug trade, above all one who discovered early that \
        he liked to kill, and a war breaks out.
        """),
    FilmContent(
      153, "Lost in Translation", released: "2003-09-12", language: "en",
      directors: ["Sofia Coppola"], genres: [.drama, .comedy, .romance], minutes: 102,
      overview: """
        An ageing film star in Tokyo to shoot a whisky commercial and a young wife left alone by \
        her husband cannot sleep in the same hotel. They meet at the bar, sing karaoke, wander \
        through the city and never quite say what it is.
        """),
    FilmContent(
      113, "Spring, Summer, Fall, Winter... and Spring", original: "봄 여름 가을 겨울 그리고 봄",
      released: "2003-09-19", language: "ko",
      directors: ["Kim Ki-duk"], genres: [.drama], minutes: 103,
      overview: """
        On a temple floating in a mountain lake an old monk raises a boy, who ties stones to \
        animals for fun and must carry one himself. The seasons pass, the boy becomes a lover, a \
        fugitive and an ageing man who returns across the ice.
        """),
    FilmContent(
      670, "Oldboy", original: "올드보이", released: "2003-11-21", language: "ko",
      directors: ["Park Chan-wook"], genres: [.thriller, .drama, .mystery], minutes: 120,
      overview: """
        After a drunken night a man is locked in a private prison for fifteen years and never told \
        why. Just as suddenly he is free, with a new suit and a telephone, and has five days to \
        learn who did it and for what.
        """),
    FilmContent(
      38, "Eternal Sunshine of the Spotless Mind", released: "2004-03-19", language: "en",
      directors: ["Michel Gondry"], genres: [.romance, .scienceFiction, .drama], minutes: 108,
      overview: """
        Joel learns that Clementine has had a clinic erase him from her memory, and orders the \
        same for himself. While technicians work through the night at his bedside, he changes his \
        mind inside his own recollections and tries to hide her.
        """),
    FilmContent(
      9_000_000_020, "Moolaadé", released: "2004-05-15", language: "bm",
      directors: ["Ousmane Sembène"], genres: [.drama], minutes: 124,
      overview: """
        Four girls in a West African village flee from their circumcision and seek shelter with \
        Collé, who once refused it for her daughter. She stretches a coloured rope across her \
        gate, a protection nobody dares to break, and the elders confiscate the women’s radios.
        """),
    FilmContent(
      582, "The Lives of Others", original: "Das Leben der Anderen", released: "2006-03-23",
      language: "de",
      directors: ["Florian Henckel von Donnersmarck"], genres: [.drama, .thriller], minutes: 137,
      overview: """
        East Berlin, 1984: a captain of the state security is to monitor a playwright and his \
        girlfriend from the attic above their flat. He types his reports through the night, learns \
        the true motive for the order and begins to leave things out.
        """),
    FilmContent(
      1417, "Pan's Labyrinth", original: "El laberinto del fauno", released: "2006-10-11",
      language: "es",
      directors: ["Guillermo del Toro"], genres: [.fantasy, .drama, .war], minutes: 119,
      overview: """
        Spain, 1944: a girl moves with her pregnant mother to the outpost of her stepfather, a \
        captain hunting the last rebels. In an old labyrinth a faun tells her that she is a \
        princess and gives her three tasks to prove it.
        """),
    FilmContent(
      4977, "Paprika", original: "パプリカ", released: "2006-11-25", language: "ja",
      directors: ["Satoshi Kon"], genres: [.animation, .scienceFiction, .mystery], minutes: 90,
      overview: """
        A device that lets therapists enter their patients’ dreams has been stolen, and people \
        begin to dream while awake. A reserved scientist goes after it as her lively other self \
        Paprika, while a parade of dolls and refrigerators marches on.
        """),
    FilmContent(
      2009, "4 Months, 3 Weeks and 2 Days", original: "4 luni, 3 săptămâni și 2 zile",
      released: "2007-05-17", language: "ro",
      directors: ["Cristian Mungiu"], genres: [.drama], minutes: 113,
      overview: """
        Romania, 1987: Otilia helps her room-mate to obtain an illegal abortion. She borrows \
        money, books a hotel, meets the man who will do it and learns what he expects, and must \
        still appear at a birthday dinner in the evening.
        """),
    FilmContent(
      2011, "Persepolis", released: "2007-06-27", language: "fr",
      directors: ["Marjane Satrapi", "Vincent Paronnaud"], genres: [.animation, .drama, .history],
      minutes: 96,
      overview: """
        Marjane is nine and loves Bruce Lee when the revolution comes to Tehran, and soon she buys \
        punk tapes on the black market under her veil. Her parents send her to school in Vienna, \
        where she is free and does not belong.
        """),
    FilmContent(
      7345, "There Will Be Blood", released: "2007-12-26", language: "en",
      directors: ["Paul Thomas Anderson"], genres: [.drama, .history], minutes: 158,
      overview: """
        A silver miner strikes oil and travels through California with his adopted son, talking \
        farmers out of their land. In one small town a young preacher wants his share for the \
        church, and between the two a lifelong contest begins.
        """),
    FilmContent(
      14048, "Man on Wire", released: "2008-01-22", language: "en",
      directors: ["James Marsh"], genres: [.documentary, .crime], minutes: 94,
      overview: """
        In August 1974 Philippe Petit walked a cable between the towers of the World Trade Center, \
        without permission. He and his accomplices tell how they planned it like a bank robbery: \
        forged passes, a bow and arrow, a night beneath a tarpaulin.
        """),
    FilmContent(
      8885, "Waltz with Bashir", original: "ואלס עם באשיר", released: "2008-05-13", language: "he",
      directors: ["Ari Folman"], genres: [.animation, .documentary, .war], minutes: 90,
      overview: """
        The director was a soldier in the Lebanon war of 1982 and remembers nothing of it. He \
        visits former comrades, and from their accounts and dreams of dogs, sea and flares a \
        picture of the days of Sabra and Shatila slowly forms.
        """),
    FilmContent(
      155, "The Dark Knight", released: "2008-07-16", language: "en",
      directors: ["Christopher Nolan"], genres: [.action, .crime, .thriller], minutes: 152,
      overview: """
        Batman and a fearless district attorney are about to break Gotham’s gangs, when a man in \
        clown’s make-up offers to kill him for them. He wants neither money nor power, only to \
        prove that anyone can be pushed to drop the rules.
        """),
    FilmContent(
      13310, "Let the Right One In", original: "Låt den rätte komma in", released: "2008-10-24",
      language: "sv",
      directors: ["Tomas Alfredson"], genres: [.horror, .drama, .romance], minutes: 115,
      overview: """
        Oskar, twelve and bullied at school, meets the new girl next door at the climbing frame in \
        the snow. She goes barefoot, knows nothing of sweets and comes out only at night, and a \
        man in the area is draining people of their blood.
        """),
    FilmContent(
      20453, "3 Idiots", released: "2009-12-25", language: "hi",
      directors: ["Rajkumar Hirani"], genres: [.comedy, .drama], minutes: 170,
      overview: """
        Two friends drive across India to find the third, who vanished after their studies at a \
        famous engineering college. On the way they remember how he turned lectures into pranks \
        and made an enemy of a principal who believed only in marks.
        """),
  ]
}
