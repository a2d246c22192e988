import Money
import MoneyDelivery
import PaymentsModel
import Sillar

/// What a plan costs, and each of its instalments.
struct PlanFacts<Event: Sendable>: Element {
  let plan: InstalmentPlan
  let amount: Money
  let words: Localization

  var node: Node<Event> {
    Column {
      Fact(words.text(PaymentsString.price), words.money(amount))
      if let interest = try? plan.total.subtracting(amount) {
        Fact(
          "\(words.text(PaymentsString.interest)), \(words.yearlyRate(plan.yearlyRate))",
          words.money(interest))
      }
      Fact(words.text(PaymentsString.total), words.money(plan.total))
      Divider()
      for (index, instalment) in plan.instalments.enumerated() {
        Fact(
          words.text(
            PaymentsString.instalmentNumber, ["number": words.number(index + 1)]),
          words.money(instalment))
      }
    }.style(.compact)
  }
}
