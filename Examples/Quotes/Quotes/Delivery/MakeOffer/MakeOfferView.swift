import Money
import MoneyDelivery
import QuotesModel
import Sillar
import WorkDelivery

struct MakeOfferView: View {
  let words: Localization

  func body(_ state: MakeOfferState) -> [Node<MakeOfferEvent>] {
    Text(words.text(QuotesString.offerTitle), .title)
    if state.isLoading {
      Progress(words.text(QuotesString.offerLoading))
    } else {
      if let change = state.unsent?.unsent {
        UnsentAlert(
          change: change, words: words, showUnsent: .unsentRequested, takeBack: .takenBack)
      }
      List(state.form.rows, label: words.text(QuotesString.items)) { row in
        OfferRowFields(row: row, state: state, words: words)
      }.id("rows").disabled(state.isSending)
      if state.form.canAddRow {
        Button(words.text(QuotesString.offerAddRow), send: .rowAdded).disabled(state.isSending)
      } else {
        Text(words.text(QuotesString.offerRowsFull, count: NewOffer.mostItems), .caption)
      }
      validity(state)
      total(state)
      if let failure = state.failure { FailureAlert(failure: failure, words: words) }
      if state.isSending { Progress(words.text(QuotesString.offerSending)) }
      Button(words.text(QuotesString.offerSend), .primary, send: .submitted)
        .disabled(state.isSending)
      Text(words.text(QuotesString.offerDraftKept), .caption)
    }
  }

  private func validity(_ state: MakeOfferState) -> Node<MakeOfferEvent> {
    Column {
      SegmentedControl(
        words.text(QuotesString.offerValidity),
        OfferForm.Validity.allCases.map { Choice(words.text($0.text), $0) },
        selection: state.form.validity, send: { .validityChosen($0) })
      Text(
        words.text(
          QuotesString.validUntil,
          ["date": words.date(state.form.validity.lastDay(from: state.today).noon)]), .caption)
    }.id("validity").disabled(state.isSending)
  }

  private func total(_ state: MakeOfferState) -> Node<MakeOfferEvent> {
    Card {
      Row {
        Text(words.text(QuotesString.total), .heading)
        Text(words.money(state.check.total ?? .zero(.eur))).style(.amount)
      }.style(.spread)
      if state.isChecked, let problem = state.check.totalProblem {
        Alert(
          words.text(
            problem == .nothing ? QuotesString.totalNothing : .totalTooMuch,
            ["limit": words.money(NewOffer.largestTotal)]), "", .error)
      } else if state.isChecked, !state.check.problems.isEmpty {
        Alert(words.text(QuotesString.offerCheckRows), "", .error)
      }
    }.id("total")
  }
}

extension OfferForm.Validity {
  fileprivate var text: QuotesString {
    switch self {
    case .week: .validityWeek
    case .fortnight: .validityFortnight
    case .month: .validityMonth
    case .quarter: .validityQuarter
    }
  }
}
