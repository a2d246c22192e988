/// An event from an ``EventSource``.
///
/// ```swift
/// func isAboutTopics(_ event: ServerEvent) -> Bool {
///   switch event {
///   case .began: true
///   case .message(let message): message.name == "topic"
///   }
/// }
/// ```
public enum ServerEvent: Hashable, Sendable {
  /// The start of a stream without gaps; earlier events are unknown. Read the current state after this.
  ///
  /// It comes with the first connection, and again when the service could not be told where to continue.
  case began
  case message(ServerMessage)
}

/// A message as the service sent it.
///
/// ```swift
/// let message = ServerMessage(id: "17", name: "topic", data: #"{"topic":"space"}"#)
/// ```
public struct ServerMessage: Hashable, Sendable {
  /// The position in the stream: the last ID that the service has sent. Empty when it has sent none.
  public let id: String
  /// The event type; `message` when the service sends none.
  public let name: String
  /// The data lines, with a newline between them.
  public let data: String

  public init(id: String = "", name: String = "message", data: String) {
    self.id = id
    self.name = name
    self.data = data
  }
}
