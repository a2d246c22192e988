/// A new screen: its file, its test, and its lines in the lists.
struct ScreenTemplate {
  let name: String
  let kind: ScreenKind
  let module: String
  /// True if the module's tests are made with `Kit`, which the examples of the framework share.
  let hasKit: Bool

  /// `redeemCode` for `RedeemCode`: the name of functions, and the beginning of keys.
  var key: String { name.camelCased }
  /// `redeem-code` for `RedeemCode`: the address, and the name of the screen.
  private var path: String { name.hyphenated }
  private var title: String { name.spaced }

  var address: String { "/\(path)" }
  /// The line of a view that leads to the screen.
  var link: String { "Link(Words.\(key)Title, to: \(name)Route())" }

  /// The declaration of the screen.
  var destination: String {
    let presenter =
      switch kind {
      case .simple: "\(name)Presenter()"
      case .list:
        "\(name)Presenter(coordinator.context) { _ in \(name)List(items: [], hasMore: false) }"
      case .form: "\(name)Presenter { _ in }"
      }
    let note =
      switch kind {
      case .simple: ""
      case .list: "// It reads nothing yet: ask a repository of \(module)Model.\n"
      case .form: "// It sends nothing yet: execute an action of \(module)Model.\n"
      }
    return """
      Destination(\(name)Route.self) { \(kind == .list ? "coordinator" : "_"), route in
      \(note.isEmpty ? "" : "  \(note)")  let presenter = \(presenter)
        return Screen("\(path)", at: route, view: \(name)View(), presenter: presenter)
      },
      """
  }

  /// A Spanish text that is a copy is marked for review: a translator sees it.
  var texts: [Text] {
    let all: [(String, String)] =
      switch kind {
      case .simple: [("Title", title)]
      case .list: [("Title", title), ("Empty", "Nothing here yet")]
      case .form: [("Title", title), ("Text", "Text"), ("Send", "Send"), ("Sent", "Sent")]
      }
    return all.map { Text(key: key + $0, english: $1, spanish: Self.spanish[$1]) }
  }
  private static let spanish = [
    "Nothing here yet": "Aún no hay nada", "Text": "Texto", "Send": "Enviar", "Sent": "Enviado",
  ]

  var screen: String {
    let route = """
      struct \(name)Route: Route {
        static let path = Path("/\(path)") { \(name)Route() }
      }
      """
    return switch kind {
    case .simple: simple(route)
    case .list: list(route)
    case .form: form(route)
    }
  }

  private func simple(_ route: String) -> String {
    """
    import Observation
    import Sillar

    \(route)

    struct \(name)State: Equatable, Sendable {}

    @Observable final class \(name)Presenter: Presenter {
      private(set) var state = \(name)State()

      func handle(_ event: Never) async {}
    }

    struct \(name)View: View {
      func body(_ state: \(name)State) -> [Node<Never>] {
        Text(Words.\(key)Title, .title)
      }
    }

    """
  }

  private func list(_ route: String) -> String {
    """
    import Observation
    import Sillar
    import SillarModel

    \(route)

    struct \(name)List: PartialList {
      struct Item: Identifiable, Equatable, Sendable {
        let id: Int
        let title: String
      }

      var items: [Item] = []
      var hasMore = true
    }

    enum \(name)Event: Equatable, Sendable { case list(PageEvent) }

    @Observable final class \(name)Presenter: Presenter {
      private let list: Pager<\(name)List>
      var state: Paged<\(name)List> { list.state }

      /// - Parameter read: Adds the next part to a list.
      init(_ context: ModuleContext, read: @escaping (\(name)List) async throws -> \(name)List) {
        list = Pager(context, read: read)
      }

      func runWhileVisible() async { await list.run() }

      func handle(_ event: \(name)Event) async {
        switch event {
        case .list(let event): await list.handle(event)
        }
      }
    }

    struct \(name)View: View {
      func body(_ state: Paged<\(name)List>) -> [Node<\(name)Event>] {
        Text(Words.\(key)Title, .title)
        PagedList(state, empty: Words.\(key)Empty, event: \(name)Event.list) { item in
          Card { Text(item.title, .heading) }
        }
      }
    }

    """
  }

  private func form(_ route: String) -> String {
    """
    import Observation
    import Sillar

    \(route)

    struct \(name)Form: Equatable, Sendable {
      var text = ""
    }

    struct \(name)State: Equatable, Sendable {
      let form: \(name)Form
      let sending: Sending
      let isSent: Bool
    }

    enum \(name)Event: Equatable, Sendable {
      case edited(Edit<\(name)Form>)
      case sent
    }

    @Observable final class \(name)Presenter: Presenter {
      private var form = \(name)Form()
      private var isSent = false
      private let submission = Submission()
      private let send: (\(name)Form) async throws -> Void

      var state: \(name)State {
        \(name)State(form: form, sending: submission.state, isSent: isSent)
      }

      init(send: @escaping (\(name)Form) async throws -> Void) { self.send = send }

      func handle(_ event: \(name)Event) async {
        switch event {
        case .edited(let edit):
          edit.apply(to: &form)
          isSent = false
        case .sent:
          isSent = await submission.run { try await send(form) } != nil
          if isSent { form = \(name)Form() }
        }
      }
    }

    struct \(name)View: View {
      func body(_ state: \(name)State) -> [Node<\(name)Event>] {
        Text(Words.\(key)Title, .title)
        if state.isSent { Alert(Words.\(key)Sent, "", .success) }
        Card {
          TextField(Words.\(key)Text, \\.text, of: state.form, submit: .sent, send: \(name)Event.edited)
            .disabled(state.sending.isBusy)
          SubmitButton(Words.\(key)Send, state.sending, send: .sent)
        }
      }
    }

    """
  }

  var test: String {
    let steps =
      switch kind {
      case .simple: ""
      case .list: "\n      try await app.see(\"Nothing here yet\")"
      case .form:
        "\n      try await app.type(\"Hello\", into: \"Text\")\n"
          + "      try await app.tap(\"Send\")\n      try await app.see(\"Sent\")"
      }
    let sentence =
      switch kind {
      case .simple: "its address opens the screen"
      case .list: "a list without items says so"
      case .form: "what is typed can be sent"
      }
    return """
      \(hasKit ? "import Kit\n" : "")import SillarTesting
      import Testing

      struct \(name)Tests {
        @Test func `\(sentence)`() async throws {
          try await World().watch(at: "/\(path)") { app in
            try await app.see("# \(title)")\(steps.replacing("\n      ", with: "\n            "))
          }
        }
      }

      """.replacing("\n            try await app", with: "\n      try await app")
  }
}
