/// The names of a module's texts: a view asks for `ShopString.title` and gets the words of its window's language.
///
/// ```swift
/// enum ShopString: String, StringKey {
///   static let module = "Shop"
///   case title = "shop.title"
///   case items = "shop.items"
/// }
///
/// struct ShopView: View {
///   let words: Localization
///
///   func body(_ items: Int) -> [Node<CounterEvent>] {
///     Text(words.text(ShopString.title), .title)
///     Text(words.text(ShopString.items, count: items))
///   }
/// }
/// ```
///
/// The texts are in `strings.<language>.json` among the resources of the ``Module`` that is named, and a flavor may
/// have words of its own in `<module>/strings.<language>.json` among its. A text is a string with `{names}` to fill
/// in, or one for each plural form:
///
/// ```json
/// { "shop.title": "Hello, {name}", "shop.items": { "one": "{count} item", "other": "{count} items" } }
/// ```
public protocol StringKey: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  /// The name of the module whose texts these are.
  static var module: String { get }
}
