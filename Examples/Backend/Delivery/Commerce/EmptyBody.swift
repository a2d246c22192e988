/// A body without members; any members that a client sends are ignored.
struct EmptyBody: Decodable, Sendable {}
