import SillarTesting
import Testing
import Work

/// Pasted text with control characters, which change or hide the text around them.
@Suite(.timeLimit(.minutes(5))) struct HiddenCharactersTests {
  @Test func `a NUL in a city is not sent, and every professional still has the list`() async throws
  {
    try await withQuotes { quotes in
      try await quotes.open(.homeowner, quotes.api) { ana in
        try await ana.signIn(as: "ana")
        var asking = Asking()
        asking.title = "The bath\u{202E} leaks\u{7}"
        asking.city = "\0Madrid"
        try await asking.write(ana)
        try await ana.host.see("# The bath leaks")
        for name in ["carla", "elena"] {
          try await quotes.open(.professional, quotes.api) { professional in
            try await professional.signIn(as: name)
            try await professional.host.open("/")
            try await professional.host.see("The bath leaks")
          }
        }
      }
    }
  }
}
