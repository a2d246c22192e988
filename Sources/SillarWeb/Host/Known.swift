import NIOCore
import Sillar
import SillarHost

/// What a page knows of its window.
struct Known: Sendable {
  /// What a page is to be told besides a frame.
  struct News: Sendable {
    let receipts: Receipts
    /// True if the page has moved in its history: it is told the location whatever the result.
    let owesLocation: Bool
    /// With the first message.
    let greeting: Greeting?
    /// The account that the screens are of; see ``SessionKeeper/owner(_:)``.
    let owner: String
  }

  var revision: Int
  /// Nil before the page was sent a location.
  private(set) var location: Location?
  /// Nil if the page is to be told with the next message.
  var receipts: Receipts?
  private var texts: Texts
  private var owner: String?
  var isGreeted = false
  /// True while the page shows a notice about an event.
  var showsNotice = false
  /// The covered screens that the page keeps, the oldest first.
  private var kept: [NodeName] = []

  /// The screens that a page keeps hidden.
  private static let mostKept = 12

  /// What decides how a page speaks and looks.
  struct Texts: Equatable {
    var language = ""
    var preferences = Preferences()
  }

  /// - Parameter last: What the page knew on the socket before this one; nil for another page.
  init(revision: Int, texts: Texts = Texts(), owner: String? = nil, after last: Known? = nil) {
    self.revision = revision
    // A page that has missed nothing has its covered screens still.
    if let last, last.revision == revision { kept = last.kept }
    self.texts = texts
    self.owner = owner
  }

  /// The message with all that the page lacks of a frame, which it then knows; nil if it lacks nothing.
  mutating func patch(
    _ frame: Frame, _ news: News, _ preferences: Preferences, _ addresses: Addresses,
    mayKeep: (_ path: String, _ isOwned: Bool) -> Bool
  ) -> ByteBuffer? {
    let shown = Texts(language: frame.localization.language, preferences: preferences)
    let isTranslated = texts != shown
    let isOthers = owner != news.owner
    let mustTellLocation = news.owesLocation || location != frame.location || isOthers
    let isNewReceipt = receipts != news.receipts
    // Something else, such as a form or another tab, may have been sent a frame in between.
    let isNext = frame.revision - 1 == revision && !frame.changes.isEmpty
    let dropped = revision == frame.revision ? [] : follow(frame.changes)
    let isWhole = isTranslated || dropped == nil || !(isNext || revision == frame.revision)
    if isWhole { kept = [] }
    (revision, location) = (frame.revision, frame.location)
    texts = shown
    (receipts, owner) = (news.receipts, news.owner)
    var patch = Patch(addresses: addresses, words: HostWords(frame.localization))
    let hasNews = patch.write(
      frame, dropping: dropped ?? [], location: mustTellLocation ? frame.location : nil,
      mayKeep: mayKeep(frame.location.path, !news.owner.isEmpty),
      receipts: isNewReceipt ? news.receipts : nil, greeting: news.greeting,
      owner: isOthers ? news.owner : nil, whole: isWhole,
      translation: isTranslated ? preferences : nil)
    return hasNews ? ByteBuffer(bytes: patch.json.bytes) : nil
  }

  /// Follows the changes of a frame that the page is about to carry out.
  ///
  /// - Returns: The screens that it need not keep any more; nil if it lacks one that comes back.
  private mutating func follow(_ changes: [Change]) -> [NodeName]? {
    for change in changes {
      switch change {
      case .cover(let node): kept.append(node.name)
      case .dropCovered: kept = []
      case .remove(let node):
        guard !kept.isEmpty, node.isOutermostScreen else { continue }
        kept.removeAll { $0 == node.name }
      case .uncover(let node, _):
        guard let index = kept.firstIndex(of: node.name) else { return nil }
        kept.remove(at: index)
      case .update, .insert, .move: break
      }
    }
    let dropped = Array(kept.dropLast(Self.mostKept))
    kept.removeFirst(dropped.count)
    return dropped
  }
}
