public import PhotosModel
public import Sillar
public import Work

/// Lets the user choose photos, wherever they are needed.
///
/// ```swift
/// func addPhotos(_ photos: PhotosCoordinator, to request: String) {
///   photos.pick(for: "request/\(request)") { ids in print(ids) }
/// }
/// ```
///
/// The choice is handed over however the user leaves, also by Back; only Cancel gives it up.
public final class PhotosCoordinator {
  private let navigator: Navigator
  private let actions: PhotosActions

  /// - Parameter actions: What the person who is signed in can do.
  public init(_ context: ModuleContext, actions: PhotosActions) {
    navigator = context.navigator
    self.actions = actions
  }

  /// Shows a modal in which several photos can be chosen.
  ///
  /// - Parameters:
  ///   - subject: The item that they belong to: they are sent before what is written under the same subject later.
  ///   - onPicked: Called once, when the modal goes, unless nothing was chosen. It must hold no screen.
  public func pick(for subject: String, onPicked: @escaping ([PhotoID]) -> Void) {
    let presenter = PickerPresenter(subject, self, actions, onPicked)
    navigator.present(Screen("photos", view: PickerView(), presenter: presenter))
  }

  func pickerDone() { navigator.dismiss() }
}
