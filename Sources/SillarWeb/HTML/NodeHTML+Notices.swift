import Foundation
import Sillar
import SillarHost

/// The controls for notices, which are hidden until the script has found that the device can have them.
extension NodeHTML {
  /// The ``CustomContent/id`` of `Button(notices:)` and `Section.notices()`.
  static var notices: String { "sillar.notices" }

  private struct Control: Decodable {
    let kinds: [String]?
    let isOffer: Bool
  }

  mutating func writeNotices(_ content: CustomContent, _ node: RenderedNode) {
    let control = content.json.flatMap {
      try? JSONDecoder().decode(Control.self, from: Data($0.utf8))
    }
    let (app, kinds) = addresses.notices ?? ("", [])
    let offered = kinds.first { control?.kinds == [$0.kind] }
    // A host that has none, and an offer of what no module has.
    guard let control, !kinds.isEmpty, !control.isOffer || offered != nil else {
      openTag(.div, node)
      buffer.append(" hidden>")
      return closeTag(.div)
    }
    openTag(.div, node, class: control.isOffer ? "card" : "column")
    buffer.append(" role=\"group\" hidden")
    buffer.append(attribute: "aria-label", content.label)
    buffer.append(attribute: "data-offer", offered?.kind ?? "")
    buffer.append(attribute: "data-failed", words(.noticesFailed))
    buffer.append(">")
    if let offered {
      let values = ["app": app, "kind": words(offered.title)]
      buffer.append("<p>", text: words(.noticesOffer, values), "</p><div class=\"actions\">")
      buffer.append("<button type=\"button\" class=\"button\"")
      buffer.append(attribute: "data-kind", offered.kind)
      buffer.append(">", text: words(.noticesTurnOn), "</button>")
      buffer.append(
        "<button type=\"button\" class=\"button\">", text: words(.installLater), "</button>")
      buffer.append("</div>")
    } else {
      buffer.append("<h2>", text: content.label, "</h2>")
      for (kind, title) in kinds {
        buffer.append(
          "<button type=\"button\" class=\"toggle\" role=\"switch\" aria-checked=\"false\"")
        buffer.append(attribute: "data-kind", kind)
        buffer.append(">", text: words(title), "</button>")
      }
    }
    let denied = words(.noticesDenied, ["app": app])
    buffer.append("<p class=\"caption\" data-denied hidden>", text: denied, "</p>")
    closeTag(.div)
  }
}
