import Foundation

extension ContentFile where Entry: Decodable {
  /// Reads a JSON file with a list of entries. Each entry that cannot be read is a fault.
  init(_ path: String, in folder: URL) {
    self.init(path)
    do {
      // Blocks: once, when the backend starts.
      let data = try Data(contentsOf: folder.appending(path: path))
      let json = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      guard let list = json as? [Any] else {
        addFault("it is not a list")
        return
      }
      let attempts = try JSONDecoder().decode([Attempt<Entry>].self, from: data)
      for (place, (json, attempt)) in zip(list, attempts).enumerated() {
        add(attempt, json, number: place + 1)
      }
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      addFault("it is not there")
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      addFault("it is not JSON (\(reason ?? error.localizedDescription))")
    }
  }

  private mutating func add(_ attempt: Attempt<Entry>, _ json: Any, number: Int) {
    switch attempt.result {
    case .success(let entry):
      add(entry, number: number)
      for member in UnknownMembers(of: entry, in: json).names {
        let name = Self.name(number, id: "\(entry.id)")
        addFault("\(name): \"\(member)\" is not a member that is known", number: number)
      }
    case .failure(let error):
      let id = (json as? [String: Any])?["id"].map { "\($0)" }
      let fault = MemberFault(error)
      let member = fault.member.isEmpty ? "it" : "\"\(fault.member)\""
      addFault("\(Self.name(number, id: id)): \(member) \(fault.reason)", number: number)
    }
  }
}

/// An entry or its decoding error, so that the other entries of the list are still read.
private struct Attempt<Entry: Decodable>: Decodable {
  let result: Result<Entry, DecodingError>

  init(from decoder: any Decoder) throws {
    do {
      result = .success(try Entry(from: decoder))
    } catch let error as DecodingError {
      result = .failure(error)
    }
  }
}

/// A value from a fixed list of words, such as the state of a request.
struct Known<Value: RawRepresentable<String> & Sendable>: Decodable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Value(rawValue: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "cannot be \"\(text)\"")
    }
    self.value = value
  }
}

/// A decoding error, worded like the other faults of the content.
private struct MemberFault {
  /// The path of the member, such as `applicants[2].offer.state`, counted from 1; empty for the entry itself.
  let member: String
  let reason: String

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      (member, reason) = (Self.member(context.codingPath + [key]), "is missing")
    case .valueNotFound(_, let context):
      (member, reason) = (Self.member(context.codingPath), "is null")
    case .typeMismatch(let type, let context):
      (member, reason) = (Self.member(context.codingPath), "is not \(Self.name(of: type))")
    case .dataCorrupted(let context):
      (member, reason) = (Self.member(context.codingPath), context.debugDescription)
    @unknown default:
      (member, reason) = ("", "cannot be read: \(error)")
    }
  }

  /// - Parameter path: The coding path, which starts with the index of the entry.
  private static func member(_ path: [any CodingKey]) -> String {
    path.dropFirst().reduce("") { text, key in
      if let index = key.intValue { return text + "[\(index + 1)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

/// Members of a JSON value that were not decoded: most likely they are misspelled.
private struct UnknownMembers {
  private(set) var names: [String] = []

  /// - Parameter value: The decoded value, whose properties have the names of the members.
  init(of value: Any, in json: Any) { look(at: json, value, "") }

  private mutating func look(at json: Any, _ value: Any, _ path: String) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let some = mirror.children.first { look(at: json, some.value, path) }
    } else if let object = json as? [String: Any] {
      for (name, json) in object.sorted(by: { $0.key < $1.key }) {
        let member = path.isEmpty ? name : "\(path).\(name)"
        if let child = mirror.children.first(where: { $0.label == name }) {
          look(at: json, child.value, member)
        } else {
          names.append(member)
        }
      }
    } else if let list = json as? [Any] {
      for (place, (json, child)) in zip(list, mirror.children).enumerated() {
        look(at: json, child.value, "\(path)[\(place + 1)]")
      }
    }
  }
}
