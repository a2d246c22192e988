import FindRequestsModel
import Sillar
import Work

/// A button for another offer in the place of one that is still open, or has expired.
final class AnotherOfferPresenter: Presenter {
  private let quote: Driver<Quote?>
  private let coordinator: FindRequestsCoordinator
  var state: Bool { [.offered, .expired].contains(quote.value?.state) }

  init(_ quote: Driver<Quote?>, coordinator: FindRequestsCoordinator) {
    self.quote = quote
    self.coordinator = coordinator
  }

  func handle(_ tap: Void) async {
    if let quote = quote.value { coordinator.makeOffer(for: quote.request) }
  }
}

struct AnotherOfferView: View {
  func body(_ isOffered: Bool) -> [Node<Void>] {
    if isOffered { Row { Button(Words.makeAnotherOffer, send: ()) } }
  }
}
