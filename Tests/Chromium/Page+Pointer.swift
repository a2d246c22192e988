extension Page {
  /// Clicks an element with the mouse, as soon as it exists, is in view, at rest and not covered. Clicks again if the
  /// element moved or was replaced before the mouse button was released.
  public func click(_ element: Locator, within time: Duration? = nil) async throws {
    for _ in 0..<5 {
      let point = try await point(of: element, time)
      for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
        try await mouse(type, at: point)
      }
      // Without JavaScript the click cannot be observed. A page that is being left was hit.
      guard hasJavaScript else { return }
      // The browser may respond before the page has received the click, which a busy machine delays: a second one would be two.
      let isMissed = try? await wait(for: "the click to arrive") {
        let isMissed = try await evaluate("'isMissed' in globalThis ? isMissed : false")
        return isMissed.isNull ? nil : isMissed
      }
      if isMissed?.bool == false { return }
    }
    throw BrowserError.refused(
      command: "click", reason: "\(element) moved away each time that it was aimed at")
  }

  /// Clicks an element with the middle button of the mouse.
  public func middleClick(_ element: Locator) async throws {
    let point = try await point(of: element, nil)
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      try await mouse(type, at: point, button: "middle")
    }
  }

  /// Clicks an element while keys of the keyboard are held down.
  public func click(_ element: Locator, holding modifiers: Key.Modifiers) async throws {
    let point = try await point(of: element, nil)
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      try await mouse(type, at: point, modifiers)
    }
  }

  /// Moves the mouse over an element.
  public func hover(_ element: Locator, within time: Duration? = nil) async throws {
    try await mouse("mouseMoved", at: try await point(of: element, time))
  }

  /// Taps an element with a finger. The page has a touch screen if its viewport is mobile.
  public func tap(_ element: Locator, within time: Duration? = nil) async throws {
    let point = try await point(of: element, time)
    let finger: JSON = ["x": .number(point.x), "y": .number(point.y)]
    try await call(
      "Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": .array([finger])])
    try await call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  private func mouse(
    _ type: String, at point: (x: Double, y: Double), button: JSON = "left",
    _ modifiers: Key.Modifiers = []
  ) async throws {
    let isMove = type == "mouseMoved"
    try await call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(point.x), "y": .number(point.y),
        "button": isMove ? "none" : button, "clickCount": isMove ? 0 : 1,
        "modifiers": .number(Double(modifiers.rawValue)),
      ])
  }

  /// A handle to the element; `nil` if it does not exist.
  func find(_ locator: Locator) async throws -> String? {
    if let expression = locator.expression { return try await object(expression) }
    guard case .role(let role, let name) = locator,
      let document = try await object("document")
    else { return nil }
    let found = try await call(
      "Accessibility.queryAXTree",
      ["objectId": .string(document), "role": .string(role), "accessibleName": .string(name)])
    let nodes = found["nodes"].array.filter { $0["ignored"].bool != true }
    guard let node = nodes.first?["backendDOMNodeId"], !node.isNull else { return nil }
    return try await call("DOM.resolveNode", ["backendNodeId": node])["object"]["objectId"].string
  }

  /// The point at which the mouse hits the element.
  private func point(of locator: Locator, _ time: Duration?) async throws -> (x: Double, y: Double)
  {
    var obstacle = "it is not there"
    var last: JSON?
    return try await wait(for: "\(locator), to point at it (\(obstacle))", time) {
      guard let element = try await find(locator) else {
        obstacle = "it is not there"
        return nil
      }
      let place = try await evaluate(Self.findPlace, on: element)
      defer { last = place }
      guard let x = place["x"].double, let y = place["y"].double else {
        obstacle = place["obstacle"].string ?? "it is not there"
        return nil
      }
      if place["isMoving"] == true, place != last {
        obstacle = "it moves"
        return nil
      }
      return (x, y)
    }
  }

  private static let findPlace = """
    function () {
      const describe = e => `<${e.tagName.toLowerCase()}${e.id ? ' id=' + e.id : ''}`
        + `${e.className && e.className.baseVal === undefined ? ' class=' + e.className : ''}>`;
      const targets = [this, ...(this.labels ?? [])];
      let obstacle = 'it is not visible';
      const aim = target => {
        const box = [...target.getClientRects()].find(box => box.width > 0 && box.height > 0);
        if (!box) return null;
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        // Also in a shadow tree, of which the document's method finds the host alone.
        const hit = target.getRootNode().elementFromPoint(x, y);
        if (!hit) { obstacle = 'it is out of view'; return null; }
        if (!target.contains(hit) && !hit.contains(target) && !targets.some(t => t.contains(hit))) {
          obstacle = `${describe(hit)} covers it`;
          return null;
        }
        const isMoving = document.getAnimations().some(animation =>
          animation.playState === 'running' && animation.effect?.target?.contains(target));
        return { x, y, isMoving };
      };
      removeEventListener('click', globalThis.watchClick, true);
      // Null until the button of the mouse has been released. These get no event.
      globalThis.isMissed = this.disabled || this.tagName === 'SELECT' ? false : null;
      addEventListener(
        'mouseup', () => setTimeout(() => { globalThis.isMissed ??= true; }),
        { capture: true, once: true });
      // An equal control may take the element's place after it was aimed at: then that is hit.
      const name = control => control?.innerText ? `${control.tagName} ${control.innerText}` : null;
      const aimedAt = targets.map(name).filter(name => name);
      globalThis.watchClick = event => {
        const clicked = event.composedPath()[0];
        const isWithin = ({ left, top, right, bottom }) => left <= event.clientX
          && event.clientX <= right && top <= event.clientY && event.clientY <= bottom;
        // Pressed on one element and released on another, a click goes to what contains both: that is no hit, unless
        // it is the control that the element is a part of.
        const isControl = clicked.matches?.('a, button, input, label, select, summary, textarea');
        if (aimedAt.includes(name(clicked.closest?.('a, button, label, summary'))))
          globalThis.isMissed = false;
        if (targets.some(t => t.contains(clicked)
          || isControl && clicked.contains(t) && isWithin(t.getBoundingClientRect())))
          globalThis.isMissed = false;
      };
      addEventListener('click', globalThis.watchClick, true);
      for (const target of targets) {
        const place = aim(target);
        if (place) return place;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const scrolled = aim(target);
        if (scrolled) return scrolled;
      }
      return { obstacle };
    }
    """
}
