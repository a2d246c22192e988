import Foundation

/// A `.symbols.json` file: the declarations of a target as the compiler has them.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Name: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct DocComment: Decodable {}

    let identifier: Name
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: DocComment?

    var declaration: String {
      declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    /// The name of a type of another target.
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
