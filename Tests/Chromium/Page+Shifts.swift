extension Page {
  /// Records layout shifts (Layout Instability API) that no input has caused, in each document that comes. Call it before
  /// ``open(_:)``.
  public func recordShifts() async throws {
    try await runFirst(
      """
      (() => {
        const seen = { shift: 0, moved: [] };
        Object.defineProperty(window, 'shifts', { value: seen });
        const name = (node) => !node ? '?' : node.nodeType === 1
          ? `${node.localName}.${node.className} “${(node.textContent ?? '').trim().slice(0, 20)}”` : node.data;
        const place = (box) => [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.hadRecentInput) continue;
            seen.shift += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources)
              seen.moved.push(`${name(node)}: ${place(previousRect)} → ${place(currentRect)}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      })()
      """)
  }

  /// Forgets the shifts so far.
  public func forgetShifts() async throws {
    try await evaluate("[window.shifts.shift, window.shifts.moved] = [0, []]")
  }

  /// The sum of the shifts since the document or the last ``forgetShifts()``, and what has moved, each with its places.
  public var shifts: (sum: Double, moved: [String]) {
    get async throws {
      let seen = try await evaluate("window.shifts")
      return (seen["shift"].double ?? 1, seen["moved"].array.compactMap(\.string))
    }
  }
}
