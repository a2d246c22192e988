import Foundation
public import PhotosModel
public import Sillar
public import Work

/// Photos as a part of an app.
public enum PhotosModule {
  public static let module = Module(
    name: "Photos", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [Words.self, PhotoProblem.self, PhotoState.Refusal.self])
}

/// Lets the user choose photos, from any module. The choice is handed over however the user leaves, also by Back; only
/// Cancel discards it.
public final class PhotosCoordinator {
  let photos: any PhotosRepository
  private let navigator: Navigator

  public init(_ context: ModuleContext, photos: any PhotosRepository) {
    navigator = context.navigator
    self.photos = photos
  }

  /// Shows a modal in which several photos can be chosen.
  ///
  /// - Parameters:
  ///   - subject: The item of the photos: they are sent before later changes under the same subject.
  ///   - onPicked: Called once, when the modal closes, unless nothing was chosen. It must hold no screen.
  public func pick(for subject: String, onPicked: @escaping ([PhotoID]) -> Void) {
    let presenter = PickerPresenter(subject, self, onPicked)
    navigator.present(Screen("photos", view: PickerView(), presenter: presenter))
  }

  func pickerDone() { navigator.dismiss() }
}
