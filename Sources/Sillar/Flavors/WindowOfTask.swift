import SillarModel
package import SillarVocabulary

/// What the tasks of a window can say of it: for whom they work, and who is told of mistakes in the app.
package final class WindowOfTask: TaskOwner {
  package let visitor: Visitor
  private let tell: @Sendable (Diagnostic) -> Void

  package init(visitor: Visitor, report: @escaping @Sendable (Diagnostic) -> Void) {
    self.visitor = visitor
    tell = report
  }

  package func report(_ mistake: String) { tell(Diagnostic(mistake)) }
}
