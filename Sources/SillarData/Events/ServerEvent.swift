/// What an ``EventSource`` gives.
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
  /// From now on nothing is missed; what was before is not known. Read what is to be known after this.
  ///
  /// It comes when the service listens for the first time, and again where it could not be told where to go on.
  case began
  case message(ServerMessage)
}

/// A message of a service, as it was sent.
///
/// ```swift
/// let message = ServerMessage(id: "17", name: "topic", data: #"{"topic":"space"}"#)
/// ```
public struct ServerMessage: Hashable, Sendable {
  /// Where in the stream it is: the last one that the service has named. Empty where it names none.
  public let id: String
  /// What it is about; `message` where the service does not say.
  public let name: String
  /// Its lines, with a newline between them.
  public let data: String

  public init(id: String = "", name: String = "message", data: String) {
    self.id = id
    self.name = name
    self.data = data
  }
}
