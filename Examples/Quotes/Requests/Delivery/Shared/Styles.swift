import Sillar

// Drawn by `web.css` in the resources.
extension Style {
  /// Requests beside and below one another, where there is room.
  static let cards = Style("cards", of: RequestsModule.module)
}
