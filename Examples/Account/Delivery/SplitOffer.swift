import AccountModel
import Observation
import Sillar

enum SplitOfferEvent: Sendable { case accepted(BillSplit) }

/// The offer to split a bill, as a section of another screen.
@Observable final class SplitOfferPresenter: Presenter {
  private let bill: Driver<BillSplit?>
  private let coordinator: AccountCoordinator
  var state: BillSplit? { bill.value }

  init(_ bill: Driver<BillSplit?>, _ coordinator: AccountCoordinator) {
    self.bill = bill
    self.coordinator = coordinator
  }

  func handle(_ event: SplitOfferEvent) async {
    switch event {
    case .accepted(let bill): coordinator.split(bill)
    }
  }
}

struct SplitOfferView: View {
  func body(_ state: BillSplit?) -> [Node<SplitOfferEvent>] {
    if let bill = state { Button(Words.splitOffer, send: .accepted(bill)) }
  }
}
