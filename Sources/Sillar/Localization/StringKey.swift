/// The keys of a module's texts: a view shows `Text(Words.title)`, and the window writes it in its language.
///
/// ```swift
/// enum Words: String, StringKey {
///   static let module = "Shop"
///   case title, items
/// }
///
/// struct ShopView: View {
///   func body(_ items: Int) -> [Node<CounterEvent>] {
///     Text(Words.title, .title)
///     Text(Words.items.with(count: items))
///   }
/// }
/// ```
///
/// The texts are in the String Catalog `Localizable.xcstrings` in the resources of the ``Module`` with the given name.
/// A flavor can override them in `<module>/Localizable.xcstrings` in its own resources. A text can contain
/// `{placeholders}` and have plural variations.
public protocol StringKey: RawRepresentable, CaseIterable, Hashable, Localizable
where RawValue == String {
  /// The name of the module that the texts belong to.
  static var module: String { get }
}
