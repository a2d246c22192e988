import Foundation
import Sillar
import SillarVocabulary

/// The state that brings a window back in another process: its screens, what their presenters declare, and what was typed.
///
/// ```swift
/// func moved(_ window: Window, to other: Window) async -> WindowMemory.Restoration {
///   guard let memory = await window.memory() else { return .failed }
///   return await other.start(restoring: memory)
/// }
/// ```
///
/// Texts of concealed fields, such as passwords, and chosen files are never part of it.
public struct WindowMemory: Codable, Equatable, Sendable {
  /// The version that this code writes and reads.
  static let currentVersion = 3

  /// One screen of the navigator.
  struct Place: Codable, Equatable, Sendable {
    var name: String
    /// The screen's address; nil if no route leads to it.
    var link: String?
    var isModal = false
    /// The number by which its nodes are named.
    var number = 0
    /// The memories of the presenters, as JSON: that of the screen by "", those of its children by their names, with a
    /// slash between levels.
    var presenters: [String: Data] = [:]
    /// The texts and choices of the user that no presenter's memory holds, by the addresses of their controls in the
    /// screen.
    var inputs: [String: Input] = [:]
    /// The rows of the lists that the user has read on, by their places in the screen; nil for none.
    var rows: [String: Int]?
  }

  /// An input of the user to a control.
  enum Input: Codable, Equatable, Sendable {
    case text(String)
    case flag(Bool)
    /// The title of the chosen option, whose position may change.
    case option(String)
    case stars(Int)
  }

  /// The result of restoring a window.
  ///
  /// ```swift
  /// func bring(_ memory: WindowMemory, into window: Window) async {
  ///   if await window.start(restoring: memory) == .openedAddress { print("typed texts are lost") }
  /// }
  /// ```
  public enum Restoration: Sendable, Equatable {
    case restored
    /// The screens could not be brought back: only the address was opened.
    case openedAddress
    /// The app does not know the address either; the window is empty.
    case failed
  }

  private(set) var version = Self.currentVersion
  /// The window's address.
  public private(set) var path: String
  private(set) var places: [Place]
  /// The revision of the last frame. Those of a window that is brought back are higher by ``gap``, because the window may
  /// have gone on after it was saved.
  let revision: Int
  /// What the controls said, as digests of their words: what was done before the window was brought back is done only if its
  /// control still says the same.
  let words: [NodeName: UInt32]
  /// True if something was typed that is not part of the memory, such as a password.
  public let lacksSecrets: Bool

  static let gap = 1_000_000
  /// The highest revision in a memory: the largest whole number that every script knows exactly
  /// (ECMAScript, `Number.MAX_SAFE_INTEGER`), less some gaps.
  fileprivate static let highest = 1 << 52
  /// The most screens in a memory.
  fileprivate static let maximumPlaces = 1_000
  /// The most controls whose words are remembered.
  static let maximumWords = 300
  /// The most rows to which a list is read on in a window that is brought back.
  static let maximumRows = 1_000
}

extension WindowMemory {
  /// True for a single screen without anything to bring back.
  var isOfFirstScreen: Bool {
    places.count == 1
      && places.allSatisfy { $0.presenters.isEmpty && $0.inputs.isEmpty && $0.rows == nil }
  }

  /// The memory with other addresses, such as those without what is secret in them.
  func changingAddresses(_ change: (String) -> String) -> WindowMemory {
    var memory = self
    memory.path = change(path)
    for index in places.indices { memory.places[index].link = places[index].link.map(change) }
    return memory
  }

  /// The number below which revisions are those of the window before it was brought back.
  var firstRevision: Int { revision + Self.gap }

  /// Decodes a memory that was stored: it is checked like any input, for its file may be damaged.
  ///
  /// - Throws: `DecodingError` for a revision that no window has reached, and for more screens or texts than one has.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    path = try values.decode(String.self, forKey: .path)
    places = try values.decode([Place].self, forKey: .places)
    revision = try values.decode(Int.self, forKey: .revision)
    words = try values.decode([NodeName: UInt32].self, forKey: .words)
    lacksSecrets = try values.decode(Bool.self, forKey: .lacksSecrets)
    guard 0...Self.highest ~= revision else {
      throw DecodingError.dataCorruptedError(
        forKey: .revision, in: values, debugDescription: "\(revision) is no revision of a window")
    }
    guard places.count <= Self.maximumPlaces else {
      throw DecodingError.dataCorruptedError(
        forKey: .places, in: values, debugDescription: "\(places.count) screens are too many")
    }
    for place in places where !(0...Self.maximumPlaces ~= place.number) {
      throw DecodingError.dataCorruptedError(
        forKey: .places, in: values, debugDescription: "\(place.number) is no number of a screen")
    }
  }
}
