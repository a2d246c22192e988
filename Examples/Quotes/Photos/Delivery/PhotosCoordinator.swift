import Foundation
public import PhotosModel
public import Sillar
public import WorkDelivery

/// Photos as a part of an app.
public enum PhotosModule {
  public static let module = Module(
    name: "Photos", version: "4.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [Words.self, PhotoProblem.self, PhotoState.Refusal.self])
}

/// Lets the user choose photos, from any module. The choice is handed to ``picked`` however the user leaves, also by Back;
/// only Cancel discards it.
public final class PhotosCoordinator: Coordinator {
  let photos: any PhotosRepository
  /// Hands the choice to the screen of its subject.
  public let picked = PickedPhotos()
  private let navigator: Navigator

  public init(_ context: ModuleContext, photos: any PhotosRepository) {
    navigator = context.navigator
    self.photos = photos
  }

  /// Does nothing: see ``pick(for:)``.
  public func start() {}

  public static let destinations: [Destination<PhotosCoordinator>] = [
    Destination(modal: PhotosRoute.self) { $0.picker(for: $1.subject) }
  ]

  /// Shows a modal in which several photos can be chosen.
  ///
  /// - Parameter subject: The item of the photos: they are sent before later changes under the same subject.
  public func pick(for subject: String) { navigator.present(picker(for: subject)) }

  private func picker(for subject: String) -> Screen {
    Screen(
      "photos", at: PhotosRoute(subject: subject), view: PickerView(),
      presenter: PickerPresenter(subject, self))
  }

  func pickerDone() { navigator.dismiss() }
}

struct PhotosRoute: Route {
  let subject: String
  static let path = Path("/photos/:subject", \.subject, make: Self.init)
}
