import Foundation
public import Money
import MoneyDelivery
public import PaymentsModel
public import Sillar

/// An item to pay, its payee, and the amount as the largest text of the screen.
public struct PayableCard<Event: Equatable & Sendable>: ViewPart {
  let payable: Payable
  let slots: PaymentsSlots
  /// The amount with interest; nil when there is none.
  let total: Money?

  public init(payable: Payable, slots: PaymentsSlots, total: Money? = nil) {
    self.payable = payable
    self.slots = slots
    self.total = total
  }

  public var body: [Node<Event>] {
    Card {
      Text(Words.payee.with(["payee": payable.payee]), .caption)
      Text(total ?? payable.amount, .heading).style(.prominent)
      Text(slots.title(of: payable.kind, payable.reference, else: payable.title))
      let showsDetail = slots.kinds.contains { $0.kind == payable.kind && $0.showsDetail }
      if showsDetail, !payable.detail.isEmpty { Text(payable.detail, .caption) }
    }.style(.centered)
  }
}

/// A payment method, and a line about it.
struct MethodLines<Event: Equatable & Sendable>: ViewPart {
  let method: ChosenMethod
  let slots: PaymentsSlots
  /// The line about the balance.
  let balance: (Balance) -> LocalizedText?

  var body: [Node<Event>] {
    switch method {
    case .balance(let balance):
      Text(Words.balance)
      if let text = self.balance(balance) { Text(text, .caption) }
    case .card(let card):
      Text(card.brand.title(lastFour: card.lastFour))
      Text(Words.cardExpires.with(["month": "\(card.expiry)"]), .caption)
    case .own(let name):
      if let method = slots.method(name) {
        Text(method.title)
        Text(method.caption, .caption)
      }
    }
  }
}

/// The cost of a plan, and each of its instalments.
struct PlanFacts<Event: Equatable & Sendable>: ViewPart {
  let plan: InstalmentPlan
  let amount: Money

  var body: [Node<Event>] {
    Card {
      LabeledContent(Words.price, amount)
      if let interest = try? plan.total.subtracting(amount) {
        LabeledContent(
          LocalizedText.joined([Words.interest, plan.yearlyRate.text], separator: ", "), interest)
      }
      LabeledContent(Words.total, plan.total)
      Divider()
      for (index, instalment) in plan.instalments.enumerated() {
        let number = LocalizedText.number(index + 1)
        LabeledContent(Words.instalmentNumber.with(["number": number]), instalment)
      }
    }.style(.compact)
  }
}

extension YearlyRate {
  /// The rate as a text, such as `7.9% a year`.
  var text: LocalizedText {
    Words.yearlyRate.with(["rate": LocalizedText.percent(Decimal(hundredths) / 10_000)])
  }
}

extension InstalmentPlan {
  /// The instalments, with equal ones grouped: `3 × €20.00`, or `4 × €5.44 + 8 × €5.43`.
  var parts: LocalizedText {
    let runs = runs.map { run in
      Words.planRun.with(["count": LocalizedText.number(run.count), "amount": run.amount])
    }
    return .joined(runs, separator: " + ")
  }
}

extension CardBrand {
  /// A card of the brand, with the brand's own name, which is the same in every language.
  func title(lastFour: String) -> LocalizedText {
    let names = [CardBrand.visa: "Visa", .mastercard: "Mastercard", .amex: "American Express"]
    return names[self].map { Words.brandedCard.with(["brand": $0, "last": lastFour]) }
      ?? Words.card.with(["last": lastFour])
  }
}
