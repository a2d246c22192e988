import BackendModel

extension QuotesContent {
  static let ben: [RequestStory] = [
    RequestStory(
      number: 21, homeowner: "ben", kind: .roofing, title: "Broken tiles over the porch",
      description: "The storm took five or six tiles. It drips on the porch when it rains hard.",
      city: "Valencia", postcode: "46011", when: .asSoonAsPossible, age: 60 * 24, state: .done,
      applicants: [
        .init(
          member: "elena", age: 59 * 24,
          offer: .init(
            age: 58 * 24, state: .accepted,
            items: [("Clay tile, laid", 8, 21_00), ("Scaffold for a day", 1, 120_00)]))
      ], rating: (4, "Good work; came a day later than agreed because of the wind.")),
    RequestStory(
      number: 22, homeowner: "ben", kind: .cleaning, title: "Clean a flat before the new tenant",
      description: "Two rooms, kitchen and bathroom, empty. Windows inside and outside.",
      city: "Valencia", postcode: "46005", when: .thisMonth, age: 33 * 24, state: .done,
      applicants: [
        .init(
          member: "elena", age: 32.5 * 24,
          offer: .init(age: 32 * 24, state: .accepted, items: [("Flat, all in", 1, 145_00)]))
      ], rating: (5, "Spotless. Even the oven.")),
    RequestStory(
      number: 23, homeowner: "ben", kind: .heating, title: "Radiator in the Madrid flat stays cold",
      description: "One of five radiators stays cold at the bottom. Bleeding it did not help.",
      city: "Madrid", postcode: "28015", when: .thisMonth, age: 27 * 24, state: .done,
      applicants: [
        .init(
          member: "carla", age: 26.5 * 24,
          offer: .init(
            age: 26 * 24, state: .accepted,
            items: [("Flush the radiator", 1, 60_00), ("Thermostatic valve", 1, 34_50)]))
      ], rating: (5, "Found the fault in ten minutes and charged only for those.")),
    RequestStory(
      number: 24, homeowner: "ben", kind: .gardening, title: "Trim the hedge and a lemon tree",
      description: """
        The hedge is 14 m long and over my head. The lemon tree has not been cut for years. There \
        is a water tap and a socket outside.
        """,
      city: "Valencia", postcode: "46011", when: .flexible, age: 5 * 24,
      applicants: [.init(member: "elena", age: 4 * 24)]),
    RequestStory(
      number: 25, homeowner: "ben", kind: .carpentry, title: "Bookshelves along one wall",
      description: """
        3.20 m by 2.40 m, painted white, with two closed doors at the bottom. The wall is brick and \
        not quite straight.
        """,
      city: "Valencia", postcode: "46011", when: .thisMonth, age: 40),
    RequestStory(
      number: 26, homeowner: "ben", kind: .electricity, title: "Kitchen lights flicker",
      description: "Six spots in the ceiling flicker when the oven is on. Perhaps the transformer.",
      city: "Madrid", postcode: "28015", when: .asSoonAsPossible, age: 6),
  ]
}
