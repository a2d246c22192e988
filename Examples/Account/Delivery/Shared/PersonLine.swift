import AccountModel
import Sillar

/// Initials where a portrait would be. They say nothing that the name beside them does not.
struct Avatar<Event: Sendable>: ViewPart {
  let name: String

  var body: [Node<Event>] {
    Text(Person.initials(of: name)).style(.avatar).hiddenFromAssistiveTechnology()
  }
}

/// Somebody, with the handle by which they are told apart.
struct PersonLine<Event: Sendable>: ViewPart {
  let person: Person
  let words: Localization

  var body: [Node<Event>] {
    Column {
      Text(person.name)
      Text(words.text(AccountString.homeHandle, ["handle": person.handle]), .caption)
    }.style(.compact)
  }
}
