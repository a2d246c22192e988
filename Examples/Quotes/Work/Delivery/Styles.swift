public import Sillar

// Drawn by `web.css` in the resources.
extension Style {
  /// An amount that stands out.
  public static let amount = Style("amount", of: WorkModule.module)
}
