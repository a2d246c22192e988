/// A value in each language.
///
///     let name = Localized(english: "Kitchen", spanish: "Cocina")
///     name[.spanish]   // Cocina
public struct Localized<Value: Equatable & Sendable>: Equatable, Sendable {
  public let english: Value
  public let spanish: Value
  /// Nil for content that has none; English stands in for it.
  public let portuguese: Value?

  public init(english: Value, spanish: Value, portuguese: Value? = nil) {
    self.english = english
    self.spanish = spanish
    self.portuguese = portuguese
  }

  public subscript(language: Language) -> Value {
    switch language {
    case .english: english
    case .spanish: spanish
    case .portuguese: portuguese ?? english
    }
  }

  public func map<Other>(_ transform: (Value) -> Other) -> Localized<Other> {
    Localized<Other>(
      english: transform(english), spanish: transform(spanish),
      portuguese: portuguese.map(transform))
  }
}
