/// A value in each language.
///
///     let name = Localized(english: "Kitchen", spanish: "Cocina")
///     name[.spanish]   // Cocina
public struct Localized<Value: Equatable & Sendable>: Equatable, Sendable {
  public let english: Value
  public let spanish: Value

  public init(english: Value, spanish: Value) {
    self.english = english
    self.spanish = spanish
  }

  public subscript(language: Language) -> Value {
    switch language {
    case .english: english
    case .spanish: spanish
    }
  }

  public func map<Other>(_ transform: (Value) -> Other) -> Localized<Other> {
    Localized<Other>(english: transform(english), spanish: transform(spanish))
  }
}
