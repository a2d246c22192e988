import Chromium

/// What a stranger in Chromium waits for on a slow line: 400 ms to the host and back, 50 KB a second on each connection.
enum SlowLine {
  private static let visits = 7

  /// Each visit is a browser's first, without cookies and files. Reports medians in milliseconds, and bytes.
  static func measure(port: Int) async throws {
    let cable = try Cable(to: port)
    let pace = Cable.Pace(delay: .milliseconds(200), bytesPerSecond: 50_000)
    cable.slow(up: pace, down: pace)
    var times: [String: [Double]] = [:]
    try await Browser.run { browser in
      // The first visit is a warm-up.
      for number in 0...visits {
        let visit = try await visit("http://127.0.0.1:\(cable.port)/movies/", cable, browser)
        if number > 0 { for (name, time) in visit { times[name, default: []].append(time) } }
      }
    }
    for (name, times) in times {
      Measurement.report("line.\(name)", Int(times.sorted()[times.count / 2].rounded()))
    }
  }

  private static func visit(
    _ address: String, _ cable: Cable, _ browser: Browser
  ) async throws -> [(String, Double)] {
    let context = try await browser.newContext()
    let page = try await context.newPage()
    try await page.runFirst(watch)
    try await page.openLive(address)
    let first = try await page.waitUntil("seen.content && seen.live && seen")
    try await page.waitUntil("document.cookie.includes('files=')")
    let tap = try await page.evaluate(
      "time(() => film().click(), () => film().ariaBusy === 'true')")
    try await page.waitUntil("!film()")
    let back = try await page.evaluate(
      "time(() => document.getElementById('back').click(), () => !!film())")
    let next = try await context.newPage()
    try await next.runFirst(watch)
    try await next.openLive(address)
    let second = try await next.waitUntil("seen.content && seen.live && seen")
    try await next.waitUntil(isKept)
    try await next.open("about:blank")
    cable.cut()
    try await next.open(address)
    let start = try await next.waitUntil("seen.content && seen")
    let read = try await next.waitUntil("document.readyState === 'complete' && read()")
    try await next.open("about:blank")
    try cable.mend()
    cable.hold()
    try await next.open(address)
    let stalled = try await next.waitUntil("seen.content && seen")
    cable.release()
    return [
      ("content", first["content"]), ("live", first["live"]), ("tap", tap), ("back", back),
      ("next.content", second["content"]), ("next.live", second["live"]),
      ("start", start["content"]), ("start.bytes", read), ("start.stalled", stalled["content"]),
    ].compactMap { name, time in time.double.map { (name, $0) } }
  }

  /// True once the device has the screen that is seen.
  private static let isKept = """
    !!navigator.serviceWorker.controller
      && caches.match(location.pathname + "?w=" + document.body.dataset.window).then((page) => !!page)
    """

  /// Notes when a document's first content is painted, and when its window has come; by the browser's clock, from the
  /// moment at which somebody asks for the page. `time` waits until a change has been painted; `read` counts the bytes of a
  /// document and its files.
  private static let watch = """
    const seen = {}, film = () => document.querySelector("main li a[data-e]");
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === "first-contentful-paint") seen.content = startTime;
      }
    }).observe({ type: "paint", buffered: true });
    new MutationObserver(() => {
      if (document.body?.classList.contains("live")) seen.live ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
    const read = () => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
    const time = (change, isSeen) => new Promise((done) => {
      const start = performance.now();
      change();
      const look = () => requestAnimationFrame(() => {
        if (isSeen()) setTimeout(() => done(performance.now() - start)); else look();
      });
      look();
    });
    """
}
