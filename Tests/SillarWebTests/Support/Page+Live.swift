import Chromium

extension Page {
  /// Opens an address and waits until the page's script has taken its window over.
  func openLive(_ url: String) async throws {
    try await open(url)
    try await waitUntil("document.body.classList.contains('live')")
  }
}
