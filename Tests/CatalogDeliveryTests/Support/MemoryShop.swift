import CatalogModel
import Foundation
import Money
import Scripted
import SillarModel
import Synchronization

/// A shop in memory that remembers what it has answered, as an app's store does, and that goes wrong, or waits, as a
/// test wants it to.
///
/// A question is named in words: `categories`, `page coffee kitchen`, `product pot`, `orders`, `order ord_1`, `place`,
/// `cancel ord_1`.
final class MemoryShop: Sendable {
  struct State {
    var products: [Product] = [pot, cup, bowl, tea]
    var orders: [Order] = []
    var placed: [String: Order.ID] = [:]
    var problems: [String: CatalogError] = [:]
    var problem: CatalogError?
    var gates: [String: Gate] = [:]
    var saved: [String: (value: any Sendable, date: Date)] = [:]
    var questions: [String] = []
    var losesAnswer = false
  }

  let state = Mutex(State())
  let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  // MARK: What a test does

  func set(_ products: [Product]) { state.withLock { $0.products = products } }

  /// Puts a product in the place of the one with its identity.
  func change(_ product: Product) {
    state.withLock { state in
      state.products = state.products.map { $0.id == product.id ? product : $0 }
    }
  }

  func remove(_ id: Product.ID) { state.withLock { $0.products.removeAll { $0.id == id } } }

  /// Fails from now on: all questions, or one.
  func fail(_ question: String? = nil, _ problem: CatalogError = .offline) {
    state.withLock { state in
      if let question { state.problems[question] = problem } else { state.problem = problem }
    }
  }

  func recover() {
    state.withLock { state in
      state.problem = nil
      state.problems = [:]
    }
  }

  /// Makes the next order, but the answer gets lost.
  func loseAnswer() { state.withLock { $0.losesAnswer = true } }

  /// Lets answers to a question wait until the gate is opened.
  func hold(_ question: String) -> Gate {
    let gate = Gate()
    state.withLock { $0.gates[question] = gate }
    return gate
  }

  var orders: [Order] { state.withLock { $0.orders } }

  func set(_ id: Order.ID, _ newState: Order.State) {
    state.withLock { state in
      state.orders = state.orders.map { $0.id == id ? $0.with(newState) : $0 }
    }
  }

  /// The questions that came since the last call, those that begin with a word alone.
  func takeQuestions(_ word: String = "") -> [String] {
    state.withLock { state in
      defer { state.questions.removeAll { $0.hasPrefix(word) } }
      return state.questions.filter { $0.hasPrefix(word) }
    }
  }

  // MARK: Answers

  /// What is saved at once, then what is live, or why there is nothing live.
  func answers<Value: Sendable>(
    _ question: String, _ way: ReadingWay = .both,
    _ make: @escaping @Sendable (inout State) throws -> Value
  ) -> Answers<Value> {
    Answers { give in
      let saved = self.state.withLock { $0.saved[question] }
      let old = saved.flatMap { saved in (saved.value as? Value).map { ($0, saved.date) } }
      if way == .both, let (value, date) = old { give(Answer(value, .saved(at: date))) }
      do {
        give(Answer(try await self.live(question, make), .live))
      } catch let problem as CatalogError where !problem.isFinal {
        guard let (value, date) = old else { throw problem }
        give(Answer(value, .saved(at: date), problem: problem))
      }
    }
  }

  func live<Value: Sendable>(
    _ question: String, _ make: @Sendable (inout State) throws -> Value
  ) async throws -> Value {
    let gate = state.withLock { state in
      state.questions.append(question)
      return state.gates[question]
    }
    await gate?.pass()
    try Task.checkCancellation()
    let date = now()
    return try state.withLock { state in
      if let problem = state.problems[question] ?? state.problem { throw problem }
      let value = try make(&state)
      state.saved[question] = (value, date)
      return value
    }
  }
}

extension Order {
  func with(_ state: State) -> Order {
    Order(
      id: id, state: state, placed: placed, payBefore: payBefore, lines: lines, total: total,
      payment: state == .paid ? "pay_\(id)" : nil)
  }
}
