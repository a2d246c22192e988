/// The keys of a module's texts: a view shows `Text(Words.title)` and the window writes it in its language.
///
/// ```swift
/// enum Words: String, StringKey {
///   static let module = "Shop"
///   case title = "shop.title"
///   case items = "shop.items"
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
/// The texts are in the String Catalog `Localizable.xcstrings` among the resources of the ``Module`` that is named; a
/// flavor may have words of its own in `<module>/Localizable.xcstrings` among its. A text may have `{names}` to fill in,
/// and variations by plural.
public protocol StringKey: RawRepresentable, CaseIterable, Hashable, Localizable
where RawValue == String {
  /// The name of the module whose texts these are.
  static var module: String { get }
}
