import Foundation
import SillarVocabulary
import Synchronization

/// The file of a window that is being recorded. Writing it blocks: on a developer's machine.
final class RecorderTape: Sendable {
  private struct State {
    var room = Recording.largestFile
    var ids = RecordedIDs()
    /// What was typed into concealed fields.
    var secrets: [String] = []
    /// The concealed field that is being typed into, and its text.
    var typed: (node: String, text: String)?
    var screen: [String] = []
    var last = 0

    /// The number of a text in a concealed field. Each key gives a text: those that come to one field, one after the other, have
    /// the number of the last.
    mutating func number(of secret: String, typedInto node: String) -> Int {
      if typed?.node != node { endTyping() }
      typed = (node, secret)
      return secret.isEmpty ? 0 : (secrets.firstIndex(of: secret) ?? secrets.count) + 1
    }

    /// What was typed into concealed fields and is left out of all lines.
    var long: [String] { Secrets.long(of: secrets + (typed.map { [$0.text] } ?? [])) }

    mutating func endTyping() {
      if let text = typed?.text, !text.isEmpty { _ = secrets.number(of: text) }
      typed = nil
    }
  }

  private let file: FileHandle
  private let time: ElapsedTime
  private let state = Mutex(State())

  init(_ file: URL, _ time: ElapsedTime, _ head: Recording.Head) throws {
    // Never an existing file, and only for its owner.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    self.file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.time = time
    try self.file.write(contentsOf: Recording.line(head))
  }

  /// Notes an act, with the lines of the screen before it.
  ///
  /// - Parameter secret: What the user typed into a concealed field.
  func note(_ act: Recording.Act, on screen: [String], isBusy: Bool, secret: String? = nil) {
    state.withLock { state in
      let long = state.long
      let screen = screen.map { Secrets.leaving(out: long, of: state.ids.number($0)) }
      let shows = Recording.Change(from: state.screen, to: screen)
      state.screen = screen
      var act = act
      switch act {
      case .does(var deed, let node, let on):
        let node = state.ids.number(node)
        if let secret {
          deed = .secret(state.number(of: secret, typedInto: node))
        } else {
          state.endTyping()
        }
        act = .does(
          deed, node: node, on: Secrets.leaving(out: state.long, of: state.ids.number(on)))
      case .opens(let path, let depth):
        state.endTyping()
        act = .opens(path: state.ids.number(path), toDepth: depth)
      case .goesBack: state.endTyping()
      default: break
      }
      write(act, shows, isBusy, &state)
    }
  }

  /// Notes what the program and a service say.
  func note(_ act: Recording.Act) {
    state.withLock { state in
      var act = act
      switch act {
      case .asks(let id, let request, let ids):
        act = .asks(
          id, request: state.ids.number(request), ids: ids.map { state.ids.number($0) })
      case .isAnswered(let id, let status, let headers, let body):
        for text in headers.values + [body] { state.ids.fix(text) }
        act = .isAnswered(
          id, status: status, headers: headers.mapValues { state.ids.written($0) },
          body: state.ids.written(body))
      case .hears(let id, let text?):
        state.ids.fix(text)
        act = .hears(id, state.ids.written(text))
      default: break
      }
      write(act, nil, false, &state)
    }
  }

  private func write(
    _ act: Recording.Act, _ shows: Recording.Change?, _ isBusy: Bool, _ state: inout State
  ) {
    guard state.room > 0 else { return }
    state.last = max(state.last, Int(time() / .milliseconds(1)))
    func line(_ act: Recording.Act, _ shows: Recording.Change?) -> Data {
      let line = Recording.Written(
        at: state.last, act: act, shows: shows, isBusy: isBusy ? true : nil)
      return (try? Recording.line(line)) ?? Data()
    }
    var data = line(act, shows)
    state.room -= data.count
    if state.room <= 0 { data = line(.isFull, nil) }
    // A full disk: what was written before is of use.
    do { try file.write(contentsOf: data) } catch { state.room = 0 }
  }
}
