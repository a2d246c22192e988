import Foundation
import Sillar
import SillarVocabulary

/// What a window with a recorder notes.
extension Window {
  /// Begins the recording, unless it has begun.
  func record(at path: String?, _ memory: WindowMemory? = nil) {
    guard let recorder, tape == nil else { return }
    tape = recorder.begin(
      Recording.Head(
        app: app.flavor.name, version: app.flavor.version, languages: device.languages,
        language: device.language, isDark: device.isDark, timeZone: device.timeZone,
        start: app.now(), path: path.map(recorder.written),
        memory: memory?.changingAddresses(recorder.written)),
      ElapsedTime(app.clock))
  }

  /// Notes an act that concerns no node.
  func record(_ act: @autoclosure () -> Recording.Act) {
    guard let tape else { return }
    if wakeUp.signals != committedSignals { commit() }
    tape.note(act(), on: recordedLines.map(\.text), isBusy: isBusy)
  }

  /// Notes an act at a node, which is about to be handled.
  func record(_ input: NodeInput?, at node: NodeStorage) {
    guard let tape else { return }
    let (lines, name) = (recordedLines, RenderedNode(storage: node).name)
    let shown = lines.first { $0.node == name }?.text.split(separator: " ", maxSplits: 1) ?? []
    let deed: Recording.Deed =
      switch input {
      case nil: .tap
      case .text(let text): .text(text)
      case .flag(let isOn): .flag(isOn)
      case .option(let option): .option(option)
      case .number(let number): .number(number)
      case .json(let json): .json(json)
      case .files(let files): .files(files.map(\.name))
      }
    var secret: String?
    if node.concealedText != nil, case .text(let text)? = input { secret = text }
    // The rows of files on their way are the host's.
    let takesFiles = if case .files? = input { true } else { false }
    tape.note(
      .does(
        deed, node: shown.first.map(String.init) ?? name, on: String(shown.dropFirst().first ?? "")),
      on: lines.map(\.text), isBusy: isBusy || takesFiles, secret: secret)
  }

  /// Ends the recording.
  func endRecording() {
    guard let tape else { return }
    record(.ends)
    recorder?.end(tape)
    self.tape = nil
  }

  /// The screen as it was drawn last.
  private var recordedLines: [(text: String, node: NodeName)] {
    Recording.lines(of: ScreenNode(RenderedNode(storage: tree.root)))
  }
}
