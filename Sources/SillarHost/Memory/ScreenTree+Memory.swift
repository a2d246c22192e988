import Foundation
import Sillar
import SillarVocabulary

/// A text that the user has typed into a field, or a choice in a control.
struct GivenInput {
  let node: NodeStorage
  let input: WindowMemory.Input

  /// True as long as the control shows the input.
  var isShown: Bool { node.content.givenInput == input }
}

/// The inputs of a screen that was brought back and whose controls have not been shown yet, by their addresses, and its
/// lists that are to be read on.
///
/// Keeps the screen, so that no other gets its identifier.
struct RecalledInputs {
  let screen: Screen
  var inputs: [String: WindowMemory.Input]
  var lists: [String: RecalledList]
}

/// A typed text that the last memory of a window has.
struct RememberedText {
  let typed: GivenInput
  weak var owner: LoadedScreen?

  /// True if the field is gone, or shows something else that nobody typed: the text was sent or discarded.
  var isGone: Bool {
    guard let owner, typed.node.id != 0, let slot = owner.slot,
      typed.node.address(in: slot) != nil
    else { return true }
    return !typed.isShown && owner.given[typed.node.id]?.isShown != true
  }
}

extension ScreenTree {
  /// The memories of the screens on the stack and above it.
  ///
  /// - Parameter isKept: True for a memory that is kept from now on: the typed texts in it are noted.
  func places(isKept: Bool) -> [WindowMemory.Place] {
    if isKept { rememberedTexts = [] }
    return (navigator.stack.map { ($0, false) } + navigator.modals.map { ($0, true) })
      .map { screen, isModal in
        var place = WindowMemory.Place(
          name: screen.name, link: screen.address?.description, isModal: isModal)
        screen.collectMemories(into: &place.presenters, path: "")
        place.number = screen.number
        place.inputs = inputs(in: screen, isKept: isKept)
        place.rows = rows(in: screen)
        return place
      }
  }

  /// The inputs in a screen and its children, without those of presenters that have a memory.
  private func inputs(in screen: Screen, isKept: Bool) -> [String: WindowMemory.Input] {
    var inputs = recalledInputs[ObjectIdentifier(screen)]?.inputs ?? [:]
    guard let loaded = loadedScreen(for: screen), let slot = loaded.slot else { return inputs }
    for owner in loaded.family where !owner.given.isEmpty {
      let isRemembered = owner.screen.model.memory() != nil
      for (id, given) in owner.given {
        guard given.isShown, let address = given.node.address(in: slot) else {
          owner.given[id] = nil
          continue
        }
        if isKept, case .text = given.input {
          rememberedTexts.append(RememberedText(typed: given, owner: owner))
        }
        if !isRemembered { inputs[address] = given.input }
      }
    }
    return inputs
  }

  /// Shows a screen's new nodes. In another language its fields have other names, so that they are other nodes: what was given to
  /// the fields before is what was given to these.
  func update(_ screen: LoadedScreen, in slot: NodeStorage, to nodes: [NodeStorage]) {
    let isWrittenAnew = screen.writtenRevision != texts.revision
    screen.writtenRevision = texts.revision
    let given = (isWrittenAnew ? Array(screen.given) : []).compactMap { id, given in
      given.isShown ? given.node.address(in: slot).map { (id, $0) } : nil
    }
    updateChildren(of: slot, to: nodes, owner: screen)
    for (id, address) in given {
      guard let node = slot.descendant(at: address), let input = node.content.givenInput else {
        continue
      }
      screen.given[id] = nil
      screen.given[node.id] = GivenInput(node: node, input: input)
    }
  }

  /// True if something was chosen on a covered screen, which is not written in the window's language: it would not be found again
  /// among choices with other titles.
  var coversChoices: Bool {
    navigator.all.contains { screen in
      guard !navigator.exposed.contains(where: { $0 === screen }) else { return false }
      return inputs(in: screen, isKept: false).values.contains { input in
        if case .option = input { true } else { false }
      }
    }
  }

  /// The digests of the controls' words, by name; of a long screen, of the first controls.
  func words() -> [NodeName: UInt32] {
    var words: [NodeName: UInt32] = [:]
    func look(into node: NodeStorage, _ name: inout [UInt8]) {
      let length = name.count
      RenderedNode(storage: node).appendStep(to: &name)
      if node.actions != nil {
        words[String(decoding: name, as: UTF8.self)] = node.digestOfWords
      }
      // What is in a control sends nothing. What lies above comes first.
      let inside = node.isTappedAsAWhole ? 0..<0 : node.placed.indices
      for index in inside where words.count < WindowMemory.maximumWords {
        look(into: node.child(at: node === root ? inside.count - 1 - index : index), &name)
      }
      name.removeLast(name.count - length)
    }
    var name: [UInt8] = []
    look(into: root, &name)
    // What changes name must stay until a host has seen them.
    if changes.isEmpty { restRows() }
    return words
  }

