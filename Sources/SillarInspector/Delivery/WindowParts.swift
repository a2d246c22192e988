import Sillar
import SillarHost

/// The screens of a window with their states and tasks.
struct StackPart<Event: Equatable & Sendable>: ViewPart {
  let inspection: WindowInspection

  var body: [Node<Event>] {
    for screen in inspection.screens {
      Card {
        Row {
          Text(screen.name, .heading)
          if screen.isModal { Badge(Words.modal) }
          if screen.level > 0 { Badge(Words.child) }
          if !screen.isVisible { Badge(Words.covered) }
        }
        LabeledContent(Words.presenter, screen.presenter)
        if let link = screen.link { LabeledContent(Words.address, link) }
        Lines(screen.state, else: Words.noState)
        if !screen.tasks.isEmpty {
          Text(Words.tasks, .caption)
          Lines(screen.tasks)
        }
      }
      .id(screen.id)
    }
    Section(Words.tasksOfWindow) { Lines(inspection.tasks, else: Words.noTasks) }
  }
}

/// What would bring the window back in another process.
struct MemoryPart<Event: Equatable & Sendable>: ViewPart {
  let screens: [WindowInspection.Screen]

  var body: [Node<Event>] {
    for screen in screens where screen.level == 0 {
      Card {
        Text(screen.name, .heading)
        if let link = screen.link { LabeledContent(Words.address, link) }
        Lines(screen.memory, else: Words.noMemory)
      }
      .id(screen.id)
    }
  }
}

/// Lines of code, or a sentence where there are none.
struct Lines<Event: Equatable & Sendable>: ViewPart {
  private let lines: [String]
  private let sentence: Words?

  init(_ lines: [String], else sentence: Words? = nil) {
    self.lines = lines
    self.sentence = sentence
  }

  var body: [Node<Event>] {
    if lines.isEmpty, let sentence {
      Text(sentence).style(.muted)
    } else {
      Text(lines.joined(separator: "\n")).style(.code)
    }
  }
}
