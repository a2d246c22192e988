/// A body that says nothing: an object, whatever is in it.
struct EmptyBody: Decodable, Sendable {}
