import PhotosModel
import Sillar
import Work

struct PickerBuilder {
  let actions: PhotosActions
  let words: Localization

  func build(
    for subject: String, coordinator: any PickerCoordinator,
    onPicked: @escaping ([PhotoID]) -> Void
  ) -> Screen {
    Screen(
      "photos", view: PickerView(words: words),
      presenter: PickerPresenter(
        subject: subject, actions: actions, coordinator: coordinator, onPicked: onPicked))
  }
}
