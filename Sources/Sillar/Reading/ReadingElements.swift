public import SillarModel

/// Says what went wrong and what to do about it; nothing where nothing went wrong.
///
/// ```swift
/// func refusal(_ sending: Sending) -> [Node<String>] {
///   ProblemAlert(sending.problem, retry: "again").built
/// }
/// ```
public struct ProblemAlert<Event: Sendable>: ViewPart {
  public let built: [Node<Event>]

  /// - Parameter retry: Sent by "Try again", which is shown for a problem that may pass; nil where the screen offers
  ///   that itself.
  public init(_ problem: Problem?, retry: Event? = nil) {
    built =
      problem.map { problem in
        [
          Alert(problem.title, problem.advice, .error) {
            if let retry, problem.mayPass { Button(SillarString.tryAgain, send: retry) }
          }.node
        ]
      } ?? []
  }
}

/// Shows what a ``Loader`` reads: progress until there is a value, then the content; what went wrong, with a button to
/// try again.
///
/// ```swift
/// func note(_ note: Loaded<String>) -> [Node<String>] {
///   Loading(note, retry: "again") { text in Text(text) }.built
/// }
/// ```
public struct Loading<Event: Sendable>: ViewPart {
  public let built: [Node<Event>]

  /// - Parameters:
  ///   - label: What is being loaded, for the progress.
  ///   - retry: The event of the button.
  public init<Value>(
    _ loaded: Loaded<Value>, _ label: some Localizable = SillarString.loading, retry: Event,
    @NodeBuilder<Event> content: (Value) -> [Node<Event>]
  ) {
    if let value = loaded.value {
      // A problem that may pass is tried again without the user, and what is shown is still good.
      let problem = loaded.problem.flatMap { $0.mayPass ? nil : $0 }
      built = ProblemAlert(problem).built + content(value)
    } else if let problem = loaded.problem {
      let state = EmptyState<Event>(problem.title, problem.advice) {
        if problem.mayPass { Button(SillarString.tryAgain, .primary, send: retry) }
      }
      built = [state.node]
    } else {
      built = [Progress(label).node]
    }
  }
}

/// A button for what a ``Submission`` sends: disabled while it is under way, and with what went wrong above it.
///
/// ```swift
/// func pay(_ sending: Sending) -> [Node<String>] { SubmitButton("Pay", sending, send: "pay").built }
/// ```
public struct SubmitButton<Event: Sendable>: ViewPart {
  public let built: [Node<Event>]

  public init(
    _ title: some Localizable, _ sending: Sending, _ role: ButtonRole = .primary, send event: Event
  ) {
    let progress: [Node<Event>] = sending.isBusy ? [Progress(title).node] : []
    let button = Button(title, role, send: event).disabled(sending.isBusy)
    built = ProblemAlert(sending.problem).built + progress + [button]
  }
}
