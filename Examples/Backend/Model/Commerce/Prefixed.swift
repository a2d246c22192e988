/// A type whose ids begin with a prefix of their own.
public protocol Prefixed {
  static var prefix: String { get }
}
