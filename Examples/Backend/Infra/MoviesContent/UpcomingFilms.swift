extension MoviesContent {
  /// Films that were announced but had not come out when this was written. Their days, titles and
  /// directors are those that were made public, and may change.
  static let upcomingFilms: [FilmContent] = [
    FilmContent(
      1_003_596, "Avengers: Doomsday", released: "2026-12-18", language: "en",
      directors: ["Anthony Russo", "Joe Russo"], genres: [.action, .adventure, .scienceFiction],
      minutes: 0,
      overview: """
        The Avengers, the Wakandans, the Fantastic Four, the New Avengers and the original X-Men \
        are all drawn into a fight with Doctor Doom, whom Robert Downey Jr. plays.
        """),
    FilmContent(
      1_170_608, "Dune: Part Three", released: "2026-12-18", language: "en",
      directors: ["Denis Villeneuve"], genres: [.scienceFiction, .adventure, .drama], minutes: 0,
      overview: """
        Based on Frank Herbert's novel Dune Messiah, the last part of the trilogy returns to Paul \
        Atreides years after he took the throne, as a holy war is fought in his name.
        """),
    FilmContent(
      9_100_000_001, "Werwulf", released: "2026-12-25", language: "en",
      directors: ["Robert Eggers"], genres: [.horror, .drama], minutes: 0,
      overview: """
        In England in the thirteenth century a story goes round about a creature in the fog, and \
        those who live off the land must find out what there is to it.
        """),
    FilmContent(
      9_100_000_002, "Children of Blood and Bone", released: "2027-01-15", language: "en",
      directors: ["Gina Prince-Bythewood"], genres: [.fantasy, .adventure, .action], minutes: 0,
      overview: """
        In a kingdom whose ruler has had magic wiped out, a young woman sets out with her brother \
        to bring it back. From the novel by Tomi Adeyemi.
        """),
    FilmContent(
      9_100_000_003, "Ice Age: Boiling Point", released: "2027-02-05", language: "en",
      directors: ["John C. Donkin"], genres: [.animation, .comedy, .family, .adventure],
      minutes: 0,
      overview: """
        The sixth film about Manny, Sid, Diego, Ellie and the luckless Scrat takes the herd to \
        corners of the Lost World where they have never been, with dinosaurs and lava.
        """),
    FilmContent(
      9_100_000_004, "Gatto", released: "2027-03-05", language: "en",
      directors: ["Enrico Casarosa"], genres: [.animation, .comedy, .family], minutes: 0,
      overview: """
        A black cat called Nero lives in Venice, in debt to a feline boss, and wonders whether he \
        has led the right life, until an unlikely friendship shows him another.
        """),
    FilmContent(
      9_100_000_005, "The Thomas Crown Affair", released: "2027-03-05", language: "en",
      directors: ["Michael B. Jordan"], genres: [.crime, .romance, .thriller], minutes: 0,
      overview: """
        Michael B. Jordan directs and plays the lead in a new telling of the story of a rich man \
        who steals for the thrill of it and of the woman who is after him.
        """),
    FilmContent(
      9_100_000_006, "Sonic the Hedgehog 4", released: "2027-03-19", language: "en",
      directors: ["Jeff Fowler"], genres: [.action, .adventure, .comedy, .family], minutes: 0,
      overview: """
        The fast blue hedgehog is back for a fourth time with his friends, and this film has \
        Metal Sonic and Amy Rose in it, whom the last one ended with.
        """),
    FilmContent(
      9_100_000_007, "Godzilla x Kong: Supernova", released: "2027-03-26", language: "en",
      directors: ["Grant Sputore"], genres: [.action, .adventure, .scienceFiction], minutes: 0,
      overview: """
        The next film of the Monsterverse has new human characters beside its two famous titans, \
        who once more have to face a danger to the whole world.
        """),
    FilmContent(
      9_100_000_008, "The Legend of Zelda", released: "2027-05-07", language: "en",
      directors: ["Wes Ball"], genres: [.fantasy, .adventure, .action], minutes: 0,
      overview: """
        The first film with living actors of Nintendo's series of games, with Benjamin Evan \
        Ainsworth as Link and Bo Bragason as Princess Zelda, was shot in New Zealand.
        """),
    FilmContent(
      9_100_000_009, "Star Wars: Starfighter", released: "2027-05-28", language: "en",
      directors: ["Shawn Levy"], genres: [.scienceFiction, .adventure, .action], minutes: 0,
      overview: """
        An adventure by itself with new characters, led by Ryan Gosling's, in a galaxy far, far \
        away, about five years after what The Rise of Skywalker tells of.
        """),
    FilmContent(
      9_100_000_010, "How to Train Your Dragon 2", released: "2027-06-11", language: "en",
      directors: ["Dean DeBlois"], genres: [.fantasy, .adventure, .family], minutes: 0,
      overview: """
        Hiccup and Toothless fly again in the sequel to the remake with living actors; Mason \
        Thames is back, and Cate Blanchett plays Valka as she did in the drawn film.
        """),
    FilmContent(
      911_916, "Spider-Man: Beyond the Spider-Verse", released: "2027-06-18", language: "en",
      directors: ["Bob Persichetti", "Justin K. Thompson"],
      genres: [.animation, .action, .adventure, .scienceFiction], minutes: 0,
      overview: """
        The end of the trilogy: Miles Morales is caught in a universe that is not his own, and \
        Gwen Stacy and her friends are on their way to find him.
        """),
    FilmContent(
      9_100_000_011, "Shrek 5", released: "2027-06-30", language: "en",
      directors: ["Walt Dohrn", "Conrad Vernon"],
      genres: [.animation, .comedy, .family, .fantasy], minutes: 0,
      overview: """
        Mike Myers, Eddie Murphy and Cameron Diaz lend their voices once more to Shrek, Donkey and \
        Fiona, and Zendaya is the ogres' daughter, who is a teenager now.
        """),
    FilmContent(
      9_100_000_012, "Man of Tomorrow", released: "2027-07-09", language: "en",
      directors: ["James Gunn"], genres: [.action, .adventure, .scienceFiction], minutes: 0,
      overview: """
        After the events of Superman, Clark Kent and Lex Luthor must work with each other to some \
        degree against a threat that is far bigger than their quarrel.
        """),
    FilmContent(
      9_100_000_013, "A Minecraft Movie Squared", released: "2027-07-23", language: "en",
      directors: ["Jared Hess"], genres: [.adventure, .comedy, .family, .fantasy], minutes: 0,
      overview: """
        The sequel to the film of the game that is made of blocks goes back to its strange cubic \
        world, again with Jared Hess as its director.
        """),
    FilmContent(
      9_100_000_014, "A Quiet Place Part III", released: "2027-07-30", language: "en",
      directors: ["John Krasinski"], genres: [.horror, .scienceFiction, .thriller], minutes: 0,
      overview: """
        John Krasinski writes and directs another part of the story of people who must not make a \
        sound, because of creatures that hunt whatever they hear.
        """),
    FilmContent(
      9_100_000_015, "Bluey: The Movie", released: "2027-08-06", language: "en",
      directors: ["Joe Brumm"], genres: [.animation, .family, .comedy], minutes: 0,
      overview: """
        The little blue heeler from Australia, her sister Bingo and their parents come to the \
        cinema in a film that the maker of the series has written and directs.
        """),
    FilmContent(
      9_100_000_016, "The Batman: Part II", released: "2027-10-01", language: "en",
      directors: ["Matt Reeves"], genres: [.crime, .action, .mystery], minutes: 0,
      overview: """
        Robert Pattinson is Bruce Wayne again in the second part of Matt Reeves's crime story, \
        which he wrote with Mattson Tomlin and which stays with its rain-soaked Gotham.
        """),
    FilmContent(
      9_100_000_017, "Frozen III", released: "2027-11-24", language: "en",
      directors: ["Jennifer Lee"], genres: [.animation, .family, .fantasy, .music], minutes: 0,
      overview: """
        Anna, Elsa, Kristoff and Olaf have another adventure with songs by Kristen Anderson-Lopez \
        and Robert Lopez; a fourth film was announced together with this one.
        """),
    FilmContent(
      9_100_000_018, "The Lord of the Rings: The Hunt for Gollum", released: "2027-12-17",
      language: "en", directors: ["Andy Serkis"], genres: [.fantasy, .adventure], minutes: 0,
      overview: """
        Before the fellowship sets out, Gandalf needs to know what Gollum knows about the ring, \
        and a search for him begins. Andy Serkis directs and is Gollum again.
        """),
    FilmContent(
      1_003_598, "Avengers: Secret Wars", released: "2027-12-17", language: "en",
      directors: ["Anthony Russo", "Joe Russo"], genres: [.action, .adventure, .scienceFiction],
      minutes: 0,
      overview: """
        The film after Doomsday, by the same directors, ends what the studio calls the Multiverse \
        Saga. Its name is that of two series of comics.
        """),
    FilmContent(
      9_100_000_019, "Incredibles 3", released: "2028-06-16", language: "en",
      directors: ["Peter Sohn"], genres: [.animation, .action, .family, .comedy], minutes: 0,
      overview: """
        The Parr family puts its red suits on for a third time. Brad Bird, who made the first two \
        films, writes this one, and Peter Sohn directs it.
        """),
    FilmContent(
      9_100_000_020, "Dynamic Duo", released: "2028-06-30", language: "en",
      directors: ["Arthur Mintz"], genres: [.animation, .action, .adventure], minutes: 0,
      overview: """
        The friendship of two boys who will both be Robin, Dick Grayson and Jason Todd, is told \
        with a mix of animation, puppets and computer graphics.
        """),
    FilmContent(
      216_527, "Avatar 4", released: "2029-12-21", language: "en",
      directors: ["James Cameron"], genres: [.scienceFiction, .adventure, .action], minutes: 0,
      overview: """
        James Cameron's story of the Na'vi of Pandora goes on, with a leap in time that its makers \
        have spoken of; parts of it were shot years before.
        """),
    FilmContent(
      393_209, "Avatar 5", released: "2031-12-19", language: "en",
      directors: ["James Cameron"], genres: [.scienceFiction, .adventure, .action], minutes: 0,
      overview: """
        The last of the films about Pandora that are planned. Its producer has said that part of \
        it takes place on Earth, which the Na'vi come to see.
        """),
  ]
}
