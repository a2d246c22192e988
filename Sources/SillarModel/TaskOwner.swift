/// The window that started the current task, as far as the layers below the core know it.
package protocol TaskOwner: Sendable {
  /// Tells the programmer of a mistake in the app.
  func report(_ mistake: String)
}

package enum CurrentTask {
  /// Nil outside of windows.
  @TaskLocal package static var owner: (any TaskOwner)?
}
