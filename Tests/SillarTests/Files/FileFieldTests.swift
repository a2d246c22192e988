import Foundation
import Scripted
import Synchronization
import Testing

@testable import Sillar
@testable import SillarHost

@Suite struct FileFieldTests {
  /// Records the calls to a host.
  private final class Told: Sendable {
    private let names = Mutex<[String]>([])
    var all: [String] { names.withLock { $0 } }
    func add(_ name: String) { names.withLock { $0.append(name) } }
  }

  private let told = Told()

  private func window(gate: Gate = Gate(isOpen: true)) async throws -> Window {
    let app = try TestApp { Album.screen(gate: gate) }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    _ = await window.start(at: "/")
    return window
  }

  private func field(_ label: String, _ window: Window) async throws -> NodeName {
    try #require(await window.nodes()[label]).id
  }

  private func expect(
    _ names: [String], at label: String = "Photos", _ window: Window
  ) async throws -> [FileTicket?] {
    let files = names.map { name in ExpectedFile(name: name) { told.add("cancel \(name)") } }
    let field = try await field(label, window)
    guard case .success(let tickets) = await window.expect(files, at: field) else { return [] }
    return tickets
  }

  private func take(_ tickets: [FileTicket?], _ names: [String], _ window: Window) async {
    let files = zip(tickets, names).compactMap { ticket, name -> (id: Int, file: PickedFile)? in
      guard let ticket else { return nil }
      let file = PickedFile(
        name: name, size: 1, url: URL(filePath: "/nowhere/\(name)"), claimedType: "image/png")
      return (ticket.id, file)
    }
    await window.take(files) { [told] in told.add("release \($0.name)") }
  }

  private func texts(_ window: Window) async -> [String] {
    await window.nodes().everything.compactMap { node in
      switch node.content {
      case .text(let text, _): text
      case .progress(_, let fraction): fraction.map { "\(Int($0 * 100)) %" }
      case .alert(let title, let message, _): "\(title): \(message)"
      default: nil
      }
    }
  }

  @Test func `a file is shown on its way, and reaches the presenter when it is there`() async throws
  {
    let window = try await window()
    let ticket = try #require(try await expect(["a.png"], window).first ?? nil)
    await window.show(progress: 0.4, of: ticket.id)
    #expect(await texts(window) == ["Album", "Names: ", "a.png", "40 %"])
    #expect(await window.nodes().everything.contains { $0.id == ticket.row })
    await take([ticket], ["a.png"], window)
    await window.settle()
    #expect(await texts(window) == ["Album", "Names: a.png"])
    #expect(await eventually { told.all == ["release a.png"] })
    await window.end()
    #expect(told.all == ["release a.png"])
  }

  @Test func `progress is a change of its row, and of nothing else`() async throws {
    let window = try await window()
    let ticket = try #require(try await expect(["a.png"], window).first ?? nil)
    _ = await window.nodes()
    await window.show(progress: 0.4, of: ticket.id)
    let count = await window.render { $0.changes.count }
    #expect(count == 1)
    // The screen is drawn again, and the upload is still shown.
    _ = await window.deliver(
      WindowEvent(node: try #require(await window.nodes()["Lock"]).id))
    #expect(await texts(window).contains("40 %"))
  }

  @Test func `a file that is cancelled has gone, and does not arrive any more`() async throws {
    let window = try await window()
    let tickets = try await expect(["a.png", "b.png"], window)
    let cancel = try #require(
      await window.nodes().everything.first { $0.spoken == "Cancel a.png" })
    #expect(await window.deliver(WindowEvent(node: cancel.id)) == nil)
    #expect(told.all == ["cancel a.png"])
    #expect(await texts(window) == ["Album", "Names: ", "b.png", "0 %"])
    await take(tickets, ["a.png", "b.png"], window)
    await window.settle()
    #expect(await texts(window) == ["Album", "Names: b.png"])
    #expect(
      await eventually { told.all.sorted() == ["cancel a.png", "release a.png", "release b.png"] })
    #expect(await window.deliver(WindowEvent(node: cancel.id)) == .notOnScreen)
  }

