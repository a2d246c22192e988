import Testing

@testable import SillarData

/// The order in which commands are sent.
struct OutboxQueueTests {
  private let a = OutboxQueue.Line(owner: "ada", subject: "a")
  private let b = OutboxQueue.Line(owner: "ada", subject: "b")

  @Test func `a line sends one at a time, in its order, and the lines take turns`() {
    var queue = OutboxQueue(parallel: 2)
    for id in [3, 1, 2] { queue.add(Int64(id), to: a) }
    queue.add(4, to: b)
    #expect(queue.take()?.id == 1)
    #expect(queue.take()?.id == 4)
    #expect(queue.take() == nil)
    queue.finished(b)
    #expect(queue.take() == nil, "there is room, but the line is busy")
    queue.finished(a)
    #expect(queue.take()?.id == 2)
  }

  @Test func `what has failed is sent again before those behind it, and others meanwhile`() {
    var queue = OutboxQueue(parallel: 1)
    for id in [1, 2] { queue.add(Int64(id), to: a) }
    queue.add(3, to: b)
    #expect(queue.take()?.id == 1)
    #expect(queue.failed(1, a) == 1)
    #expect(queue.take()?.id == 3)
    queue.finished(b)
    #expect(queue.take() == nil)
    queue.release(a)
    #expect(queue.take()?.id == 1)
    #expect(queue.failed(1, a) == 2)
    queue.release(a)
    #expect(queue.take()?.id == 1)
    queue.finished(a)
    #expect(queue.take()?.id == 2)
    #expect(queue.failed(2, a) == 1, "another one has failed now")
  }

  @Test func `what is put back while its last attempt is being dealt with is sent again`() {
    var queue = OutboxQueue(parallel: 1)
    queue.add(1, to: a)
    #expect(queue.take()?.id == 1)
    // The command was parked, and the user has retried it already.
    queue.add(1, to: a)
    queue.finished(a)
    #expect(queue.take()?.id == 1)
    queue.finished(a)
    #expect(queue.take() == nil)
  }

  @Test func `a line that was emptied and filled again sends nothing twice`() {
    var queue = OutboxQueue(parallel: 2)
    queue.add(1, to: a)
    queue.remove(1, from: a)
    queue.add(2, to: a)
    #expect(queue.take()?.id == 2)
    #expect(queue.take() == nil)
    queue.finished(a)
    #expect(queue.take() == nil)
  }

  @Test func `a long line is sent to its end`() {
    var queue = OutboxQueue(parallel: 1)
    for id in 0..<1_000 { queue.add(Int64(id), to: id.isMultiple(of: 2) ? a : b) }
    var sent: [Int64] = []
    while let next = queue.take() {
      sent.append(next.id)
      queue.finished(next.line)
    }
    #expect(sent == (0..<1_000).map { Int64($0) })
  }
}
