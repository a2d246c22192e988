import Observation
import Scripted
import Sillar
import SillarTesting
import Testing

private struct JobForm: Equatable, Sendable {
  enum Room: Sendable { case kitchen, bath }

  var title = ""
  var note = ""
  var isUrgent = false
  var room: Room?
  var floor = 1
  var stars = 0
}

private enum JobEvent: Equatable, Sendable {
  case edited(Edit<JobForm>)
  case sent
}

private struct JobState: Equatable, Sendable {
  var form = JobForm()
  var sent: [String] = []
}

@Observable private final class JobPresenter: Presenter {
  private(set) var state = JobState()

  func handle(_ event: JobEvent) async {
    switch event {
    case .edited(let edit): edit.apply(to: &state.form)
    case .sent: state.sent.append("\(state.form)")
    }
  }
}

private struct JobView: View {
  func body(_ state: JobState) -> [Node<JobEvent>] {
    TextField(
      "Title", \.title, of: state.form, error: state.form.title.isEmpty ? "Missing" : nil,
      submit: .sent, send: JobEvent.edited)
    TextArea("Note", \.note, of: state.form, send: JobEvent.edited)
    Toggle("Urgent", \.isUrgent, of: state.form, send: JobEvent.edited)
    SegmentedControl(
      "Room", \.room, of: state.form, among: [Choice("Kitchen", .kitchen), Choice("Bath", .bath)],
      send: JobEvent.edited)
    Picker(
      "Floor", \.floor, of: state.form, among: [Choice("First", 1), Choice("Second", 2)],
      send: JobEvent.edited)
    Rating("Stars", \.stars, of: state.form, send: JobEvent.edited)
    for text in state.sent { Text(text) }
  }
}

/// Forms whose fields send one event.
@Suite struct FormTests {
  @Test func `each element changes its own field of the form`() async throws {
    let app = try TestApp { Screen("job", view: JobView(), presenter: JobPresenter()) }
    try await TestHost.open(app) { app in
      try await app.see("✗ Missing")
      try await app.type("Paint", into: "Title")
      try await app.dontSee("✗")
      try await app.type("Two rooms\nand a door", into: "Note")
      try await app.switch("Urgent", on: true)
      try await app.choose("Bath", in: "Room")
      try await app.choose("Second", in: "Floor")
      try await app.rate("Stars", 4)
      let expected = JobForm(
        title: "Paint", note: "Two rooms\nand a door", isUrgent: true, room: .bath, floor: 2,
        stars: 4)
      try await app.submit("Title")
      try await app.see("\(expected)".replacing("\n", with: "\\n"))
    }
  }

  @Test func `an edit is a value that a test can make`() async {
    let presenter = JobPresenter()
    await presenter.handle(.edited(.set(\.title, "Paint")))
    await presenter.handle(.edited(.set(\.room, .kitchen)))
    #expect(presenter.state.form == JobForm(title: "Paint", room: .kitchen))
  }

  @Test func `edits are equal if they set the same field to equal values`() {
    let paint = Edit<JobForm>.set(\.title, "Paint")
    #expect(paint == .set(\.title, ["Pa", "int"].joined()))
    #expect(paint != .set(\.title, "Wallpaper"))
    #expect(paint != .set(\.note, "Paint"))
    #expect(paint != .set(\.isUrgent, true))
    #expect(Edit<JobForm>.set(\.room, .bath) != .set(\.room, nil))
    #expect(Edit<JobForm>.set(\.room, nil) == .set(\.room, nil))
    #expect(JobEvent.edited(paint) == .edited(.set(\.title, "Paint")))
  }

  @Test func `a printed edit shows its field and not what was typed`() {
    let edit = Edit<JobForm>.set(\.title, "4242")
    var dumped = ""
    dump(JobEvent.edited(edit), to: &dumped)
    #expect("\(edit)".contains("title"))
    #expect(!"\(edit) \(JobEvent.edited(edit)) \(dumped)".contains("4242"))
  }
}
