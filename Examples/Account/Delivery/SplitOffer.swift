import Observation
import Sillar

/// The offer to split a bill, as a section of another screen.
struct SplitOfferView: View {
  func body(_ state: Bool) -> [Node<SplitOfferEvent>] { Button(Words.splitOffer, send: .tapped) }
}

enum SplitOfferEvent: Sendable { case tapped }

/// Opens the screen that splits a bill.
@Observable final class SplitOfferPresenter: Presenter {
  let state = true
  private let open: () -> Void

  init(open: @escaping () -> Void) { self.open = open }

  func handle(_ event: SplitOfferEvent) async { open() }
}
