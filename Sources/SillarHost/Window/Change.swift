import Sillar
import SillarVocabulary

/// A change that a host makes to its copy of the screen to bring it up to date.
///
/// Changes are in order: a position in a change is correct after the changes before it have been carried out.
///
/// ```swift
/// func gone(in frame: Frame) -> [NodeName] {
///   frame.changes.compactMap { if case .remove(let node) = $0 { node.name } else { nil } }
/// }
/// ```
public enum Change {
  /// A node shows something else. Its children have changes of their own.
  ///
  /// `onlyText` is true for a text, a badge or a button of which nothing but the text, its `NodeContent.label`, has changed.
  case update(RenderedNode, onlyText: Bool)
  /// New nodes, with all that is in them, before a node of the parent, or at its end.
  case insert([RenderedNode], parent: RenderedNode, before: RenderedNode?)
  /// A node stands elsewhere in its parent.
  case move(RenderedNode, before: RenderedNode?)
  case remove(RenderedNode)
  /// Another screen covers a screen of the window. A host may keep its copy: nothing in it changes until it is uncovered or
  /// removed.
  case cover(RenderedNode)
  /// A covered screen comes back as it was, before a node of the window, or at its end. What has changed in it follows. A host
  /// that has not kept it needs the whole screen.
  case uncover(RenderedNode, before: RenderedNode?)
  /// Nothing that was on the screen before stays with a host: the window is locked.
  case dropCovered
}
