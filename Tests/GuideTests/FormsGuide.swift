import Observation
import Sillar
import SillarModel
import SillarTesting
import Synchronization
import Testing

struct RepairForm: Codable, Equatable, Sendable {
  var title = ""
  var details = ""
  var isUrgent = false
}

struct RepairState: Equatable, Sendable {
  var form = RepairForm()
  var lacksTitle = false
  var sending = Sending()
}

enum RepairEvent: Equatable, Sendable {
  case edited(Edit<RepairForm>)
  case sendTapped
}

@Observable final class RepairPresenter: Presenter {
  private var form = RepairForm()
  private var lacksTitle = false
  private let submission = Submission()
  private let send: (RepairForm) async throws -> Void
  private let sent: () -> Void

  var state: RepairState {
    RepairState(form: form, lacksTitle: lacksTitle, sending: submission.state)
  }

  init(send: @escaping (RepairForm) async throws -> Void, sent: @escaping () -> Void) {
    (self.send, self.sent) = (send, sent)
  }

  var memory: RepairForm? { form }
  func restore(_ memory: RepairForm) { form = memory }

  func handle(_ event: RepairEvent) async {
    switch event {
    case .edited(let edit):
      edit.apply(to: &form)
      if !form.title.isEmpty { lacksTitle = false }
    case .sendTapped:
      lacksTitle = form.title.isEmpty
      guard !lacksTitle else { return }
      let (form, send) = (form, send)
      if await submission.run({ try await send(form) }) != nil { sent() }
    }
  }
}

struct RepairView: View {
  func body(_ state: RepairState) -> [Node<RepairEvent>] {
    Text("New repair", .title)
    TextField(
      "Title", \.title, of: state.form, error: state.lacksTitle ? "A repair needs a title" : nil,
      send: RepairEvent.edited)
    TextArea("Details", \.details, of: state.form, send: RepairEvent.edited)
    Toggle("Urgent", \.isUrgent, of: state.form, send: RepairEvent.edited)
    SubmitButton("Send", state.sending, send: .sendTapped)
  }
}

/// A service that is away for the first repair.
final class Repairs: Sendable {
  private let attempts = Mutex<[RepairForm]>([])
  var all: [RepairForm] { attempts.withLock { $0 } }

  func add(_ form: RepairForm) throws {
    let count = attempts.withLock {
      $0.append(form)
      return $0.count
    }
    if count == 1 { throw Problem.offline }
  }
}

struct FormsGuide {
  @Test func `a repair without a title is not sent`() async throws {
    let repairs = Repairs()
    try await TestHost.open(Self.screen(repairs)) { app in
      try await app.tap("Send")
      try await app.see("A repair needs a title")
      #expect(repairs.all.isEmpty)
      try await app.type("Gate", into: "Title")
      try await app.dontSee("A repair needs a title")
    }
  }

  @Test func `a form that could not be sent keeps its texts`() async throws {
    let repairs = Repairs()
    try await TestHost.open(Self.screen(repairs)) { app in
      try await app.type("Gate", into: "Title")
      try await app.switch("Urgent", on: true)
      try await app.tap("Send")
      try await app.see("The service cannot be reached")
      try await app.see("Title: [Gate]")
      try await app.tap("Send")
      try await app.dontSee("The service cannot be reached")
      #expect(repairs.all.last == RepairForm(title: "Gate", isUrgent: true))
    }
  }

  private static func screen(_ repairs: Repairs) -> @Sendable () -> Screen {
    {
      Screen(
        "repair", view: RepairView(),
        presenter: RepairPresenter(send: { try repairs.add($0) }, sent: {}))
    }
  }
}
