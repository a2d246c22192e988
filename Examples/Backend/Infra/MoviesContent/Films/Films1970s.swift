extension MoviesContent {
  /// The films of the years 1970 to 1979.
  static let filmsOfThe1970s: [FilmContent] = [
    FilmContent(
      8416, "The Conformist", original: "Il conformista", released: "1970-07-01", language: "it",
      directors: ["Bernardo Bertolucci"], genres: [.drama, .thriller], minutes: 113,
      overview: """
        Marcello wants nothing more than to be like everyone else, so he marries a conventional \
        girl and joins the Fascist secret police. His honeymoon in Paris is cover for an \
        assignment: to help kill his former professor.
        """),
    FilmContent(
      80560, "Wanda", released: "1970-09-01", language: "en",
      directors: ["Barbara Loden"], genres: [.drama, .crime], minutes: 103,
      overview: """
        A woman from the Pennsylvania coalfields arrives late at her own divorce, gives up her \
        children without an argument and drifts from one bar to the next. By accident she ends up \
        with a nervous robber who needs someone to drive.
        """),
    FilmContent(
      9_000_000_013, "A Touch of Zen", original: "俠女", released: "1971-11-18", language: "zh",
      directors: ["King Hu"], genres: [.action, .adventure, .fantasy], minutes: 200,
      overview: """
        A scholar who lives with his mother near a supposedly haunted fort grows curious about his \
        new neighbour. She is a nobleman’s daughter, hunted by the eunuch’s secret police, and he \
        finds himself planning a battle full of ghosts and traps.
        """),
    FilmContent(
      238, "The Godfather", released: "1972-03-14", language: "en",
      directors: ["Francis Ford Coppola"], genres: [.crime, .drama], minutes: 175,
      overview: """
        Vito Corleone settles disputes and grants favours on his daughter’s wedding day, and \
        expects loyalty in return. When he is shot for refusing a deal in narcotics, his youngest \
        son, who wanted no part in the business, comes to the hospital.
        """),
    FilmContent(
      2000, "Aguirre, the Wrath of God", original: "Aguirre, der Zorn Gottes",
      released: "1972-12-29", language: "de",
      directors: ["Werner Herzog"], genres: [.adventure, .drama, .history], minutes: 94,
      overview: """
        A Spanish expedition descends from the Andes into the jungle in search of El Dorado. On \
        rafts, with a cannon, a sedan chair and two women, they float past unseen archers, and the \
        second-in-command decides that the king no longer matters.
        """),
    FilmContent(
      77771, "Touki Bouki", released: "1973-07-10", language: "wo",
      directors: ["Djibril Diop Mambéty"], genres: [.drama, .adventure], minutes: 89,
      overview: """
        Mory, who drives a motorcycle with cattle horns on the handlebars, and the student Anta \
        are fed up with Dakar and dream of Paris. They set out to cheat, steal and charm their way \
        to two tickets for the ship.
        """),
    FilmContent(
      4495, "The Spirit of the Beehive", original: "El espíritu de la colmena",
      released: "1973-10-08", language: "es",
      directors: ["Víctor Erice"], genres: [.drama, .fantasy], minutes: 98,
      overview: """
        In a Castilian village in 1940 a travelling cinema shows Frankenstein, and six-year-old \
        Ana cannot stop thinking of the monster. Her sister says that he is a spirit who comes \
        when called, and in an empty sheepfold she finds a wounded man.
        """),
    FilmContent(
      16306, "Fantastic Planet", original: "La Planète sauvage", released: "1973-12-06",
      language: "fr",
      directors: ["René Laloux"], genres: [.animation, .scienceFiction], minutes: 72,
      overview: """
        On a distant world, blue giants keep tiny humans as pets and exterminate the wild ones \
        like vermin. The tame Terr grows up with a device that teaches the knowledge of his \
        masters, and one day runs away and takes it with him.
        """),
    FilmContent(
      216, "Ali: Fear Eats the Soul", original: "Angst essen Seele auf", released: "1974-03-05",
      language: "de",
      directors: ["Rainer Werner Fassbinder"], genres: [.drama, .romance], minutes: 93,
      overview: """
        A widowed cleaner in Munich takes shelter from the rain in a bar, dances with a Moroccan \
        mechanic twenty years her junior, and marries him. Her children, neighbours and grocer \
        turn their backs, and then have reasons to be friendly again.
        """),
    FilmContent(
      44012, "Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles", released: "1975-05-14",
      language: "fr",
      directors: ["Chantal Akerman"], genres: [.drama], minutes: 202,
      overview: """
        Three days in the life of a Brussels widow who peels potatoes, makes beds, receives one \
        client each afternoon and waits for her son. Her routine is exact to the minute, and on \
        the second day the potatoes are left on the stove too long.
        """),
    FilmContent(
      578, "Jaws", released: "1975-06-20", language: "en",
      directors: ["Steven Spielberg"], genres: [.thriller, .adventure], minutes: 124,
      overview: """
        A great white shark kills a swimmer off a resort island just before the holiday weekend, \
        and the mayor wants the beaches kept open. The police chief, who hates the water, goes out \
        with an oceanographer and a fisherman in too small a boat.
        """),
    FilmContent(
      9_000_000_014, "Sholay", original: "शोले", released: "1975-08-15", language: "hi",
      directors: ["Ramesh Sippy"], genres: [.action, .adventure, .drama], minutes: 204,
      overview: """
        A retired police officer hires two petty criminals, whose courage he once witnessed, to \
        capture the bandit Gabbar Singh alive. In the village they are meant to protect, one falls \
        for a talkative carriage driver and the other for a silent widow.
        """),
    FilmContent(
      103, "Taxi Driver", released: "1976-02-08", language: "en",
      directors: ["Martin Scorsese"], genres: [.crime, .drama], minutes: 114,
      overview: """
        A former marine who cannot sleep drives a cab through New York at night and keeps a diary \
        of his disgust. Rejected by a campaign worker, he buys guns, trains in front of the mirror \
        and fixes his mind on saving a child prostitute.
        """),
    FilmContent(
      9_000_000_015, "Harlan County, USA", released: "1976-10-15", language: "en",
      directors: ["Barbara Kopple"], genres: [.documentary], minutes: 103,
      overview: """
        Coal miners in Kentucky strike for a union contract, and their wives hold the picket line \
        when a court keeps the men away. The crew lives with them for more than a year, through \
        songs, meetings and gunfire before dawn.
        """),
    FilmContent(
      11906, "Suspiria", released: "1977-02-01", language: "it",
      directors: ["Dario Argento"], genres: [.horror, .mystery], minutes: 99,
      overview: """
        An American student arrives in a thunderstorm at a famous dance academy in Freiburg, just \
        as another girl runs out in terror. Maggots fall from the ceiling, the teachers’ footsteps \
        lead the wrong way at night, and the walls glow red and blue.
        """),
    FilmContent(
      50183, "The Ascent", original: "Восхождение", released: "1977-04-02", language: "ru",
      directors: ["Larisa Shepitko"], genres: [.drama, .war], minutes: 109,
      overview: """
        In the Belarusian winter of 1942 two partisans leave their starving group to find food. \
        They are captured and handed to an interrogator who was once a local choirmaster, and it \
        becomes clear what each of them is prepared to do to live.
        """),
    FilmContent(
      11, "Star Wars", released: "1977-05-25", language: "en",
      directors: ["George Lucas"], genres: [.scienceFiction, .adventure, .action], minutes: 121,
      overview: """
        Two robots land on a desert planet with the plans of a battle station that can destroy \
        worlds, and a farm boy finds the message hidden in one of them. An old knight, a smuggler \
        and a princess join him against the Empire.
        """),
    FilmContent(
      25623, "House", original: "ハウス", released: "1977-07-30", language: "ja",
      directors: ["Nobuhiko Ōbayashi"], genres: [.horror, .comedy, .fantasy], minutes: 88,
      overview: """
        A schoolgirl takes six friends to spend the summer with her aunt, who has waited in her \
        country house for a fiancé lost in the war. One after another the girls disappear, thanks \
        to a piano, a clock, mattresses and a white cat.
        """),
    FilmContent(
      16642, "Days of Heaven", released: "1978-09-13", language: "en",
      directors: ["Terrence Malick"], genres: [.drama, .romance], minutes: 94,
      overview: """
        A steelworker flees Chicago with his lover and his little sister to bring in the wheat \
        harvest in Texas, where they pretend to be siblings. The farmer, who is said to be dying, \
        asks the woman to stay, and her companion tells her to accept.
        """),
    FilmContent(
      659, "The Tin Drum", original: "Die Blechtrommel", released: "1979-05-03", language: "de",
      directors: ["Volker Schlöndorff"], genres: [.drama, .war, .history], minutes: 142,
      overview: """
        On his third birthday in Danzig, Oskar receives a tin drum and decides to stop growing. \
        With a scream that shatters glass he defends his drum and his place at the edge of events, \
        as the adults around him put on uniforms.
        """),
    FilmContent(
      348, "Alien", released: "1979-05-25", language: "en",
      directors: ["Ridley Scott"], genres: [.horror, .scienceFiction], minutes: 117,
      overview: """
        The crew of a space freighter is woken halfway home to answer a signal from an uncharted \
        moon. One of them comes back with something attached to his face, and what grows from it \
        is soon loose in the ventilation shafts.
        """),
    FilmContent(
      1398, "Stalker", original: "Сталкер", released: "1979-05-25", language: "ru",
      directors: ["Andrei Tarkovsky"], genres: [.scienceFiction, .drama], minutes: 162,
      overview: """
        In a fenced-off region where the laws of nature do not hold, there is said to be a room \
        that grants one’s deepest wish. A guide leads a writer and a professor through wet grass \
        and tunnels, never by the straight path.
        """),
    FilmContent(
      28, "Apocalypse Now", released: "1979-08-15", language: "en",
      directors: ["Francis Ford Coppola"], genres: [.war, .drama], minutes: 147,
      overview: """
        A captain is sent up a river into Cambodia to end the command of a decorated colonel, who \
        rules there like a god over his own army. The further the patrol boat travels, the less is \
        left of any order or purpose to the war.
        """),
  ]
}
