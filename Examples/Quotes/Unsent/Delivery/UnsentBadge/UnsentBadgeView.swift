import Sillar
import UnsentModel

struct UnsentBadgeView: View {
  let words: Localization
  let path: String

  func body(_ state: CountUnsent.Count) -> [Node<UnsentBadgeEvent>] {
    if state.parked > 0 {
      Link(words.text(UnsentString.badgeParked, count: state.parked), to: path)
    } else if state.waiting > 0 {
      Link(words.text(UnsentString.badgeWaiting, count: state.waiting), to: path)
    }
  }
}
