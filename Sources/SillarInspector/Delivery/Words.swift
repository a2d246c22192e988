import Sillar

/// The keys of the inspector's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Inspector"

  case windowsTitle, openWindows, noWindows, noWindowsAdvice, allWindows
  case openedIn, connected, away, kept, ended
  case noSuchWindow, noSuchWindowAdvice, notSeen, looking, traffic, diagnostic
  case part, stack, events, nodes, memory, mirror, picture
  case modal, child, covered, presenter, address, noState, noMemory
  case tasks, tasksOfWindow, noTasks
  case nodeCount, moreNodes
  case eventsShown, took, shownAfter, bytes, changes, navigated, drawn, sent, settled, taskEnded
  case programTitle, outboxes, noOutboxes, caches, noCaches, storage, noStorage, services,
    noServices
  case waitingCommands, parkedCommands, cacheReads, waitingRequests, unreadableAnswers
  case keptWindows, keptBytes, keptSessions, keptDropped, storageFailures, unreadableRows
}
