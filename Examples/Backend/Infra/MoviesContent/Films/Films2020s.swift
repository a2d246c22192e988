extension MoviesContent {
  /// The films of the years from 2020 on.
  static let filmsOfThe2020s: [FilmContent] = [
    FilmContent(
      9_000_000_025, "Quo Vadis, Aida?", released: "2020-09-03", language: "bs",
      directors: ["Jasmila Žbanić"], genres: [.drama, .war, .history], minutes: 101,
      overview: """
        July 1995: Aida interprets for the United Nations in Srebrenica, as thousands seek shelter \
        in the Dutch base. She hears what is promised and what is not, and runs from office to \
        office to get her husband and sons onto a list.
        """),
    FilmContent(
      580175, "Another Round", original: "Druk", released: "2020-09-24", language: "da",
      directors: ["Thomas Vinterberg"], genres: [.drama, .comedy], minutes: 117,
      overview: """
        Four weary teachers test a theory according to which man is born with too little alcohol \
        in his blood. At first the lessons go better and the marriages too, so they raise the \
        level, keep minutes and hide bottles in the gym.
        """),
    FilmContent(
      680813, "Flee", original: "Flugt", released: "2021-01-28", language: "da",
      directors: ["Jonas Poher Rasmussen"], genres: [.animation, .documentary, .drama], minutes: 89,
      overview: """
        Shortly before his wedding a man in Copenhagen tells a school friend for the first time \
        how he fled from Afghanistan as a boy. The drawings protect his name as he speaks of \
        smugglers, of Moscow in winter and of a lie he had to keep.
        """),
    FilmContent(
      660120, "The Worst Person in the World", original: "Verdens verste menneske",
      released: "2021-07-08", language: "no",
      directors: ["Joachim Trier"], genres: [.drama, .romance, .comedy], minutes: 128,
      overview: """
        In twelve chapters, a prologue and an epilogue, Julie in Oslo changes her studies, her job \
        and her men. She lives with a successful comic artist who wants children, and at a party \
        she has not been invited to she meets somebody else.
        """),
    FilmContent(
      758866, "Drive My Car", original: "ドライブ・マイ・カー", released: "2021-08-20", language: "ja",
      directors: ["Ryūsuke Hamaguchi"], genres: [.drama], minutes: 179,
      overview: """
        Two years after his wife’s sudden death a director stages Uncle Vanya in Hiroshima with \
        actors who speak different languages. The theatre insists that he be driven, and on the \
        way he and the taciturn young chauffeur begin to talk.
        """),
    FilmContent(
      438631, "Dune", released: "2021-09-15", language: "en",
      directors: ["Denis Villeneuve"], genres: [.scienceFiction, .adventure], minutes: 155,
      overview: """
        The house of Atreides is given charge of a desert planet, the only source of a substance \
        on which space travel depends. It is a trap set by the emperor, and the young heir, \
        troubled by visions, escapes into the dunes of the Fremen.
        """),
    FilmContent(
      600583, "The Power of the Dog", released: "2021-11-17", language: "en",
      directors: ["Jane Campion"], genres: [.drama, .western], minutes: 128,
      overview: """
        Two brothers run a ranch in Montana in 1925, and when the gentle one marries a widow, the \
        other sets about breaking her. Her delicate son comes home for the summer, studies \
        medicine and rabbits, and is not as helpless as he looks.
        """),
    FilmContent(
      916405, "The Quiet Girl", original: "An Cailín Ciúin", released: "2022-02-11", language: "ga",
      directors: ["Colm Bairéad"], genres: [.drama], minutes: 95,
      overview: """
        Cáit, nine years old and one child too many, is sent for a summer to distant relatives on \
        a farm. In a house where there are supposed to be no secrets, the couple treat her with \
        unaccustomed care, and she discovers what they do not mention.
        """),
    FilmContent(
      545611, "Everything Everywhere All at Once", released: "2022-03-25", language: "en",
      directors: ["Daniel Kwan", "Daniel Scheinert"], genres: [.comedy, .scienceFiction, .action],
      minutes: 139,
      overview: """
        The owner of a laundromat is sitting at the tax office when another version of her husband \
        tells her that all universes are in danger. She must borrow skills from the lives she did \
        not lead, against an enemy who resembles her daughter.
        """),
    FilmContent(
      579974, "RRR", original: "రౌద్రం రణం రుధిరం", released: "2022-03-25", language: "te",
      directors: ["S. S. Rajamouli"], genres: [.action, .drama], minutes: 182,
      overview: """
        India around 1920: Bheem comes to Delhi to free a girl abducted by the British governor, \
        Ram serves the colonial police and is to catch him. Not knowing this, they become \
        inseparable friends after rescuing a child from a burning river.
        """),
    FilmContent(
      705996, "Decision to Leave", original: "헤어질 결심", released: "2022-06-29", language: "ko",
      directors: ["Park Chan-wook"], genres: [.mystery, .romance, .crime], minutes: 139,
      overview: """
        A man has fallen from a rock, and the detective in charge, who cannot sleep, watches his \
        composed Chinese widow night after night. She notices, and their interrogations begin to \
        resemble a courtship in which both keep something back.
        """),
    FilmContent(
      49046, "All Quiet on the Western Front", original: "Im Westen nichts Neues",
      released: "2022-09-29", language: "de",
      directors: ["Edward Berger"], genres: [.war, .drama], minutes: 147,
      overview: """
        In 1917 Paul and his classmates enlist with a song and receive uniforms from which the \
        names of the dead have been cut. While they fight over a few hundred metres of mud, \
        politicians in a railway carriage bargain about the end.
        """),
    FilmContent(
      965150, "Aftersun", released: "2022-10-21", language: "en",
      directors: ["Charlotte Wells"], genres: [.drama], minutes: 101,
      overview: """
        A woman looks at the video of a holiday in Turkey twenty years ago, when she was eleven \
        and her father not much older than she is now. Between pool, karaoke and sun cream she \
        searches for what she could not see then.
        """),
    FilmContent(
      1_058_616, "20 Days in Mariupol", original: "20 днів у Маріуполі", released: "2023-01-20",
      language: "uk",
      directors: ["Mstyslav Chernov"], genres: [.documentary, .war], minutes: 95,
      overview: """
        A team of journalists stays in Mariupol when the Russian siege begins, long after the \
        other reporters have left. They film in hospitals and cellars, search for a signal to send \
        the pictures out, and have to ask who is helped by them.
        """),
    FilmContent(
      666277, "Past Lives", released: "2023-06-02", language: "en",
      directors: ["Celine Song"], genres: [.drama, .romance], minutes: 106,
      overview: """
        Na Young and Hae Sung are inseparable in Seoul until her family emigrates. Twelve years \
        later they find each other online, and after another twelve he visits New York, where she \
        is called Nora, writes plays and is married.
        """),
    FilmContent(
      508883, "The Boy and the Heron", original: "君たちはどう生きるか", released: "2023-07-14",
      language: "ja",
      directors: ["Hayao Miyazaki"], genres: [.animation, .fantasy, .adventure], minutes: 124,
      overview: """
        Mahito has lost his mother in a hospital fire and moves to the country, where his father \
        has married her sister. A talking heron lures him into a sealed tower, behind which lies a \
        sea of the dead, unborn and hungry parakeets.
        """),
    FilmContent(
      872585, "Oppenheimer", released: "2023-07-19", language: "en",
      directors: ["Christopher Nolan"], genres: [.drama, .history], minutes: 181,
      overview: """
        A physicist with left-wing friends is asked to build the atomic bomb before the Germans \
        do, and creates a secret town in the desert. Years later, at a hearing behind closed \
        doors, his loyalties and his conscience are put on record.
        """),
    FilmContent(
      346698, "Barbie", released: "2023-07-19", language: "en",
      directors: ["Greta Gerwig"], genres: [.comedy, .fantasy, .adventure], minutes: 114,
      overview: """
        In a pink world where every day is perfect, Barbie suddenly thinks of death and finds that \
        her feet are flat. She drives to the real Los Angeles to find the cause, and Ken, who \
        comes along, discovers the patriarchy and horses.
        """),
    FilmContent(
      915935, "Anatomy of a Fall", original: "Anatomie d'une chute", released: "2023-08-23",
      language: "fr",
      directors: ["Justine Triet"], genres: [.drama, .crime, .mystery], minutes: 152,
      overview: """
        A man lies dead in the snow below the window of his chalet, and his wife, a German \
        novelist, is charged with murder. In court their marriage is taken apart sentence by \
        sentence, with their nearly blind son as the only witness.
        """),
    FilmContent(
      9_000_000_026, "Fallen Leaves", original: "Kuolleet lehdet", released: "2023-09-15",
      language: "fi",
      directors: ["Aki Kaurismäki"], genres: [.comedy, .drama, .romance], minutes: 81,
      overview: """
        Ansa is dismissed from a supermarket over an expired sandwich, Holappa from a building \
        site over a bottle. They go to the cinema together in Helsinki, he loses her telephone \
        number in the wind, and the radio brings news of the war.
        """),
    FilmContent(
      467244, "The Zone of Interest", released: "2023-12-15", language: "de",
      directors: ["Jonathan Glazer"], genres: [.drama, .history, .war], minutes: 105,
      overview: """
        Rudolf and Hedwig Höss raise five children in a house with a pool, a greenhouse and lilac, \
        next to the wall of Auschwitz. The camera stays on their side, among dinners and \
        promotions; what happens on the other is only heard.
        """),
    FilmContent(
      9_000_000_027, "No Other Land", original: "لا أرض أخرى", released: "2024-02-17",
      language: "ar",
      directors: ["Basel Adra", "Hamdan Ballal", "Yuval Abraham", "Rachel Szor"],
      genres: [.documentary], minutes: 92,
      overview: """
        Basel Adra has filmed since his youth how soldiers demolish the houses of his community in \
        the hills of the West Bank. An Israeli journalist of his age begins to report with him, \
        and their friendship has to live with the difference in their rights.
        """),
    FilmContent(
      927547, "All We Imagine as Light", original: "പ്രഭയായ് നിനച്ചതെല്ലാം", released: "2024-05-23",
      language: "ml",
      directors: ["Payal Kapadia"], genres: [.drama, .romance], minutes: 118,
      overview: """
        Two nurses from Kerala share a flat in Mumbai: one has heard nothing from her husband in \
        Germany for a year, the other is secretly in love with a Muslim. When a colleague loses \
        her home, they travel with her to the coast.
        """),
    FilmContent(
      823219, "Flow", original: "Straume", released: "2024-08-29", language: "lv",
      directors: ["Gints Zilbalodis"], genres: [.animation, .adventure, .fantasy], minutes: 85,
      overview: """
        A great flood rises over a world without people, and a cat saves itself in a drifting \
        sailing boat. A capybara, a lemur, a dog and a bird come aboard one after another, and \
        without a word they must learn to steer.
        """),
    FilmContent(
      933260, "The Substance", released: "2024-09-20", language: "en",
      directors: ["Coralie Fargeat"], genres: [.horror, .scienceFiction, .drama], minutes: 141,
      overview: """
        A television aerobics star is dismissed on her fiftieth birthday and orders a drug that \
        promises a better version of herself. The two must take turns, seven days each, and the \
        younger one begins to take more than her share.
        """),
    FilmContent(
      1_064_213, "Anora", released: "2024-10-18", language: "en",
      directors: ["Sean Baker"], genres: [.drama, .comedy, .romance], minutes: 139,
      overview: """
        Ani dances in a Manhattan club and is booked by the son of a Russian oligarch, first for a \
        night, then for a week, then for a wedding in Las Vegas. His parents send three men to \
        annul it, and the bridegroom runs away.
        """),
    FilmContent(
      1_000_837, "I'm Still Here", original: "Ainda Estou Aqui", released: "2024-11-07",
      language: "pt",
      directors: ["Walter Salles"], genres: [.drama, .history], minutes: 137,
      overview: """
        Rio, 1971: a former congressman is fetched from his house near the beach for questioning, \
        and does not return. His wife Eunice, herself detained, keeps her five children together \
        and begins to demand an answer from a state that denies everything.
        """),
    FilmContent(
      1_233_413, "Sinners", released: "2025-04-18", language: "en",
      directors: ["Ryan Coogler"], genres: [.horror, .drama, .music], minutes: 138,
      overview: """
        Mississippi, 1932: twin brothers return from Chicago with gangster money and open a juke \
        joint in an old sawmill. Their young cousin plays the blues so well that the music opens \
        doors in time, and strangers at the threshold ask to be invited in.
        """),
    FilmContent(
      1_220_564, "The Secret Agent", original: "O Agente Secreto", released: "2025-05-18",
      language: "pt",
      directors: ["Kleber Mendonça Filho"], genres: [.thriller, .drama], minutes: 161,
      overview: """
        Recife, carnival 1977: a technology expert on the run moves under a false name into a \
        house with other refugees, to be near his small son. Two hired killers are on their way, \
        and a leg found in a shark occupies the newspapers.
        """),
    FilmContent(
      9_000_000_028, "It Was Just an Accident", original: "یک تصادف ساده", released: "2025-05-20",
      language: "fa",
      directors: ["Jafar Panahi"], genres: [.drama, .thriller], minutes: 104,
      overview: """
        A mechanic believes that he recognises his torturer by the squeak of an artificial leg, \
        and locks the man in his van. Because he was blindfolded in prison and cannot be certain, \
        he drives around Tehran to collect others who might know.
        """),
    FilmContent(
      1_124_566, "Sentimental Value", original: "Affeksjonsverdi", released: "2025-05-21",
      language: "no",
      directors: ["Joachim Trier"], genres: [.drama, .comedy], minutes: 133,
      overview: """
        A film director who left the family long ago turns up after the funeral of his former wife \
        and offers his daughter, a stage actress, the lead in a new script. She refuses, so he \
        casts an American star and prepares to shoot in their old house in Oslo.
        """),
    FilmContent(
      803796, "KPop Demon Hunters", released: "2025-06-20", language: "en",
      directors: ["Maggie Kang", "Chris Appelhans"], genres: [.animation, .music, .fantasy],
      minutes: 96,
      overview: """
        Three singers fill stadiums in Seoul and use the power of their songs to keep demons out \
        of the world. Then five handsome newcomers from below begin to win over their fans, and \
        one of the three conceals a mark on her skin.
        """),
    FilmContent(
      1_054_867, "One Battle After Another", released: "2025-09-26", language: "en",
      directors: ["Paul Thomas Anderson"], genres: [.action, .thriller, .comedy], minutes: 162,
      overview: """
        Sixteen years after his group was broken up, a former revolutionary lives stoned and under \
        a false name with his daughter. An officer with an old obsession comes for her, and he has \
        forgotten the password that would get him help.
        """),
  ]
}