  @Test func `files that come while others are handled wait for their turn`() async throws {
    let gate = Gate()
    let window = try await window(gate: gate)
    let tickets = try await expect(["a", "b", "c"], window)
    for (ticket, name) in zip(tickets, ["a", "b", "c"]) { await take([ticket], [name], window) }
    #expect(await texts(window) == ["Album", "Names: a", "b", "100 %", "c", "100 %"])
    #expect(told.all == [])
    gate.open()
    #expect(await eventually { await texts(window) == ["Album", "Names: a, b & c"] })
    #expect(await eventually { told.all == ["release a", "release b", "release c"] })
  }

  @Test func `a field that leaves the screen takes its files with it`() async throws {
    let gate = Gate()
    let window = try await window(gate: gate)
    let tickets = try await expect(["a", "b", "c"], window)
    await take([tickets[0]], ["a"], window)
    await take([tickets[1]], ["b"], window)
    let hide = try #require(await window.nodes()["Hide"]).id
    await window.deliver(WindowEvent(node: hide))
    _ = await window.nodes()
    // The first file is being handled.
    #expect(told.all.sorted() == ["cancel c", "release b"])
    gate.open()
    #expect(await eventually { told.all.contains("release a") })
  }

  @Test func `when the window ends no file is left`() async throws {
    let gate = Gate()
    let window = try await window(gate: gate)
    let tickets = try await expect(["a", "b", "c"], window)
    await take([tickets[0]], ["a"], window)
    await take([tickets[1]], ["b"], window)
    await window.end()
    #expect(told.all.sorted() == ["cancel c", "release a", "release b"])
    await take([tickets[2]], ["c"], window)
    #expect(told.all.count == 4)
    gate.open()
    #expect(await window.expect([], at: "1.0") == .failure(.ended))
  }

  @Test func `only a field that can be used takes files`() async throws {
    let window = try await window()
    let photos = try await field("Photos", window)
    let lock = try #require(await window.nodes()["Lock"]).id
    #expect(await window.expect([ExpectedFile(name: "a")], at: lock) == .failure(.notOnScreen))
    #expect(await window.expect([ExpectedFile(name: "a")], at: "9.9") == .failure(.notOnScreen))
    #expect(await window.deliver(WindowEvent(node: photos)) == .notOnScreen)
    #expect(
      await window.deliver(WindowEvent(node: photos, input: .text("x"))) == .invalidInput)
    await window.deliver(WindowEvent(node: lock))
    _ = await window.nodes()
    #expect(await window.expect([], at: photos) == .failure(.unavailable))
    #expect(await window.expect([ExpectedFile(name: "a")], at: photos) == .failure(.unavailable))
    let hide = try #require(await window.nodes()["Hide"]).id
    #expect(await window.render { $0.takesFiles })
    await window.deliver(WindowEvent(node: hide))
    #expect(await window.render { !$0.takesFiles })
    #expect(await window.expect([], at: photos) == .failure(.notOnScreen))
  }

  @Test func `what is refused says why until something else is chosen`() async throws {
    let window = try await window()
    let tickets = try await expect(["a", "b", "c"], at: "Portrait", window)
    #expect(tickets.map { $0 == nil } == [false, true, true])
    #expect(told.all == ["cancel b", "cancel c"])
    #expect(await texts(window).contains("b, c: Only one file can be sent at once."))
    await window.refuse(try #require(tickets[0]).id, .cutOff)
    #expect(
      await texts(window).contains(
        "a: The connection broke before all of it had come. Choose it again."))
    let field = try await field("Portrait", window)
    _ = await window.expect(
      [ExpectedFile(name: "huge", refusal: .tooLarge(limit: 10 * 1024 * 1024))], at: field)
    #expect(
      await texts(window) == ["Album", "Names: ", "huge: A file may have 10 MB at most."])
  }

  /// Waits until the window has reached a condition by itself.
  private func eventually(_ isSo: () async -> Bool) async -> Bool {
    for _ in 0..<10_000 {
      if await isSo() { return true }
      await Task.yield()
    }
    return await isSo()
  }
}
