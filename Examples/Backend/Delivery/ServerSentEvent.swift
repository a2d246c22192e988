/// One block of an event stream (HTML Standard, section 9.2).
///
///     ServerSentEvent(id: "17.5b21", name: "chat", data: "{}").text   // id: 17.5b21, event: chat, data: {}
struct ServerSentEvent {
  /// The id that a client sends to resume the stream after this event.
  var id: String?
  var name: String?
  /// The data; a client dispatches no event without it, but keeps the id.
  var data: String?
  /// A comment, which clients ignore; it shows that the connection is alive.
  var comment: String?

  var text: String {
    var lines: [String] = []
    if let comment { lines.append(": \(comment)") }
    if let id { lines.append("id: \(id)") }
    if let name { lines.append("event: \(name)") }
    if let data {
      lines += data.split(omittingEmptySubsequences: false) { $0.isNewline }.map { "data: \($0)" }
    }
    return lines.map { "\($0)\n" }.joined() + "\n"
  }
}
