import Sillar
import Work

/// A button for another offer in the place of one that is still open, or has expired.
struct AnotherOfferView: View {
  func body(_ quote: Quote?) -> [Node<RequestID>] {
    if let quote, [.offered, .expired].contains(quote.state) {
      Row { Button(Words.makeAnotherOffer, send: quote.request).openingScreen() }
    }
  }
}
