public import PhotosModel
public import Sillar
public import Work

/// Has photos picked, wherever they are needed.
///
/// ```swift
/// func addPhotos(_ photos: PhotosCoordinator, to request: String) {
///   photos.pick(for: "request/\(request)") { ids in print(ids) }
/// }
/// ```
///
/// What was picked is handed over however the user leaves, also by Back; only Cancel gives it up.
public final class PhotosCoordinator {
  private let navigator: Navigator
  private let picker: PickerBuilder

  /// - Parameter actions: What the person who is signed in can do.
  public init(navigator: Navigator, actions: PhotosActions, words: Localization) {
    self.navigator = navigator
    picker = PickerBuilder(actions: actions, words: words)
  }

  /// Shows a modal in which several photos can be chosen.
  ///
  /// - Parameters:
  ///   - subject: What they belong to: they are sent before what is written under the same subject later.
  ///   - onPicked: Told once, when the modal goes, unless nothing was picked. It must hold no screen.
  public func pick(for subject: String, onPicked: @escaping ([PhotoID]) -> Void) {
    navigator.present(picker.build(for: subject, coordinator: self, onPicked: onPicked))
  }
}

extension PhotosCoordinator: PickerCoordinator {
  func pickerDone() { navigator.dismiss() }
}
