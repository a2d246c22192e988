/// What a window knows of the things that its page's person did. The page numbers them, keeps each until the window has it for good,
/// and sends it again, in order, after a new socket.
struct Ledger {
  /// The number of the last one that the window has begun to do.
  private var taken = 0
  /// That of the last one that is done, or refused.
  private(set) var done = 0
  /// That of the tap that was being done when the window was saved last: it may have been done.
  private(set) var begun = 0
  /// That of the last text that a presenter is still handling: it may be storing it.
  private var typed = 0
  /// That of the first one that was one too many.
  private var refused: Int?

  /// What a new window knows, or one that is brought back.
  init(done: Int = 0, begun: Int = 0) {
    (self.done, self.begun, taken) = (done, begun, done)
  }

  enum Turn {
    case next
    /// It is done already: the page has not got the receipt.
    case done
    /// It may be done already: the window's process ended while it was being done.
    case uncertain
    /// One before it was not taken.
    case early
  }

  /// Takes a numbered message, if its turn has come.
  mutating func turn(of number: Int) -> Turn {
    if number <= taken { return .done }
    if let refused, number > refused { return .early }
    (taken, refused) = (number, nil)
    // Also if it was taken back meanwhile.
    return number == begun ? .uncertain : .next
  }

  /// Notes that a message was one too many: those after it are not taken before it comes again.
  ///
  /// - Returns: The number of the first of them.
  mutating func refuse(_ number: Int) -> Int {
    let first = min(refused ?? number, number)
    refused = first
    return first
  }

  /// Notes that a message is not done after all: it comes again.
  mutating func giveBack(_ number: Int) {
    taken = min(taken, number - 1)
    if begun == number { begun = 0 }
  }

  /// Notes that a tap is about to be done.
  mutating func begin(_ number: Int) { begun = number }

  /// Notes that a text is being handled.
  mutating func type(_ number: Int) { typed = number }

  /// True if a text is being handled.
  var isTyping: Bool { typed > done }

  /// Notes that the texts are handled, or take too long.
  mutating func finishTyping() { done = max(done, typed) }

  /// Notes that a message is done, or refused.
  mutating func finish(_ number: Int) { done = max(done, number) }

  /// Notes that another socket has the window: what the last one has taken is done, or is nobody's any more.
  mutating func begin() { (done, refused) = (taken, nil) }

  /// - Parameter saved: The number of the last one that is saved; nil for a window that is not.
  func receipts(saved: Int?) -> Receipts { Receipts(done: done, kept: saved ?? done) }
}

/// What a page is told: all up to `done` have been done, and all up to `kept` need not be sent again, whatever happens.
struct Receipts: Equatable {
  var done: Int
  var kept: Int
}
