import Chromium

/// How a screen fits into its window: what is cut or beside it, and how far its contents have moved while it came.
struct ShownLayout: Equatable, Sendable, CustomStringConvertible {
  /// The elements that reach out of the window, or whose content is cut.
  let outside: [String]
  /// The layout shift (Layout Instability API) that no input has caused, since the document or the last ``Page/forgetShifts()``.
  let shift: Double
  /// What has moved, each with its places.
  let moved: [String]

  /// What a screen may move at most.
  static let mostShift = 0.02
  var isSound: Bool { outside.isEmpty && shift <= Self.mostShift }
  var description: String { "outside: \(outside), shift: \(shift), moved: \(moved)" }
}

extension Page {
  /// The layout of the topmost screen, once it waits for nothing and has stood still for some frames.
  var settledLayout: ShownLayout {
    get async throws {
      try await waitUntil(
        """
        (async () => {
          const isBusy = () => document.body.matches('.busy, .adopting')
            || !!document.querySelector('main > :last-child progress:not([value])')
            || [...document.images].some((image) => !image.complete
              && image.getBoundingClientRect().top < innerHeight);
          const look = () => document.querySelector('main').innerHTML;
          if (isBusy()) return false;
          const before = look();
          for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
          return !isBusy() && look() === before;
        })()
        """)
      let seen = try await evaluate(
        """
        (() => {
          const width = document.documentElement.clientWidth, outside = [];
          const name = (node) =>
            `${node.localName}.${node.className} “${(node.textContent ?? '').trim().slice(0, 30)}”`;
          const isUnseen = (node) => !!node.closest('.unseen, #skip, noscript, legend')
            || !node.checkVisibility() || styleOf(node).clipPath !== 'none'
            || isIn(node, (one) => styleOf(one).clipPath !== 'none');
          const styleOf = (node) => getComputedStyle(node);
          const scrolls = (node) => ['auto', 'scroll'].includes(styleOf(node).overflowX);
          const isIn = (node, test) => {
            for (let one = node.parentElement; one; one = one.parentElement) if (test(one)) return true;
          };
          if (document.documentElement.scrollWidth > width)
            outside.push(`the page is ${document.documentElement.scrollWidth} of ${width} wide`);
          for (const node of document.body.querySelectorAll('*')) {
            if (node.localName === 'input' || isUnseen(node) || isIn(node, scrolls)) continue;
            const { left, right } = node.getBoundingClientRect();
            if (right > width + 1 || left < -1) outside.push(`${name(node)} from ${left} to ${right}`);
            const { overflowX, textOverflow } = styleOf(node);
            const isCut = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis'
              && !['img', 'progress'].includes(node.localName);
            if (isCut && node.scrollWidth > node.clientWidth + 1)
              outside.push(`${name(node)} cuts ${node.scrollWidth - node.clientWidth} px`);
          }
          return { outside, ...window.shifts };
        })()
        """)
      return ShownLayout(
        outside: seen["outside"].array.compactMap(\.string), shift: seen["shift"].double ?? 1,
        moved: seen["moved"].array.compactMap(\.string))
    }
  }
}
