/// Part of an event stream (HTML Standard, section 9.2).
///
///     ServerSentEvent(id: "17.5b21", name: "chat", data: "{}").text   // id: 17.5b21, event: chat, data: {}
struct ServerSentEvent {
  /// What a client sends to go on after it.
  var id: String?
  var name: String?
  /// Without it nothing is dispatched, but the place is kept all the same.
  var data: String?
  /// Nobody reads it, but it shows that the connection lives.
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
