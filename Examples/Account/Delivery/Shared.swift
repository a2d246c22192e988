import AccountModel
import Foundation
import Money
import MoneyDelivery
import Observation
import Sillar

/// Initials in the place of a portrait. The name stands beside them.
struct Avatar<Event: Sendable>: ViewPart {
  let name: String

  var body: [Node<Event>] {
    Text(Person.initials(of: name)).style(.avatar).hiddenFromAssistiveTechnology()
  }
}

/// A name, and the handle that tells people of the same name apart.
struct PersonLine<Event: Sendable>: ViewPart {
  let person: Person

  var body: [Node<Event>] {
    Avatar(name: person.name)
    Column {
      Text(person.name)
      Text(Words.handle.with(["handle": person.handle]), .caption)
    }.style(.compact)
  }
}

/// What a button or a row of a screen that shows a value asks for.
enum AccountEvent: Sendable {
  case retried
  case went(AccountCoordinator.Place)
}

/// A value with amounts in it.
struct Shown<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Loaded<Value>
  let hidesAmounts: Bool
}

/// Reads a value while it is visible, and leads on from it.
@Observable final class ReadingPresenter<Value: Equatable & Sendable>: Presenter {
  private let value: Loader<Value>
  private let privacy: Privacy
  private let coordinator: AccountCoordinator
  var state: Shown<Value> { Shown(value: value.state, hidesAmounts: privacy.hidesAmounts) }

  init(_ value: Loader<Value>, _ privacy: Privacy, _ coordinator: AccountCoordinator) {
    self.value = value
    self.privacy = privacy
    self.coordinator = coordinator
  }

  func runWhileVisible() async { await value.run() }

  func handle(_ event: AccountEvent) async {
    switch event {
    case .retried: await value.retry()
    case .went(let place): coordinator.go(to: place)
    }
  }
}

/// Hides the amounts of a screen while its window is not in front, such as where a phone lists its open apps.
@Observable final class Privacy: Behavior {
  private(set) var hidesAmounts = false
  func windowDidLeaveFront(_ screen: Screen) { hidesAmounts = true }
  func windowDidComeToFront(_ screen: Screen) { hidesAmounts = false }
}

extension LocalizedText {
  func hidden(_ isHidden: Bool) -> LocalizedText { isHidden ? "•••" : self }
}

// MARK: Activity

/// The movements of a day of the window's calendar.
struct ActivityDay: Equatable, Sendable, Identifiable {
  /// The start of the day.
  let id: Date
  let title: LocalizedText
  let movements: [Movement]

  /// The days of some movements, the latest first.
  static func days(of movements: [Movement], _ calendar: Calendar, now: Date) -> [ActivityDay] {
    let today = calendar.startOfDay(for: now)
    return Dictionary(grouping: movements) { calendar.startOfDay(for: $0.date) }
      .sorted { $0.key > $1.key }
      .map { start, movements in
        let title: LocalizedText =
          switch calendar.dateComponents([.day], from: start, to: today).day {
          case 0: Words.activityToday.localized
          case 1: Words.activityYesterday.localized
          default: .date(start)
          }
        return ActivityDay(id: start, title: title, movements: movements)
      }
  }
}

/// Movements by day. Only rows that are new are drawn when a page is added.
struct ActivityDays<Event: Sendable>: ViewPart {
  let days: [ActivityDay]
  let hidesAmounts: Bool
  /// Sent near the end of the last day; nil where nothing follows.
  var endReached: Event?
  let select: (Movement) -> Event

  var body: [Node<Event>] {
    Column {
      for day in days {
        Section(day.title) {
          Card {
            List(
              comparing: day.movements, with: hidesAmounts, label: day.title,
              onEndReached: day.id == days.last?.id ? endReached : nil
            ) { [select] movement, hidesAmounts in
              Row(send: select(movement)) {
                MovementLine(movement: movement, hidesAmounts: hidesAmounts)
              }.style(.spread)
            }
          }
        }.id(day.id)
      }
    }
  }
}

/// A movement as the content of a row.
struct MovementLine<Event: Sendable>: ViewPart {
  let movement: Movement
  let hidesAmounts: Bool

  var body: [Node<Event>] {
    Avatar(name: movement.title)
    Column {
      Text(movement.title)
      Text(description, .caption)
    }.style(.compact)
    Column {
      // The sign says which way the money went; the color only helps.
      let amount = Text<Event>(movement.amount.signed.hidden(hidesAmounts))
      if movement.amount.isPositive { amount.style(.positive) } else { amount }
      let balance = movement.balance.localized.hidden(hidesAmounts)
      Text(Words.activityBalance.with(["amount": balance]), .caption)
    }.style(.figures)
  }

  private var description: LocalizedText {
    let kind = Words(movement.kind)
    if movement.note.isEmpty { return kind.localized }
    return Words.activityKindAndNote.with(["kind": kind, "note": movement.note])
  }
}

// MARK: Requests

/// The people, the amount and the state of a request, and its buttons.
struct RequestCard<Event: Sendable>: ViewPart {
  let request: PaymentRequest
  /// Sent when the request itself is tapped.
  let select: Event
  @NodeBuilder<Event> let buttons: () -> [Node<Event>]

  var body: [Node<Event>] {
    let buttons = self.buttons()
    Card {
      Row(send: select) {
        Avatar(name: request.other.name)
        Column {
          Text(request.other.name)
          Text(description, .caption)
        }.style(.compact)
        Column {
          Text(request.amount)
          RequestBadge(state: request.state)
        }.style(.figures)
      }.style(.spread)
      if !buttons.isEmpty { Row { buttons } }
    }
  }

  private var description: LocalizedText {
    let date = LocalizedText.date(request.created)
    return request.note.isEmpty ? date : .joined([date, request.note], separator: " · ")
  }
}

/// The state of a request.
struct RequestBadge<Event: Sendable>: ViewPart {
  let state: PaymentRequest.State

  var body: [Node<Event>] {
    switch state {
    case .open: Badge(Words.requestsOpen, .warning)
    case .paid: Badge(Words.requestsPaid, .positive)
    case .declined: Badge(Words.requestsDeclined, .negative)
    case .cancelled: Badge(Words.requestsCancelled)
    }
  }
}
