public import Foundation
public import Sillar

/// What happened in a window, as a ``WindowRecorder`` wrote it into a file: what the user did, what was on the screen then, and what
/// services answered. `TestHost.replay` of SillarTesting repeats it.
///
/// ```swift
/// func acts(in file: URL) throws -> [Recording.Act] { try Recording(contentsOf: file).lines.map(\.act) }
/// ```
public struct Recording: Sendable {
  /// The version of the format that this code writes and reads.
  static let format = 1

  /// The window: the first line of the file.
  public struct Head: Codable, Sendable {
    var recording = Recording.format
    public let app: String
    public let version: String
    public let languages: [String]
    public let language: String?
    public let isDark: Bool?
    public let timeZone: String?
    /// The date when the window was opened.
    public let start: Date
    /// The address at which it was opened; nil if it came back from its ``memory``.
    public let path: String?
    public let memory: WindowMemory?
  }

  /// Something that happened in the window, or between the program and a service.
  public enum Act: Codable, Equatable, Sendable {
    /// The user did something to a node. `on` is what was there. In names and texts `{uuid-1}` is an id that the app made.
    case does(Deed, node: String, on: String)
    case goesBack(toDepth: Int?)
    case opens(path: String, toDepth: Int?)
    case isInFront(Bool)
    case isInTimeZone(String)
    /// The program asks a service. `ids` are those that the app made, in the headers and the body.
    case asks(Int, request: String, ids: [String])
    case isAnswered(Int, status: Int, headers: [String: String], body: String)
    /// A stream of events says something; nil when it ends.
    case hears(Int, String?)
    case hasNoAnswer(Int, reason: String, isUnsent: Bool)
    case ends
    /// There is no room for more.
    case isFull
  }

  /// What a user does to a node.
  public enum Deed: Codable, Equatable, Sendable {
    case tap
    case text(String)
    /// A text in a field whose input must not be shown: the number of the text among those, 0 for an empty one.
    case secret(Int)
    case flag(Bool)
    case option(Int)
    case number(Int)
    case json(String)
    /// The names of files; their contents are not recorded.
    case files([String])
  }

  /// An act, and what was on the screen before it.
  public struct Line: Sendable {
    /// The number of the line in the file, from 1.
    public let number: Int
    /// The time since the window was opened.
    public let time: Duration
    public let act: Act
    /// See ``Recording/lines(of:)``.
    public let screen: [String]
    /// True if something was on its way to the screen.
    public let isBusy: Bool
  }

  public let head: Head
  public let lines: [Line]

  /// The nodes of a screen that say or take something: for each its name, its role and its texts.
  ///
  /// A key with a UUID is in the name as it is, and not as a hash.
  public static func lines(of screen: ScreenNode) -> [(text: String, node: NodeName)] {
    lines(of: screen.children, below: "")
  }

  private static func lines(
    of nodes: [ScreenNode], below place: String
  ) -> [(text: String, node: NodeName)] {
    nodes.flatMap { node in
      var step = node.id.split(separator: ".").last.map(String.init) ?? ""
      if let key = node.key, !RecordedIDs.ids(in: key).isEmpty {
        step = "k" + key.replacing(" ", with: "_")
      }
      let name = place.isEmpty ? step : "\(place).\(step)"
      let own = node.recordedText.map { [(text: "\(name) \($0)", node: node.id)] }
      return (own ?? []) + lines(of: node.children, below: name)
    }
  }
}

extension ScreenNode {
  /// Nil for a node that only holds others.
  fileprivate var recordedText: String? {
    let texts = recordedTexts.filter { !$0.isEmpty }
    guard !texts.isEmpty || sendsEvent || takesInput || takesFiles else { return nil }
    return ([isDisabled ? "\(role)(disabled)" : role] + texts).joined(separator: " ")
  }

  private var recordedTexts: [String] {
    switch content {
    case .textField(let field), .textArea(let field):
      [
        field.label, field.kind.isConcealed && !field.text.isEmpty ? "[•]" : "[\(field.text)]",
        field.error ?? "",
      ]
    case .segmentedControl(let choices), .picker(let choices):
      [choices.label]
        + choices.titles.enumerated().map { $0 == choices.selection ? "(\($1))" : $1 }
    case .toggle(let label, let isOn): [label, isOn ? "on" : "off"]
    case .rating(let label, let value, let maximum): [label, "\(value)/\(maximum)"]
    case .progress(let label, let fraction): [label, fraction.map { "\($0)" } ?? "…"]
    case .alert(let title, let message, _), .emptyState(let title, let message): [title, message]
    case .link(let title, let destination, _):
      [title, "→ \(Secrets.replacing(inQueryOf: destination) { _ in Secrets.mark })"]
    case .screen(let name): [name]
    default: [label]
    }
  }
}
