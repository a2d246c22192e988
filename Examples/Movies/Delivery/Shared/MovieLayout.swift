/// How films are laid out, in every list.
enum MovieLayout: CaseIterable, Equatable, Sendable {
  case list
  case grid
}
