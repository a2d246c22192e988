import Foundation
import Observation
import Scripted
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// Texts that a window localizes.
@Suite struct LocalizedTextTests {
  private enum Greeting: String, StringKey {
    static let module = "Shop"
    case hello = "shop.hello"
  }

  private struct Item: Identifiable, Equatable, Sendable { let id: Int }

  private struct ShopApp: App {
    let flavor: Flavor
    let time: TestClock
    let screen: @Sendable (ModuleContext) -> Screen
    var clock: any Clock<Duration> { time }
    var now: @Sendable () -> Date { time.wallClock }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      Starter { context.navigator.push(screen(context)) }
    }
  }

  @Observable final class DayPresenter: Presenter {
    private let day: () -> Int
    var state: Int { day() }
    init(_ day: @escaping () -> Int) { self.day = day }
    func handle(_ event: Never) async {}
  }

  struct DayView: View {
    func body(_ day: Int) -> [Node<Never>] { Text("Day \(day)") }
  }

  private static let files = [
    "module/Localizable.xcstrings": catalog([
      "en":
        #"{ "shop.title": "Shop", "shop.hello": "Hi {name}", "shop.items": { "one": "{count} item", "other": "{count} items" } }"#,
      "es":
        #"{ "shop.title": "Tienda", "shop.hello": "Hola {name}", "shop.items": { "one": "{count} cosa", "other": "{count} cosas" } }"#,
    ])
  ]

  private func watch(
    in language: String = "en", checks: TestHost.Checks = .all,
    screen: @escaping @Sendable (ModuleContext) -> Screen, test: (TestHost) async throws -> Void
  ) async throws {
    try await Shop.open(Self.files) { flavor in
      let clock = TestClock()
      try await TestHost.open(
        ShopApp(flavor: flavor, time: clock, screen: screen),
        visitor: Visitor(id: "me", languages: [language]), clock: clock, checks: checks
      ) { try await test($0) }
    }
  }

  @Test func `a view says which text, and the window writes it in its language`() async throws {
    let screen: @Sendable (ModuleContext) -> Screen = { _ in
      Screen("shop", ScriptedPresenter(1)) { count in
        Text(ShopString.title, .title)
        Text(ShopString.items.with(count: count))
        Text(LocalizedText.money(19.5, currency: "EUR"))
        Button("+", send: .tap("+")).spoken(ShopString.title)
        TextField(ShopString.title, text: "", send: { .text($0) })
        SegmentedControl(
          ShopString.title, [Choice(ShopString.title, 1), Choice("2", 2)], selection: 1,
          send: { .number($0) })
      }
    }
    try await watch(screen: screen) { app in
      #expect(
        await app.text == """
          # Shop
          1 item
          €19.50
          [+]
          Shop: []
          Shop: (•) Shop ( ) 2
          """)
    }
    try await watch(in: "es", screen: screen) { app in
      try await app.see("# Tienda")
      try await app.see("1 cosa")
      try await app.see("19,50\u{A0}€")
    }
  }

  @Test func `a window changes its language while it is open, in every row of a list`() async throws
  {
    try await watch(
      screen: { _ in
        Screen(
          "shop", path: "/",
          ScriptedPresenter([Item(id: 1), Item(id: 2)])
        ) { items in
          Text(ShopString.title, .title)
          List(items) { item in Text(ShopString.items.with(count: item.id)) }
        }
      },
      test: { app in
        try await app.see("2 items")
        try await app.open("/preferences")
        try await app.see("# Preferences")
        try await app.choose("Español")
        try await app.see("# Preferencias")
        try await app.back()
        try await app.see("# Tienda")
        try await app.see("1 cosa")
        try await app.see("2 cosas")
        try await app.open("/preferences")
        try await app.choose("Como el dispositivo", in: "Idioma")
        try await app.back()
        try await app.see("2 items")
      })
  }

  @Test func `days begin in the visitor's time zone, also when it becomes known late`() async throws
  {
    let newYear = Date(timeIntervalSince1970: 1_767_225_600)
    try await watch(
      screen: { context in
        Screen(
          "day", view: DayView(),
          presenter: DayPresenter { context.calendar.component(.day, from: newYear) })
      },
      test: { app in
        try await app.see("Day 1")
        try await app.changeTimeZone(to: "America/Lima")
        try await app.see("Day 31")
        try await app.changeTimeZone(to: "Nowhere/Land")
        try await app.see("Day 31")
      })
  }

  @Test func `an age stays true while it is shown, and wakes nobody in between`() async throws {
    try await watch(
      screen: { context in
        Screen("age", ScriptedPresenter(context.now())) { Text(LocalizedText.age(of: $0)) }
      },
      test: { app in
        try await app.see("just now")
        try await app.advance(by: .seconds(59))
        try await app.see("just now")
        try await app.advance(by: .seconds(1))
        try await app.see("1 minute ago")
        #expect(app.clock.timeToNextWaking == .seconds(60))
      })
  }

  @Test func `an old age is looked at less often`() async throws {
    try await watch(
      screen: { context in
        Screen("age", ScriptedPresenter(context.now().addingTimeInterval(-3700))) {
          Text(LocalizedText.age(of: $0))
        }
      },
      test: { app in
        try await app.see("1 hour ago")
        #expect(app.clock.timeToNextWaking == .seconds(3500))
        try await app.advance(by: .seconds(3500))
        try await app.see("2 hours ago")
      })
  }

  @Test func `an age has days for a month, then months, then years`() throws {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    func age(_ days: Double) -> String {
      Localization.english.text(Age(of: now.addingTimeInterval(-days * 86_400), at: now).localized)
    }
    #expect(
      [1, 29.9, 30, 59.9, 60, 364.9, 365, 729, 730].map(age) == [
        "1 day ago", "29 days ago", "1 month ago", "1 month ago", "2 months ago", "11 months ago",
        "1 year ago", "1 year ago", "2 years ago",
      ])
    // Each ends when the next one begins.
    for days in [1.5, 29.5, 45, 340, 364.5, 500] {
      let date = now.addingTimeInterval(-days * 86_400)
      let age = Age(of: date, at: now)
      let end = age.end(for: date)
      #expect(Age(of: date, at: end.addingTimeInterval(-1)) == age)
      #expect(Age(of: date, at: end) != age)
    }
  }

  @Test func `a placeholder without a value is shown and reported, once`() async throws {
    try await watch(
      checks: .leaks,
      screen: { _ in
        Screen(
          "shop", ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
        ) { count in
          Text(Greeting.hello.with(["nam": "Ada"]))
          Button("+\(count)", send: .tap("+"))
        }
      },
      test: { app in
        try await app.tap("+0")
        try await app.see("Hi {name}")
        #expect(
          app.diagnostics == [
            "Shop: \"shop.hello\" is shown without a value for {name}: give it one with with(_:); "
              + "the view gives nam."
          ])
      })
  }

  @Test func `a text that is missing shows its name and is reported, once`() async throws {
    try await watch(
      checks: .leaks,
      screen: { _ in
        Screen(
          "greeting",
          ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
        ) { count in
          Text(ShopString.greeting)
          Button("+\(count)", send: .tap("+"))
        }
      },
      test: { app in
        try await app.see("shop.greeting")
        try await app.tap("+0")
        try await app.see("shop.greeting")
        #expect(
          app.reports == [
            .missingText(
              MissingText(
                module: "Shop", name: "shop.greeting", language: "en", problem: .missing))
          ])
      })
  }
}
