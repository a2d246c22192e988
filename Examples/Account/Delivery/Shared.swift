import AccountModel
import Foundation
import Money
import MoneyDelivery
import Observation
import Sillar

/// Initials in the place of a portrait, a name, and a line below it.
struct NameLine<Event: Equatable & Sendable>: ViewPart {
  let name: String
  let caption: LocalizedText

  var body: [Node<Event>] {
    // The initials are decoration: the name is beside them.
    Text(Person.initials(of: name)).style(.avatar).hiddenFromAssistiveTechnology()
    Column {
      Text(name)
      Text(caption, .caption)
    }.style(.compact)
  }
}

extension NameLine {
  /// A person's name and handle, which distinguishes people of the same name.
  init(_ person: Person) {
    self.init(name: person.name, caption: Words.handle.with(["handle": person.handle]))
  }
}

// MARK: Amounts and days

/// A value with amounts in it.
struct Shown<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value
  let look: Look
}

/// The user's actions on a screen that shows such a value.
enum AccountEvent: Equatable, Sendable {
  case list(PageEvent)
  case went(AccountCoordinator.Place)
}

/// The user's calendar and day, and whether amounts are hidden.
struct Look: Equatable, Sendable {
  let calendar: Calendar
  let today: Date
  let hidesAmounts: Bool

  func text(_ amount: some Localizable) -> LocalizedText {
    hidesAmounts ? "•••" : amount.localized
  }
}

/// Hides the amounts of a screen while its window is not in front, such as where a phone lists its open apps.
@Observable final class Privacy: Behavior {
  private let context: ModuleContext
  private var hidesAmounts = false

  var look: Look {
    let calendar = context.calendar
    return Look(
      calendar: calendar, today: calendar.startOfDay(for: context.now()),
      hidesAmounts: hidesAmounts)
  }

  init(_ context: ModuleContext) { self.context = context }

  func windowDidLeaveFront(_ screen: Screen) { hidesAmounts = true }
  func windowDidComeToFront(_ screen: Screen) { hidesAmounts = false }
}

// MARK: Activity

/// Movements by the days of the user's calendar, the latest first. Only rows that are new are drawn when a page is added.
struct ActivityDays<Event: Equatable & Sendable>: ViewPart {
  let movements: [Movement]
  let look: Look
  /// Sent near the end of the last day; nil if there are no further pages.
  var endReached: Event?
  let select: (Movement) -> Event

  var body: [Node<Event>] {
    let days = Dictionary(grouping: movements) { look.calendar.startOfDay(for: $0.date) }
      .sorted { $0.key > $1.key }
    Column {
      for (day, movements) in days {
        Section(title(of: day)) {
          Card {
            List(
              movements, with: look, label: title(of: day),
              onEndReached: day == days.last?.key ? endReached : nil
            ) { [select] movement, look in
              Row(send: select(movement)) {
                MovementLine(movement: movement, look: look)
              }.linked(to: movement.route).style(.spread)
            }
          }
        }.id(day)
      }
    }
  }

  private func title(of day: Date) -> LocalizedText {
    switch look.calendar.dateComponents([.day], from: day, to: look.today).day {
    case 0: Words.activityToday.localized
    case 1: Words.activityYesterday.localized
    default: .date(day)
    }
  }
}

extension Movement {
  /// The payment whose receipt has all details of the movement; nil if it has a screen of its own.
  var receipt: String? { kind == .payment ? payment : nil }
  fileprivate var route: MovementRoute? { receipt == nil ? MovementRoute(id: id) : nil }
}

/// A movement as the content of a row.
struct MovementLine<Event: Equatable & Sendable>: ViewPart {
  let movement: Movement
  let look: Look

  var body: [Node<Event>] {
    NameLine(name: movement.title, caption: description)
    Column {
      // The sign shows the direction of the money; the color is not needed.
      let amount = Text<Event>(look.text(movement.amount.signed))
      if movement.amount.isPositive { amount.style(.positive) } else { amount }
      Text(Words.activityBalance.with(["amount": look.text(movement.balance)]), .caption)
    }.style(.figures)
  }

  private var description: LocalizedText {
    if movement.note.isEmpty { return movement.kind.localized }
    return Words.activityKindAndNote.with(["kind": movement.kind, "note": movement.note])
  }
}

// MARK: Requests

/// The people, the amount and the state of a request, and its buttons.
struct RequestCard<Event: Equatable & Sendable>: ViewPart {
  let request: PaymentRequest
  /// Sent when the request itself is tapped.
  let select: Event
  @NodeBuilder<Event> let buttons: () -> [Node<Event>]

  var body: [Node<Event>] {
    let buttons = self.buttons()
    Card {
      Row(send: select) {
        NameLine(name: request.other.name, caption: description)
        Column {
          Text(request.amount)
          RequestBadge(state: request.state)
        }.style(.figures)
      }.linked(to: RequestRoute(id: request.id)).style(.spread)
      if !buttons.isEmpty { Row { buttons } }
    }
  }

  private var description: LocalizedText {
    let date = LocalizedText.date(request.created)
    return request.note.isEmpty ? date : .joined([date, request.note], separator: " · ")
  }
}

/// The state of a request.
struct RequestBadge<Event: Equatable & Sendable>: ViewPart {
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
