import BackendModel
import Testing

/// The receipt of a member in a chat.
@Suite(.eachEngine) struct ChatReceiptTests {
  @Test(arguments: [
    ((0, 0), (2, 1), (2, 1)), ((4, 2), (3, 1), (4, 2)), ((4, 2), (3, 3), (4, 3)),
    ((0, 0), (0, 5), (5, 5)), ((0, 0), (.max, .max), (9, 9)), ((9, 9), (0, 0), (9, 9)),
  ])
  func `it only grows, and what was read has come`(
    known: (Int, Int), said: (Int, Int), expected: (Int, Int)
  ) {
    let grown = ChatReceipt(delivered: known.0, read: known.1)
      .grown(to: ChatReceipt(delivered: said.0, read: said.1), last: 9)
    #expect(grown == ChatReceipt(delivered: expected.0, read: expected.1))
  }
}
