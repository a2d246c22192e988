import Chromium
import Foundation
import Programs
import Testing

@testable import BrowserSupport

/// Twenty windows of all apps, each in a tab of its own, with texts in their fields.
struct TwentyWindows {
  private struct Tab {
    let page: Page
    let path: String
    let field: String?

    /// What is typed at a moment.
    func text(_ moment: String) -> String {
      "\(moment.replacing(" ", with: "-"))@example.org"
    }

    /// Empty if the page is connected, was not loaded again, has no unanswered event, and has this text in its field.
    func fault(_ text: String) async throws -> String {
      let value = field.map { "document.querySelector('\($0)')?.value" } ?? "''"
      return try await page.evaluate(
        """
        (() => {
          \(Page.connectingNow)
          const marks = document.body.classList;
          const isCalm = marks.contains('live') && !/offline|busy/.test(marks), value = \(value);
          if (!isCalm) return String(marks);
          if (!window.isTheSamePage) return 'loaded again';
          return value === \(JSON.string(field == nil ? "" : text).text) ? '' : value;
        })()
        """
      ).string ?? "no page"
    }
  }

  /// The screens, with the field that is typed into.
  private static let screens: [(path: String, field: String?)] = [
    ("/", nil), ("/gallery/", "input[type=text]"), ("/gallery/rows", nil), ("/trivia/", nil),
    ("/movies/", "input[type=search]"), ("/movies/movie/603", nil), ("/movies/movie/604", nil),
    ("/market/", "input[type=search]"), ("/market/product/moka-pot", nil),
    ("/market/basket", nil), ("/market/sign-in", "input[autocomplete=email]"),
    ("/corner-shop/", "input[type=search]"), ("/corner-shop/product/moka-pot", nil),
    ("/corner-shop/sign-in", "input[autocomplete=email]"),
    ("/wallet/", "input[autocomplete=email]"),
    ("/wallet/sign-in", "input[autocomplete=email]"), ("/homeowner/", "input[autocomplete=email]"),
    ("/homeowner/sign-in", "input[autocomplete=email]"), ("/pro/", "input[autocomplete=email]"),
    ("/pro/sign-in", "input[autocomplete=email]"),
  ]

  private let tabs: [Tab]

  /// Opens them through the balancer.
  static func open(at cluster: ShowcaseCluster) async throws -> TwentyWindows {
    var tabs: [Tab] = []
    for (path, field) in screens {
      let tab = Tab(page: try await newPage(), path: path, field: field)
      try await tab.page.openLive(cluster.url(path))
      try await tab.page.evaluate("window.isTheSamePage = true")
      tabs.append(tab)
    }
    return TwentyWindows(tabs: tabs)
  }

  /// Types into each, waits until all have gone on, and prints how long that took.
  func goOn(_ moment: String) async throws {
    let begun = ContinuousClock.now
    for tab in tabs {
      guard let field = tab.field else { continue }
      try await tab.page.fill(.css(field), with: tab.text(moment))
    }
    for tab in tabs {
      var fault = ""
      _ = try await eventually(within: .seconds(30)) {
        fault = try await tab.fault(tab.text(moment))
        return fault.isEmpty
      }
      #expect(
        fault.isEmpty,
        "\(tab.path) \(moment): \(fault); console: \(tab.page.consoleErrors.suffix(3))")
    }
    let time = ((ContinuousClock.now - begun) / .seconds(1)).formatted(
      .number.precision(.fractionLength(1)))
    print("\(tabs.count) windows go on \(moment): \(time) s")
  }
}
