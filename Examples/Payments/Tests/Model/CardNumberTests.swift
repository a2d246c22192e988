import PaymentsModel
import SillarTesting
import Testing

struct CardNumberTests {
  /// Numbers that the card networks and processors publish for tests.
  static let known: [(digits: String, brand: CardBrand)] = [
    ("4242424242424242", .visa), ("4000000000000002", .visa), ("4111111111111111", .visa),
    ("5555555555554444", .mastercard), ("2223003122003222", .mastercard),
    ("5105105105105100", .mastercard), ("378282246310005", .amex), ("371449635398431", .amex),
    ("6011111111111117", .other), ("30569309025904", .other), ("3530111333300000", .other),
    ("6304000000000000", .other), ("4000056655665556", .visa), ("6759649826438453", .other),
    ("4222222222222", .visa), ("501800000009", .other),
  ]

  private func problem(_ typed: String) -> CardFieldProblem? {
    do throws(CardFieldProblem) {
      _ = try CardNumber(typed: Concealed(typed))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: known)
  func `the numbers that are published for tests are good, and of their brand`(
    _ digits: String, _ brand: CardBrand
  ) throws {
    let number = try CardNumber(typed: Concealed(digits))
    #expect(number.brand == brand)
    #expect(number.revealedDigits == digits)
    #expect(number.lastFour == digits.suffix(4))
  }

  @Test func `blanks and hyphens between digits do not matter`() throws {
    for typed in ["4242 4242 4242 4242", " 4242-4242-4242-4242 ", "4242\u{A0}42424242 4242"] {
      #expect(try CardNumber(typed: Concealed(typed)).revealedDigits == "4242424242424242")
    }
  }

  @Test func `each wrong digit is noticed, wherever it is`() {
    for known in Self.known {
      for position in known.digits.indices {
        for digit in "0123456789" where digit != known.digits[position] {
          var typed = known.digits
          typed.replaceSubrange(position...position, with: String(digit))
          #expect(problem(typed) == .mistyped)
        }
      }
    }
  }

  @Test func `of random numbers, the one check digit in ten is good, and no other`() {
    var random = SeededChance(seed: 7)
    for _ in 0..<300 {
      let length = Int.random(in: 12...19, using: &random)
      let body =
        "4" + (2..<length).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      let good = (0...9).filter { problem(body + "\($0)") == nil }
      #expect(good.count == 1)
    }
  }

  @Test func `two neighbors that have changed places are noticed, but for nine and nought`() {
    for known in Self.known {
      let digits = Array(known.digits)
      for index in digits.indices.dropLast()
      where digits[index] != digits[index + 1] && Set(digits[index...(index + 1)]) != ["0", "9"] {
        var typed = digits
        typed.swapAt(index, index + 1)
        #expect(problem(String(typed)) == .mistyped)
      }
    }
  }

  @Test func `what is wrong is told apart`() {
    #expect(problem("") == .missing)
    #expect(problem("  - ") == .missing)
    #expect(problem("4242 4242 4242 424x") == .unreadable)
    #expect(problem("٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢") == .unreadable)
    #expect(problem("42424242424") == .tooShort)
    #expect(problem("42424242424242424242") == .tooLong)
    #expect(problem("4242424242424241") == .mistyped)
    #expect(problem("0000000000000000") == .mistyped)
  }
}
