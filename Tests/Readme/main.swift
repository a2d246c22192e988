// Opens the README's counter in Chromium, with JavaScript and without it, and presses its button three times.
// Scripts/check-readme compiles it and runs it, with the counter's address as its argument.
import Chromium
import Foundation

struct ConsoleErrors: Error, CustomStringConvertible {
  let description: String
}

do {
  try await Browser.run { browser in
    for javaScript in [true, false] {
      let page = try await browser.newPage(javaScript: javaScript)
      try await page.open(CommandLine.arguments[1])
      for count in 0..<3 {
        try await page.waitFor("Count: \(count)")
        try await page.click("+")
      }
      try await page.waitFor("Count: 3")
      guard page.consoleErrors.isEmpty else {
        throw ConsoleErrors(description: "\(page.consoleErrors)")
      }
    }
  }
} catch {
  print(error)
  exit(1)
}
