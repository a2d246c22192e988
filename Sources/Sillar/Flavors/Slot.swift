/// The fillers of a slot, which is a place in a module that an app fills with code: a kind of payable, a way to pay, a
/// section of a screen. An app that leaves a required slot empty does not start.
///
/// The slots of a module are a struct of its own with the code in it. The app gives it to the module's coordinator, and
/// its description to the ``Module``:
///
/// ```swift
/// struct Export: Sendable {
///   let name: String
///   let title: LocalizedText
///   let write: @Sendable (String) async throws -> Void
/// }
///
/// struct NotesSlots: Sendable {
///   let exports: [Export]
///   var described: [Slot] {
///     [Slot("exports", filledWith: exports.map(\.name), texts: exports.map(\.title))]
///   }
/// }
///
/// func notes(_ slots: NotesSlots) -> Module {
///   Module(name: "Notes", version: "1.0.0", slots: slots.described)
/// }
/// ```
public struct Slot: Sendable {
  let name: String
  let isRequired: Bool
  let fillers: [String]
  let texts: [LocalizedText]

  /// - Parameters:
  ///   - isRequired: False if the module does without a filler.
  ///   - fillers: The names of the fillers, each once.
  ///   - texts: The texts that the fillers show. An app does not start when one is missing in one of its languages.
  public init(
    _ name: String, isRequired: Bool = true, filledWith fillers: [String],
    texts: [any Localizable] = []
  ) {
    self.name = name
    self.isRequired = isRequired
    self.fillers = fillers
    self.texts = texts.map(\.localized)
  }
}

extension FlavorError {
  static func slotProblems(among modules: [Module], _ shelf: ResourceShelf) -> [Problem] {
    modules.flatMap { module in
      module.slots.flatMap { slot in
        var problems: [Problem] = []
        if slot.isRequired, slot.fillers.isEmpty {
          problems.append(.emptySlot(slot.name, of: module.name))
        }
        var known: Set<String> = []
        for filler in slot.fillers where !known.insert(filler).inserted {
          problems.append(.duplicateFiller(filler, slot: slot.name, of: module.name))
        }
        for (owner, text) in slot.texts.flatMap(\.keys) {
          for language in shelf.languages(without: text, of: owner) {
            problems.append(
              .missingSlotText("\(owner): \(text)", language, slot: slot.name, of: module.name))
          }
        }
        return problems
      }
    }
  }
}

extension LocalizedText {
  /// The modules and names of the texts that this one is made of.
  fileprivate var keys: [(module: String, name: String)] {
    switch content {
    case .key(let module, let name, _, let values):
      [(module, name)] + values.values.flatMap(\.keys)
    case .joined(let texts, _): texts.flatMap(\.keys)
    case .verbatim, .number, .decimal, .language, .percent, .money, .date, .age: []
    }
  }
}
