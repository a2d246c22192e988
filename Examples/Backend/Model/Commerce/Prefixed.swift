/// What has ids that begin with a word of their own.
public protocol Prefixed {
  static var prefix: String { get }
}
