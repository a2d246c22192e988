public import SillarModel
import SillarVocabulary

/// An alert that shows a problem and advice; empty when there is no problem.
///
/// ```swift
/// func refusal(_ sending: Sending) -> ProblemAlert<String> {
///   ProblemAlert(sending.problem, retry: "again")
/// }
/// ```
public struct ProblemAlert<Event: Equatable & Sendable>: ViewPart {
  public let body: [Node<Event>]

  /// - Parameter retry: Sent by "Try again", which is shown for a problem that may pass; nil where the screen has its
  ///   own button for that.
  public init(_ problem: Problem?, retry: Event? = nil) {
    body =
      problem.map { problem in
        [
          Alert(problem.title, problem.advice, .error) {
            if let retry, problem.mayPass { Button(SillarString.tryAgain, send: retry) }
          }.built
        ]
      } ?? []
  }
}

/// The state of a ``Loader``: progress until there is a value, below a preview, then the content, with the age of a saved
/// value; for a problem, a message and, if the problem may pass, a button to try again.
///
/// ```swift
/// func note(_ note: Loaded<String>) -> Loading<String> {
///   Loading(note, retry: "again") { text in Text(text) }
/// }
/// ```
public struct Loading<Event: Equatable & Sendable>: ViewPart {
  public let body: [Node<Event>]

  /// - Parameters:
  ///   - label: The label of the progress.
  ///   - heading: A heading above the content, with the age beside it: then nothing moves when the age comes or goes.
  ///   - showsAge: False for a content that has its ``Loaded/savedAge()`` in it.
  ///   - retry: The event of the button.
  public init<Value>(
    _ loaded: Loaded<Value>, _ label: some Localizable = SillarString.loading,
    heading: (any Localizable)? = nil, showsAge: Bool = true, retry: Event,
    @NodeBuilder<Event> content: (Value) -> [Node<Event>]
  ) {
    var parts: [Node<Event>] =
      showsAge || heading != nil ? ReadingHeading(heading, loaded).body : []
    if let value = loaded.value {
      // A problem that may pass is retried automatically, and the value on the screen is still valid.
      let problem = loaded.problem.flatMap { $0.mayPass ? nil : $0 }
      parts += ProblemAlert(problem).body + content(value)
    }
    guard loaded.value == nil || loaded.isPreview else {
      body = parts
      return
    }
    if let problem = loaded.problem {
      let state = EmptyState<Event>(problem.title, problem.advice) {
        if problem.mayRetry { Button(SillarString.tryAgain, .primary, send: retry) }
      }
      parts.append(state.built)
    } else {
      parts.append(Progress(label).built)
    }
    body = parts
  }
}

extension Loaded {
  /// The age of a saved value as an element, such as `Offline, saved 5 minutes ago`; none for a live value.
  ///
  /// ```swift
  /// func age(of note: Loaded<String>) -> [Node<CounterEvent>] { note.savedAge() }
  /// ```
  @NodeBuilder<Event> public func savedAge<Event: Equatable & Sendable>() -> [Node<Event>] {
    if let age { Text(age, .caption).style(isUpdating ? .fleeting : .muted) }
  }

  private var isUpdating: Bool { problem == nil && isLoading }

  fileprivate var age: LocalizedText? {
    guard let savedAt else { return nil }
    let age = LocalizedText.age(of: savedAt)
    return switch problem {
    case nil: isUpdating ? SillarString.updating.localized : SillarString.saved.with(["age": age])
    case .offline: SillarString.savedOffline.with(["age": age])
    case .some(let problem): SillarString.savedProblem.with(["problem": problem.title, "age": age])
    }
  }
}

/// A heading with the age of the content below it.
struct ReadingHeading<Event: Equatable & Sendable>: ViewPart {
  let body: [Node<Event>]

  init(_ heading: (any Localizable)?, _ loaded: Loaded<some Equatable & Sendable>) {
    let age: [Node<Event>] = loaded.savedAge()
    guard let heading else {
      body = age
      return
    }
    let row = Row<Event> {
      // Such as the query of a search, which changes with its results.
      Text(heading.localized, .heading).style(.announced)
      age
    }
    body = [row.style(.spread)]
  }
}

/// A button for a ``Submission``: disabled while it is in progress, which is shown below the button, so that the button stays where
/// it is; a problem is shown above it.
///
/// ```swift
/// func pay(_ sending: Sending) -> SubmitButton<String> { SubmitButton("Pay", sending, send: "pay") }
/// ```
public struct SubmitButton<Event: Equatable & Sendable>: ViewPart {
  public let body: [Node<Event>]

  /// - Parameter busy: The label of the progress; by default, the title.
  public init(
    _ title: some Localizable, _ sending: Sending, _ role: ButtonRole = .primary,
    busy: (any Localizable)? = nil, send event: Event
  ) {
    let progress: [Node<Event>] =
      sending.isBusy ? [Progress(busy?.localized ?? title.localized).built] : []
    let button = Button(title, role, send: event).disabled(sending.isBusy)
    body = ProblemAlert(sending.problem).body + [button] + progress
  }
}
