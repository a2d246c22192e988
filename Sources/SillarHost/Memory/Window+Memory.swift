import Foundation
import Sillar
import SillarVocabulary

/// The window's memory.
extension Window {
  /// The window's state as it is now, from which it can be brought back. Nil if there is nothing to keep: the window has ended, or it still shows a
  /// screen from before ``forgetPast()``.
  ///
  /// - Parameter body: Makes something else of it, before anything else happens in the window.
  public func memory<Output: Sendable>(
    _ body: @Sendable (WindowMemory) -> Output = { $0 }
  ) -> Output? {
    guard !hasEnded else { return nil }
    commit()
    guard !tree.navigator.stack.isEmpty, !tree.showsPast else { return nil }
    return body(currentMemory(isKept: true))
  }

  /// The memory of the screens as they are drawn.
  func currentMemory(isKept: Bool) -> WindowMemory {
    WindowMemory(
      path: currentAddress?.description ?? "/", places: tree.places(isKept: isKept),
      revision: revision, words: words, lacksSecrets: tree.showsSecret)
  }

  /// The digests of the controls' words. While a screen is being read, they include the digests of the controls that this screen had before
  /// the window was brought back: a tap or a text may wait for one of these controls.
  private var words: [NodeName: UInt32] {
    let (now, before) = (tree.words(), tree.rememberedWords)
    guard isBusy, before.count <= WindowMemory.maximumWords else { return now }
    return before.merging(now) { $1 }
  }

  /// Leaves the screens that are open now out of the memory, and all others as long as one of them is open: somebody has
  /// signed in or out, and what these show belongs to the account before.
  public func forgetPast() { tree.forgetPast() }

  /// Opens the app with the screens of a memory.
  ///
  /// A screen without a route is left out. If another cannot be brought back as it was, only the address is opened.
  public func start(restoring memory: WindowMemory) -> WindowMemory.Restoration {
    record(at: nil, memory)
    tree.firstRevision = memory.firstRevision
    revision = memory.firstRevision
    tree.nextRevision = revision + 1
    if memory.version == WindowMemory.currentVersion, restore(memory) { return .restored }
    return start(at: memory.path) ? .openedAddress : .failed
  }

  func restore(_ memory: WindowMemory) -> Bool {
    let coordinator = makeCoordinator()
    tree.rememberedWords = memory.words
    let navigator = tree.navigator
    let destinations = destinations(of: coordinator)
    var isComplete = true
    // The memories that screens were made with: they are decoded.
    var decoded: [ObjectIdentifier: any Sendable] = [:]
    for place in memory.places {
      guard let address = place.link.flatMap({ Address($0) }) else { continue }
      do {
        let opened = try destinations.screen(
          for: address, isModal: place.isModal, restoring: place.presenters[""])
        if let opened {
          let screen = opened.screen
          // A coordinator may lead elsewhere, such as to the form for signing in.
          guard screen.address?.segments == address.segments else {
            isComplete = false
            break
          }
          screen.number = place.number
          decoded[ObjectIdentifier(screen)] = opened.memory
          if place.isModal { navigator.present(screen) } else { navigator.push(screen) }
        } else if !place.isModal, navigator.stack.isEmpty {
          // A coordinator without destinations.
          _ = coordinator.open(address.path)
        }
      } catch {
        isComplete = false
        break
      }
    }
    isComplete = isComplete && !navigator.stack.isEmpty && recall(memory.places, decoded)
    guard isComplete else {
      navigator.replaceAll(with: [])
      tree.recalledInputs = [:]
      return false
    }
    begin(coordinator)
    commit()
    return true
  }

  /// Hands the screens of the navigator their memories, each to the next screen of the same name and place.
  ///
  /// - Parameter decoded: The memories of screens that their destinations have decoded.
  /// - Returns: False if one cannot be read.
  private func recall(
    _ places: [WindowMemory.Place], _ decoded: [ObjectIdentifier: any Sendable]
  ) -> Bool {
    let navigator = tree.navigator
    var rest = navigator.stack + navigator.modals
    for place in places {
      let index = rest.firstIndex {
        $0.name == place.name && $0.address?.description == place.link
      }
      guard let screen = index.map({ rest.remove(at: $0) }) else { continue }
      let known = decoded[ObjectIdentifier(screen)]
      if let known { screen.model.restore(decoded: known) }
      for (path, data) in place.presenters where known == nil || !path.isEmpty {
        guard (try? screen.descendant(at: path)?.model.restore(data)) != nil else { return false }
      }
      let lists = (place.rows ?? [:]).mapValues {
        RecalledList(rows: min($0, WindowMemory.maximumRows))
      }
      if !place.inputs.isEmpty || !lists.isEmpty {
        tree.recalledInputs[ObjectIdentifier(screen)] = RecalledInputs(
          screen: screen, inputs: place.inputs, lists: lists)
      }
    }
    return true
  }

  /// Gives the inputs of the memory again, to the controls that are on the screen by now, and reads its lists on.
  ///
  /// - Returns: False if there was nothing to do.
  func giveAgain() -> Bool {
    let inputs = tree.takeRecalledInputs()
    for (source, input) in inputs {
      guard let event = source.node.actions?.input?(input) else { continue }
      source.node.content.take(input)
      source.node.forgetRow()
      note(source)
      _ = start(event, Late.Input(node: source.node, input: input), in: source.owner)
    }
    let lists = tree.takeRecalledLists()
    for source in lists {
      guard let event = source.node.actions?.event else { continue }
      _ = start(event, nil, in: source.owner)
    }
    return !inputs.isEmpty || !lists.isEmpty
  }

  /// Notes an input for the memory.
  func note(_ source: ScreenTree.Source) {
    noteSecret(of: source.node)
    guard let input = source.node.content.givenInput else { return }
    source.owner.given[source.node.id] = GivenInput(node: source.node, input: input)
  }
}

extension Screen {
  /// The screen itself, or a child by its path; nil if there is none.
  fileprivate func descendant(at path: String) -> Screen? {
    path.split(separator: "/").reduce(self) { screen, name in screen?.children[String(name)] }
  }

  func collectMemories(into memories: inout [String: Data], path: String) {
    memories[path] = model.memory()
    for (name, child) in children where !name.contains("/") {
      child.collectMemories(into: &memories, path: path.isEmpty ? name : "\(path)/\(name)")
    }
  }
}
