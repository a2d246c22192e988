import Money
import MoneyDelivery
import PaymentsModel
import Sillar

struct ReceiptView: View {
  let words: Localization

  func body(_ state: ReceiptState) -> [Node<ReceiptEvent>] {
    Text(words.text(PaymentsString.receiptTitle), .title)
    switch state.content {
    case .loading: Progress(words.text(PaymentsString.receiptLoading))
    case .failed(let failure):
      FailureAlert(failure: failure, words: words, retry: .retried)
      Button(words.text(PaymentsString.goBack), send: .closed)
    case .receipt(let payment):
      receipt(payment)
      Button(words.text(PaymentsString.done), .primary, send: .closed)
    }
  }

  @NodeBuilder<ReceiptEvent> private func receipt(_ payment: Payment) -> [Node<ReceiptEvent>] {
    Card {
      badge(payment.state)
      Text(words.money(payment.total), .heading).style(.prominent)
      Text(words.text(PaymentsString.payee, ["payee": payment.payee]), .caption)
    }.style(.centered)
    Card {
      Column {
        Fact(words.text(PaymentsString.receiptFor), words.title(of: payment))
        Fact(words.text(PaymentsString.receiptTo), payment.payee)
        Fact(words.text(PaymentsString.receiptDate), words.dateAndTime(payment.date))
        Fact(words.text(PaymentsString.receiptMethod), method(payment.method))
        if !payment.reference.isEmpty {
          Fact(words.text(PaymentsString.receiptReference), payment.reference)
        }
      }.style(.compact)
    }
    if case .card(_, _, let plan?) = payment.method {
      Section(words.text(PaymentsString.receiptInstalments)) {
        Card { PlanFacts(plan: plan, amount: payment.amount, words: words) }
      }
    }
  }

  private func badge(_ state: Payment.State) -> Node<ReceiptEvent> {
    switch state {
    case .succeeded: Badge(words.text(PaymentsString.receiptPaid), .positive).node
    case .refunded: Badge(words.text(PaymentsString.receiptRefunded)).node
    case .declined: Badge(words.text(PaymentsString.receiptDeclined), .negative).node
    }
  }

  private func method(_ method: Payment.Method) -> String {
    switch method {
    case .balance: words.text(PaymentsString.balance)
    case .card(let brand, let lastFour, _): words.card(brand, lastFour: lastFour)
    }
  }
}
