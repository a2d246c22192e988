import Foundation

/// A text that the user typed into a field.
struct TypedText {
  let node: NodeStorage
  let text: String

  /// True as long as the field shows the text.
  var isShown: Bool { node.content.typedText == text }
}

/// The texts of a screen that was brought back and whose fields have not been shown yet, by the addresses of the fields.
///
/// Keeps the screen, so that no other gets its identifier.
struct RecalledTexts {
  let screen: Screen
  var texts: [String: String]
}

/// A typed text that the last memory of a window has.
struct RememberedText {
  let typed: TypedText
  weak var owner: LoadedScreen?

  /// True if the field is gone, or shows something else that nobody typed: the text was sent or discarded.
  var isGone: Bool {
    guard let owner, typed.node.id != 0, let slot = owner.slot,
      typed.node.address(in: slot) != nil
    else { return true }
    return !typed.isShown && owner.typed[typed.node.id]?.isShown != true
  }
}

extension ScreenTree {
  /// The memories of the screens on the stack and above it. Notes the typed texts in them.
  func places() -> [WindowMemory.Place] {
    rememberedTexts = []
    let open = navigator.stack + navigator.modals
    recalledTexts = recalledTexts.filter { entry in open.contains { $0 === entry.value.screen } }
    return (navigator.stack.map { ($0, false) } + navigator.modals.map { ($0, true) })
      .map { screen, isModal in
        var place = WindowMemory.Place(
          name: screen.name, link: screen.address?.description, isModal: isModal)
        screen.collectMemories(into: &place.presenters, path: "")
        place.texts = texts(in: screen)
        return place
      }
  }

  /// The texts in a screen and its children that the user typed, without those whose presenters have a memory.
  private func texts(in screen: Screen) -> [String: String] {
    guard let loaded = loadedScreen(for: screen), let slot = loaded.slot else {
      return recalledTexts[ObjectIdentifier(screen)]?.texts ?? [:]
    }
    var texts = recalledTexts[ObjectIdentifier(screen)]?.texts ?? [:]
    for owner in loaded.family where !owner.typed.isEmpty {
      let isRemembered = owner.screen.model.memory() != nil
      for (id, typed) in owner.typed {
        guard typed.isShown, let address = typed.node.address(in: slot) else {
          owner.typed[id] = nil
          continue
        }
        rememberedTexts.append(RememberedText(typed: typed, owner: owner))
        if !isRemembered { texts[address] = typed.text }
      }
    }
    return texts
  }

  /// The nodes that take events now.
  var controls: [WindowMemory.Control] {
    sources.compactMap { id, source in
      source.node.address(in: root).map {
        WindowMemory.Control(node: id, address: $0, words: source.node.words)
      }
    }
  }

  /// True if a field shows something that is never part of a memory, such as a password.
  var showsSecret: Bool {
    sources.values.contains { source in
      if case .textField(let field) = source.node.content {
        field.kind.isConcealed && !field.text.isEmpty
      } else {
        false
      }
    }
  }

  /// True if a text of the last memory has been sent or discarded since.
  var hasLostText: Bool { rememberedTexts.contains { $0.isGone } }

  /// The texts to type again into fields that are on the screen by now, and that show something else.
  func takeRecalledTexts() -> [(NodeID, String)] {
    var found: [(NodeID, String)] = []
    for screen in navigator.exposed {
      let key = ObjectIdentifier(screen)
      guard let texts = recalledTexts[key]?.texts, let slot = loadedScreen(for: screen)?.slot else {
        continue
      }
      for (address, text) in texts {
        guard let node = slot.descendant(at: address), let shown = node.content.typedText,
          !RenderedNode(storage: node).isDisabled
        else { continue }
        recalledTexts[key]?.texts[address] = nil
        if shown != text { found.append((node.id, text)) }
      }
      if recalledTexts[key]?.texts.isEmpty == true { recalledTexts[key] = nil }
    }
    return found
  }

  /// Forgets a text of the memory: the user has typed into its field.
  func dropRecalledText(of node: NodeStorage, in owner: LoadedScreen) {
    var outermost = owner
    while let parent = outermost.parent { outermost = parent }
    guard let slot = outermost.slot, let address = node.address(in: slot) else { return }
    recalledTexts[ObjectIdentifier(outermost.screen)]?.texts[address] = nil
  }
}

extension NodeStorage {
  /// The address of the node in the place of its screen; nil if it is not there.
  func address(in slot: NodeStorage) -> String? {
    var steps: [String] = []
    var node = self
    while node !== slot {
      guard let parent = node.parent,
        let index = parent.children.firstIndex(where: { $0 === node })
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
      guard let index = node.children.indices.first(where: { node.step(to: $0) == step }) else {
        return nil
      }
      node = node.children[index]
    }
    return node
  }

  /// The texts that a user reads on the node.
  var words: String {
    let label = content.label
    return label.isEmpty ? children.map(\.words).joined(separator: " ") : label
  }

  private func step(to index: Int) -> String {
    let child = children[index]
    let role = child.content.role
    guard child.key == nil else {
      return child.content.addressStep(key: child.key?.text, earlier: 0)
    }
    return child.content.addressStep(
      key: nil, earlier: children[..<index].count { $0.key == nil && $0.content.role == role })
  }
}

extension NodeContent {
  /// The text in a field in which somebody types, and that may be shown again; nil for all else.
  var typedText: String? {
    switch self {
    case .textField(let field), .textArea(let field):
      field.kind.isConcealed || field.files != nil ? nil : field.text
    default: nil
    }
  }
}
