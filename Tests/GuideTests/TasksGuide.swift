import Observation
import Sillar
import SillarTesting
import Testing

struct QuizState: Equatable, Sendable {
  var secondsLeft = 3
  var score: Int?
}

enum QuizEvent: Equatable, Sendable { case scoreTapped }

@Observable final class QuizPresenter: Presenter {
  private(set) var state = QuizState()
  private let clock: any Clock<Duration>
  private let getScore: GetScore

  init(_ context: ModuleContext, getScore: GetScore) {
    clock = context.clock
    self.getScore = getScore
  }

  func runWhileVisible() async {
    while state.secondsLeft > 0, (try? await clock.sleep(for: .seconds(1))) != nil {
      state.secondsLeft -= 1
    }
  }

  func handle(_ event: QuizEvent) async {
    let score = try? await getScore.execute()
    // Others may have changed the state meanwhile.
    if state.secondsLeft > 0 { state.score = score }
  }
}

/// Asks for two things at once. A value that is `Sendable` may do that; a presenter may not.
struct GetScore: Sendable {
  let answers: @Sendable (_ round: Int) async throws -> Int

  func execute() async throws -> Int {
    async let first = answers(1)
    async let second = answers(2)
    return try await first + second
  }
}

struct QuizView: View {
  func body(_ state: QuizState) -> [Node<QuizEvent>] {
    Text("\(state.secondsLeft) seconds left", .title)
    if let score = state.score { Text("Score: \(score)") }
    Button("Score", send: .scoreTapped)
  }
}

struct TasksGuide {
  @Test func `the countdown runs while the quiz is visible`() async throws {
    let clock = TestClock()
    let app = try ScreenApp(clock: clock) { context in
      let presenter = QuizPresenter(context, getScore: GetScore { $0 * 10 })
      return Screen("quiz", view: QuizView(), presenter: presenter)
    }
    try await TestHost.open(app, clock: clock) { app in
      try await app.advance(by: .seconds(2))
      try await app.see("# 1 seconds left")
      try await app.tap("Score")
      try await app.see("Score: 30")
      try await app.advance(by: .seconds(60))
      try await app.see("# 0 seconds left")
    }
    #expect(clock.sleepers == 0)
  }
}
