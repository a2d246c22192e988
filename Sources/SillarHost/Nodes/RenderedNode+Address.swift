import Sillar
import SillarVocabulary

extension RenderedNode {
  /// The address of the node in its window; see ``ScreenNode/address(of:)``. It is computed each time.
  public var address: String {
    guard let parent = storage.parent else { return "" }
    let role = content.role
    let earlier = parent.children.prefix { $0 !== storage }
    let step = content.addressStep(
      key: storage.key?.text, earlier: earlier.count { $0.key == nil && $0.content.role == role })
    let place = RenderedNode(storage: parent).address
    return place.isEmpty ? step : "\(place) \(step)"
  }
}
