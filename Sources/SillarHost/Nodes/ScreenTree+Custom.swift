import Sillar
import SillarVocabulary

extension ScreenTree {
  /// Reports an element of a module's own that hosts cannot draw.
  func checkForm(of content: CustomContent, owner: LoadedScreen?) {
    let reason =
      texts.knows(content)
      ? content.json == nil
        ? "its value cannot be encoded as JSON; look for a number that is not finite" : nil
      : "add it to the elements of its module"
    guard let reason else { return }
    report(
      .undrawnElement(
        screen: owner?.screen.name ?? "window", element: content.id, reason: reason))
  }
}
