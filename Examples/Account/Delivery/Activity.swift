import AccountModel
import MoneyDelivery
import Sillar
import SillarModel

/// All movements, page by page, updated as they arrive.
struct ActivityView: View {
  func body(_ state: Shown<Paged<Activity>>) -> [Node<AccountEvent>] {
    Text(Words.activityTitle, .title)
    let paged = state.value
    Loading(paged.list, Words.activityLoading, retry: .list(.retried)) { list in
      if list.items.isEmpty {
        EmptyState(Words.activityEmpty, Words.activityEmptyAdvice)
      } else {
        if list.items.count > 1, !state.look.hidesAmounts {
          BalanceChart.element(of: list.items) { .went(.movement($0)) }.style(.chart)
        }
        let mayReadOn = list.hasMore && paged.nextProblem == nil
        ActivityDays(
          movements: list.items, look: state.look,
          endReached: mayReadOn ? .list(.endReached) : nil, select: { .went(.movement($0)) })
        if paged.isReadingOn { Progress(SillarString.loadingMore) }
        ProblemAlert(paged.nextProblem, retry: .list(.endReached))
      }
    }
  }
}

/// The details of one movement.
struct MovementView: View {
  func body(_ state: Shown<Loaded<Movement>>) -> [Node<AccountEvent>] {
    Text(state.value.value?.title.localized ?? Words.movementTitle.localized, .title)
    Loading(state.value, Words.movementLoading, retry: .list(.retried)) { movement in
      Card {
        Text(movement.kind, .caption)
        Text(state.look.text(movement.amount.signed)).style(.amount)
      }.style(.centered)
      Card {
        LabeledContent(Words.movementDate, LocalizedText.dateAndTime(movement.date))
        if !movement.note.isEmpty { LabeledContent(Words.movementNote, movement.note) }
        LabeledContent(Words.movementBalance, state.look.text(movement.balance))
      }.style(.compact)
      if let payment = movement.payment {
        Button(Words.movementReceipt, send: .went(.receipt(payment: payment))).openingScreen()
      }
    }
    // A link to a movement that does not exist offers the activity instead.
    if state.value.value == nil, state.value.problem?.mayPass == false {
      Row { Button(Words.homeAllActivity, send: .went(.activity)).linked(to: ActivityRoute()) }
    }
  }
}