  /// True if a node says what the node of that name said in the window that was saved.
  func saysWhatItSaid(_ node: NodeStorage, _ name: NodeName) -> Bool {
    rememberedWords[name] == node.digestOfWords
  }

  /// True if a field shows something that is never part of a memory, such as a password.
  var showsSecret: Bool { root.showsSecret }

  /// True if a screen does, also one that another covers.
  var holdsSecret: Bool {
    navigator.all.contains { loadedScreen(for: $0)?.slot?.showsSecret == true }
  }

  /// True if a text of the last memory has been sent or discarded since.
  var hasLostText: Bool { rememberedTexts.contains { $0.isGone } }

  /// The inputs to give again to controls that are on the screen by now, and that show something else.
  func takeRecalledInputs() -> [(Source, NodeInput)] {
    var found: [(Source, NodeInput)] = []
    for screen in navigator.exposed {
      let key = ObjectIdentifier(screen)
      guard let inputs = recalledInputs[key]?.inputs, let slot = loadedScreen(for: screen)?.slot
      else { continue }
      for (address, input) in inputs {
        guard let node = slot.descendant(at: address), let shown = node.content.givenInput,
          !RenderedNode(storage: node).isDisabled, let again = node.content.input(input)
        else { continue }
        recalledInputs[key]?.inputs[address] = nil
        if shown != input, let source = source(node) { found.append((source, again)) }
      }
      dropRecalled(key)
    }
    return found
  }

  /// Forgets an input of the memory: the user has given another one, which may also change what a list shows.
  func dropRecalledInput(of node: NodeStorage, in owner: LoadedScreen) {
    let outermost = owner.outermost
    guard let slot = outermost.slot, let address = node.address(in: slot) else { return }
    let key = ObjectIdentifier(outermost.screen)
    recalledInputs[key]?.inputs[address] = nil
    recalledInputs[key]?.lists = [:]
  }
}

extension NodeStorage {
  fileprivate var showsSecret: Bool {
    concealedText?.isEmpty == false || placed.contains(where: \.showsSecret)
  }

  /// The address of the node in the place of its screen; nil if it is not there.
  func address(in slot: NodeStorage) -> String? {
    var steps: [String] = []
    var node = self
    while node !== slot {
      guard let parent = node.parent,
        let index = parent.placed.firstIndex(where: { $0 === node })
      else { return nil }
      steps.append(parent.step(to: index))
      node = parent
    }
    return steps.reversed().joined(separator: " ")
  }

  /// The node at an address of ``address(in:)``.
  func descendant(at address: String) -> NodeStorage? {
    var node = self
    for step in address.split(separator: " ") {
      guard let index = node.placed.indices.first(where: { node.step(to: $0) == step }) else {
        return nil
      }
      node = node.child(at: index)
    }
    return node
  }

  /// A digest of the texts that a user reads on the node.
  var digestOfWords: UInt32 {
    var hash = StableHash()
    addWords(to: &hash)
    return hash.short
  }

  private func addWords(to hash: inout StableHash) {
    let label = content.label
    if label.isEmpty {
      for child in children { child.addWords(to: &hash) }
    } else {
      hash.add(label)
      hash.add("\n")
    }
    // A choice is entered by its position.
    switch content {
    case .segmentedControl(let choices), .picker(let choices):
      for title in choices.titles {
        hash.add(title)
        hash.add("\n")
      }
    default: break
    }
  }

  private func step(to index: Int) -> String {
    let child = placed[index]
    let role = child.content.role
    guard child.key == nil else {
      return child.content.addressStep(key: child.key?.text, earlier: 0)
    }
    return child.content.addressStep(
      key: nil, earlier: placed[..<index].count { $0.key == nil && $0.content.role == role })
  }
}

extension NodeContent {
  /// The content of a control, as an input to it; nil for other nodes, and for a content that must not be shown again.
  var givenInput: WindowMemory.Input? {
    switch self {
    case .textField(let field), .textArea(let field):
      field.kind.isConcealed ? nil : .text(field.text)
    case .toggle(_, let isOn): .flag(isOn)
    case .segmentedControl(let choices), .picker(let choices):
      .option(
        choices.selection.flatMap { choices.titles.indices.contains($0) ? choices.titles[$0] : nil }
          ?? "")
    case .rating(_, let value, _): .stars(Int(value))
    default: nil
    }
  }

  /// An input of the memory to this control; nil if it does not take that, or not yet.
  func input(_ input: WindowMemory.Input) -> NodeInput? {
    switch (self, input) {
    case (.textField, .text(let text)), (.textArea, .text(let text)): .text(text)
    case (.toggle, .flag(let isOn)): .flag(isOn)
    case (.segmentedControl(let choices), .option(let title)),
      (.picker(let choices), .option(let title)):
      choices.titles.firstIndex(of: title).map { .option($0) }
    case (.rating, .stars(let stars)): .number(stars)
    default: nil
    }
  }
}
