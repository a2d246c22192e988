import Sillar

// Drawn by `web.css` in the resources.
extension Style {
  /// The parts of a request: one below the other on a phone, two columns where there is room.
  static let parts = Style("parts", of: RequestDetailModule.module)
  /// The wider of the two columns.
  static let body = Style("body", of: RequestDetailModule.module)
  /// The state of a request and the next step: the first thing to be seen.
  static let next = Style("next", of: RequestDetailModule.module)
}
