public import Sillar
import SillarVocabulary

extension ScreenNode {
  /// A node of a frame and all that is in it, as a value that outlives the frame.
  ///
  /// - Parameter node: A node of a frame, such as ``Frame/root``.
  public init(_ node: RenderedNode) {
    var name: [UInt8] = []
    node.appendName(to: &name)
    self.init(
      node.storage, name, isDisabled: node.isDisabled, isInsideControl: node.isInsideControl)
  }
}
