/// The types, functions and methods of a target that have no doc comment. A property, a case or an initializer may be
/// described by its name.
struct Undocumented {
  let target: String
  let graphs: [SymbolGraph]

  private static let kinds: Set = [
    "swift.actor", "swift.class", "swift.enum", "swift.func", "swift.macro", "swift.method",
    "swift.protocol", "swift.struct", "swift.type.method",
  ]

  var problems: [String] {
    let defaults = Set(
      graphs.flatMap(\.relationships).filter { $0.kind == "defaultImplementationOf" }
        .map(\.source))
    let names = graphs.flatMap(\.symbols).filter { symbol in
      Self.kinds.contains(symbol.kind.identifier) && symbol.docComment == nil
        && !defaults.contains(symbol.identifier.precise)
        // The compiler calls those of a result builder.
        && symbol.pathComponents.last?.hasPrefix("build") != true
    }
    .map { $0.pathComponents.joined(separator: ".") }
    return names.sorted().map { "\(target): \($0) has no doc comment" }
  }
}
