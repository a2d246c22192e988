import Sillar
import UnsentModel

/// One change: what it is, what is with it, and what can be done about it.
struct UnsentCard: ViewPart {
  let entry: UnsentEntry
  let state: UnsentListState
  let words: Localization
  let wording: UnsentWording
  let canChange: Bool

  var body: [Node<UnsentListEvent>] {
    let actions = self.actions
    Card {
      Row {
        Column {
          Text(wording.describe(entry))
          Text(words.text(UnsentString.since, ["date": words.dateAndTime(entry.since)]), .caption)
        }.style(.compact)
        badge
      }.style(.spread)
      if case .refused(let reason) = entry.state, let why = wording.refusal(reason) { Text(why) }
      if let advice { Text(words.text(advice), .caption) }
      if !actions.isEmpty { Row { actions } }
      if state.working == entry.id { Progress(words.text(UnsentString.working)) }
      if let unsettled = state.unsettled, unsettled.id == entry.id {
        FailureAlert(failure: unsettled.failure, words: words, retry: unsettled.event)
      }
    }
  }

  private var isBusy: Bool { state.working != nil }

  private var badge: Badge<UnsentListEvent> {
    switch entry.state {
    case .waiting: Badge(words.text(UnsentString.waiting))
    case .underWay: Badge(words.text(UnsentString.underWay))
    case .refused: Badge(words.text(UnsentString.refused), .negative)
    case .conflict: Badge(words.text(UnsentString.conflict), .warning)
    case .overruled: Badge(words.text(UnsentString.overruled), .warning)
    case .unreadable: Badge(words.text(UnsentString.unreadable), .warning)
    }
  }

  private var advice: UnsentString? {
    switch entry.state {
    case .waiting: nil
    case .underWay: .underWayAdvice
    case .refused: .refusedAdvice
    case .conflict: .conflictAdvice
    case .overruled: .overruledAdvice
    case .unreadable: .unreadableAdvice
    }
  }

  @NodeBuilder<UnsentListEvent> private var actions: [Node<UnsentListEvent>] {
    switch entry.state {
    case .waiting:
      if canChange {
        Button(words.text(UnsentString.change), send: .changeRequested(entry.id)).disabled(isBusy)
      }
      Button(words.text(UnsentString.discard), .destructive, send: .discardRequested(entry.id))
        .disabled(isBusy)
    case .refused:
      Button(words.text(UnsentString.retry), .primary, send: .retried(entry.id)).disabled(isBusy)
      if canChange {
        Button(words.text(UnsentString.change), send: .changeRequested(entry.id)).disabled(isBusy)
      }
      Button(words.text(UnsentString.discard), .destructive, send: .discardRequested(entry.id))
        .disabled(isBusy)
    case .conflict:
      Button(words.text(UnsentString.keepMine), .primary, send: .retried(entry.id))
        .disabled(isBusy)
      Button(words.text(UnsentString.takeTheirs), send: .yielded(entry.id)).disabled(isBusy)
    case .overruled:
      Button(words.text(UnsentString.acknowledge), send: .yielded(entry.id)).disabled(isBusy)
    case .underWay, .unreadable: [Node<UnsentListEvent>]()
    }
  }
}
