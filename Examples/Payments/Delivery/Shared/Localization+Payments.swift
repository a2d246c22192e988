import Foundation
import Money
import MoneyDelivery
import PaymentsModel
import Sillar

extension Localization {
  /// A card by its brand and last four digits.
  func card(_ brand: CardBrand, lastFour: String) -> String {
    brand.name.map {
      text(PaymentsString.brandedCard, ["brand": $0, "last": lastFour])
    } ?? text(PaymentsString.card, ["last": lastFour])
  }

  /// Such as `7.9% a year`.
  func yearlyRate(_ rate: YearlyRate) -> String {
    let percent = (Decimal(rate.hundredths) / 10_000)
      .formatted(.percent.precision(.fractionLength(0...2)).locale(locale))
    return text(PaymentsString.yearlyRate, ["rate": percent])
  }

  /// Every instalment of a plan, equal ones together: `3 × €20.00`, or `4 × €5.44 + 8 × €5.43`.
  func instalments(of plan: InstalmentPlan) -> String {
    let runs = plan.runs.map { run in
      text(
        PaymentsString.planRun, ["count": number(run.count), "amount": money(run.amount)])
    }
    return runs.dropFirst().reduce(runs.first ?? "") { first, second in
      text(PaymentsString.planRunAndMore, ["first": first, "second": second])
    }
  }

  /// What something to pay is, in the window's language.
  func title(of kind: Payable.Kind, reference: String) -> String {
    switch kind {
    case .order: text(PaymentsString.kindOrder, ["reference": reference])
    case .transfer: text(PaymentsString.kindTransfer)
    case .request: text(PaymentsString.kindRequest)
    }
  }

  /// What a payment was for; in the backend's words where nothing better is known.
  func title(of payment: Payment) -> String {
    payment.payable.kind.map { title(of: $0, reference: payment.reference) } ?? payment.title
  }
}
