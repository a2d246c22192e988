import RequestDetailModel
import Sillar
import Work

/// Says what of a request the service does not have yet, and why.
struct UnsentAlert {
  let request: RequestDetail
  let words: Localization

  @NodeBuilder<RequestDetailEvent> var nodes: [Node<RequestDetailEvent>] {
    let waiting = request.unsent.filter { $0.state == .waiting }
    // A conflict has a card of its own.
    let parked = request.unsent.filter { $0.needsAttention && $0.state != .conflict }
    if !waiting.isEmpty {
      Row {
        Badge(words.text(RequestDetailString.sendingWaiting))
        Text(
          waiting.map { words.text($0.kind.text) }.uniqued.joined(separator: " · "), .caption)
      }.id("waiting")
    }
    if !parked.isEmpty {
      Alert(words.text(RequestDetailString.parkedTitle), "", .warning) {
        for change in parked {
          Text(
            words.text(
              RequestDetailString.parkedLine,
              ["change": words.text(change.kind.text), "reason": words.text(change.state.text)])
          ).id(change.id)
        }
        Button(words.text(RequestDetailString.parkedShow), send: .unsentRequested)
      }.id("parked")
    }
  }
}

extension [String] {
  /// Each once, where it is first.
  fileprivate var uniqued: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
