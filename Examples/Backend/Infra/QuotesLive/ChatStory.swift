import BackendModel

/// A chat that there is before anyone comes.
struct ChatStory: Sendable {
  struct Line: Sendable {
    let from: Member.Role
    /// In hours.
    let age: Double
    let text: String
  }

  /// The number in the id of the request.
  let request: Int
  let professional: String
  /// Up to which message; the professional has read all.
  let readByHomeowner: Int
  let lines: [Line]
}

extension LiveContent {
  static let stories = [
    ChatStory(
      request: 13, professional: "carla", readByHomeowner: 3,
      lines: [
        .init(
          from: .professional, age: 8.4 * 24,
          text: "Buenos días, Ana. ¿El ruido lo hace siempre o solo al arrancar?"),
        .init(from: .homeowner, age: 8.3 * 24, text: "Solo por la mañana, el primer arranque."),
        .init(
          from: .professional, age: 8.2 * 24,
          text: "Entonces será el encendido. Llevo las juntas por si acaso."),
      ]),
    ChatStory(
      request: 15, professional: "diego", readByHomeowner: 2,
      lines: [
        .init(
          from: .homeowner, age: 3.2 * 24, text: "¿Alisar el gotelé levanta mucho polvo?"),
        .init(
          from: .professional, age: 3.1 * 24,
          text: "Algo, pero tapo suelo y puertas, y trabajo con aspiración."),
      ]),
    ChatStory(
      request: 16, professional: "carla", readByHomeowner: 1,
      lines: [
        .init(
          from: .professional, age: 21,
          text: "Hola, ¿me puede decir la marca del grifo? Suele estar en la base."),
        .init(
          from: .professional, age: 20,
          text: "Le he dejado ya un presupuesto con el cartucho más habitual."),
        .init(from: .professional, age: 3, text: "Puedo pasar mañana a partir de las 17:00."),
      ]),
    ChatStory(
      request: 24, professional: "elena", readByHomeowner: 2,
      lines: [
        .init(
          from: .homeowner, age: 3.9 * 24, text: "Hi Elena, would you take the cuttings away too?"),
        .init(
          from: .professional, age: 3.8 * 24,
          text: "Yes, that is included. I would come with a van on a weekday."),
      ]),
  ]
}
