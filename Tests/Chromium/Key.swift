/// A key of a keyboard.
public struct Key: Sendable, Hashable {
  /// Keys that are held down while another is pressed.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alt = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let meta = Modifiers(rawValue: 4)
    public static let shift = Modifiers(rawValue: 8)
  }

  /// The value of `event.key` in a script.
  public var name: String
  /// The value of `event.code` in a script: the position on the keyboard.
  var code: String
  /// The value of `event.keyCode`, for old scripts.
  var number: Int
  /// The text that the key writes.
  var text: String

  private init(_ name: String, _ number: Int, code: String? = nil, text: String = "") {
    self.name = name
    self.code = code ?? name
    self.number = number
    self.text = text
  }

  public static let tab = Key("Tab", 9)
  public static let enter = Key("Enter", 13, text: "\r")
  public static let space = Key(" ", 32, code: "Space", text: " ")
  public static let escape = Key("Escape", 27)
  public static let backspace = Key("Backspace", 8)
  public static let delete = Key("Delete", 46)
  public static let pageUp = Key("PageUp", 33)
  public static let pageDown = Key("PageDown", 34)
  public static let end = Key("End", 35)
  public static let home = Key("Home", 36)
  public static let left = Key("ArrowLeft", 37)
  public static let up = Key("ArrowUp", 38)
  public static let right = Key("ArrowRight", 39)
  public static let down = Key("ArrowDown", 40)

  /// The key that writes a character.
  public static func character(_ character: Character) -> Key {
    switch character {
    case "\n", "\r", "\r\n": return .enter
    case "\t": return .tab
    case " ": return .space
    default: break
    }
    let text = String(character)
    guard let ascii = character.uppercased().first?.asciiValue else {
      return Key(text, 0, code: "", text: text)
    }
    return switch ascii {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      Key(text, Int(ascii), code: "Key\(character.uppercased())", text: text)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      Key(text, Int(ascii), code: "Digit\(character)", text: text)
    // The ASCII codes of other characters are the key codes of the arrow keys and the like.
    default: Key(text, 0, code: "", text: text)
    }
  }
}
