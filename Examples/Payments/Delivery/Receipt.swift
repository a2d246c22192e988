import MoneyDelivery
import PaymentsModel
import Sillar

public enum ReceiptEvent: Equatable, Sendable { case retried, closed }

/// A payment, after its end or from a link.
struct ReceiptView: View {
  let slots: PaymentsSlots
  /// True if the app has put a screen into the slot of the receipt.
  let hasSection: Bool

  func body(_ state: Loaded<Payment>) -> [Node<ReceiptEvent>] {
    Text(Words.receiptTitle, .title).style(.payment)
    Loading(state, Words.receiptLoading, retry: .retried) { payment in
      Card {
        switch payment.state {
        case .succeeded: Badge(Words.receiptPaid, .positive)
        case .refunded: Badge(Words.receiptRefunded)
        case .declined: Badge(Words.receiptDeclined, .negative)
        case .promised: Badge(Words.receiptPromised, .warning)
        }
        Text(payment.total, .heading).style(.prominent)
        Text(Words.payee.with(["payee": payment.payee]), .caption)
      }.style(.centered)
      Card {
        LabeledContent(
          Words.receiptFor, slots.title(of: payment.kind, payment.reference, else: payment.title))
        LabeledContent(Words.receiptTo, payment.payee)
        LabeledContent(Words.receiptDate, LocalizedText.dateAndTime(payment.date))
        LabeledContent(
          payment.state == .promised ? Words.confirmationHow : .receiptMethod,
          slots.title(of: payment.method))
        if !payment.reference.isEmpty { LabeledContent(Words.receiptReference, payment.reference) }
      }.style(.compact)
      if case .card(_, _, let plan?) = payment.method {
        Section(Words.receiptInstalments) { PlanFacts(plan: plan, amount: payment.amount) }
      }
      if hasSection, payment.state == .succeeded { ChildScreen("section") }
    }
    Button(state.value == nil ? Words.goBack : Words.done, .primary, send: .closed)
  }
}
