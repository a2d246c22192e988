/// A change that a host makes to its copy of the screen to bring it up to date.
///
/// Changes are in order: a position in a change is correct after the changes before it have been carried out.
package enum Change {
  /// A node shows something else. Its children have changes of their own.
  ///
  /// `previous` is the content that it showed; `onlyContent` is true if style, state and events are unchanged.
  case update(RenderedNode, previous: NodeContent, onlyContent: Bool)
  /// New nodes, with all that is in them, before a node of the parent, or at its end.
  case insert([RenderedNode], parent: RenderedNode, before: RenderedNode?)
  /// A node stands elsewhere in its parent.
  case move(RenderedNode, before: RenderedNode?)
  case remove(RenderedNode)
  /// Another screen covers a screen of the window. A host may keep its copy: nothing in it changes until it is uncovered or
  /// removed.
  case cover(RenderedNode)
  /// A covered screen comes back as it was, before a node of the window, or at its end. What has changed in it follows. A host
  /// that has not kept it needs the whole screen.
  case uncover(RenderedNode, before: RenderedNode?)
  /// Nothing that was on the screen before stays with a host: the window is locked.
  case dropCovered
}

/// A report for the programmer, not for the user.
///
/// ```swift
/// let report: @Sendable (Diagnostic) -> Void = { print($0) }
/// ```
package enum Diagnostic: Sendable, Equatable, CustomStringConvertible {
  /// Two siblings have the same key; both are shown.
  case duplicateKey(screen: String, key: String)
  /// A view places a child that its screen does not have; an empty place is shown.
  case missingChild(screen: String, child: String)
  /// A control lies in a row, column or card that is tapped as a whole, and takes no events there.
  case controlInControl(screen: String, control: String)
  /// A host has no form of a module's own element; its fallback is shown.
  case undrawnElement(screen: String, element: String, reason: String)
  /// Two behaviors of a screen claim the same thing.
  case conflictingBehaviors(screen: String, conflict: BehaviorConflict)
  /// A late task has sent a request to a branch of the navigator that has ended; nothing was done.
  case lateNavigation(request: String)
  /// A module has a route that its coordinator has no ``Destination`` for.
  case unopenedRoute(template: String)
  /// A text on a screen is not in the catalogs; its name is shown.
  case missingText(MissingText)
  /// A text on a screen has a placeholder that its view gives no value for; the placeholder is shown.
  case unfilledPlaceholder(text: String, placeholder: String, given: [String])
  /// A screen has a route that the coordinator has no ``Destination`` for: its address leads nowhere.
  case unknownRoute(screen: String, template: String)
  /// A presenter that is not `@Observable` has changed its state; the screen still shows the state before.
  case unobservedChange(screen: String, presenter: String)
  /// A screen keeps changing while it is drawn; the window has stopped drawing it again.
  case unstable(screen: String)

  package var description: String {
    switch self {
    case .duplicateKey(let screen, let key):
      "The screen \"\(screen)\" has two nodes with the key \(key) beside each other: give each element of "
        + "a list its own id."
    case .missingChild(let screen, let child):
      "The view of \"\(screen)\" places the child \"\(child)\", which the screen does not have: pass it as "
        + "one of its children."
    case .controlInControl(let screen, let control):
      "On the screen \"\(screen)\" the \(control) lies in a row, column or card that is tapped as a whole, and is dead "
        + "there: put it beside that, or take the event from one of them."
    case .undrawnElement(let screen, let element, let reason):
      "On the screen \"\(screen)\" only the fallback of the element \"\(element)\" is shown: \(reason)."
    case .conflictingBehaviors(let screen, let conflict):
      "On the screen \"\(screen)\" \(conflict): take one of them away."
    case .lateNavigation(let request):
      "A flow that has ended was asked to \(request), and did nothing: look for a task that goes on after its screen "
        + "has gone."
    case .unopenedRoute(let template):
      "No coordinator opens the route \"\(template)\": add a Destination for it, or take it from its module's "
        + "routes."
    case .missingText(let text):
      "\(text): add it to the module's \(StringCatalog.fileName)."
    case .unfilledPlaceholder(let text, let placeholder, let given):
      "\(text) is shown without a value for {\(placeholder)}: give it one with with(_:)"
        + (given.isEmpty ? "." : "; the view gives \(given.joined(separator: ", ")).")
    case .unknownRoute(let screen, let template):
      "The screen \"\(screen)\" is at the route \"\(template)\", which no coordinator opens, so its address leads "
        + "nowhere after a reload: add a Destination for the route, and the route to its module."
    case .unobservedChange(let screen, let presenter):
      "The presenter \(presenter) of the screen \"\(screen)\" has changed its state, and the window does not know: "
        + "mark the class @Observable."
    case .unstable(let screen):
      "The screen \"\(screen)\" still changes after \(Window.maximumRounds) rounds of drawing: look for a "
        + "behavior that changes what it is called for."
    }
  }
}
