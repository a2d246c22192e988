import Observation
import PhotosModel
import Sillar
import Work

protocol PickerCoordinator: AnyObject {
  func pickerDone()
}

/// Photos as they are chosen: looked at, kept, and on their way.
@Observable final class PickerPresenter: Presenter {
  private(set) var state = PickerState()
  private let subject: String
  private let photos: any PhotosDataManager
  private let addPhotos: any AddPhotos
  private let coordinator: any PickerCoordinator
  /// Nil once what was picked has been handed over, or given up.
  @ObservationIgnored private var onPicked: (([PhotoID]) -> Void)?

  init(
    subject: String, actions: PhotosActions, coordinator: any PickerCoordinator,
    onPicked: @escaping ([PhotoID]) -> Void
  ) {
    self.subject = subject
    photos = actions.photos
    addPhotos = actions.addPhotos
    self.coordinator = coordinator
    self.onPicked = onPicked
  }

  func run() async {
    for await states in photos.states() { state.states = states }
    // However the screen has gone: what was picked is not lost.
    handOver()
  }

  func handle(_ event: PickerEvent) async {
    state.hasFailed = false
    switch event {
    case .chosen(let files): await add(files)
    case .removed(let photo): await remove(photo)
    case .retried(let photo):
      do { try await photos.retry(photo) } catch { fail(error) }
    case .done:
      handOver()
      coordinator.pickerDone()
    case .cancelled: await cancel()
    }
  }

  private func add(_ files: [PickedFile]) async {
    state.isKeeping = true
    defer { state.isKeeping = false }
    // Files that were chosen together come one by one, so what was said of the others stays.
    let names = Set(files.map(\.name))
    state.added.refused.removeAll { names.contains($0.name) }
    do {
      let added = try await addPhotos.execute(
        files.map { PhotoFile(name: $0.name, url: $0.url) }, for: subject)
      state.added.photos += added.photos
      state.added.refused += added.refused
    } catch {
      fail(error)
    }
  }

  private func remove(_ photo: PhotoID) async {
    do {
      // One that may have been sent is left out all the same: nothing will show it.
      _ = try await photos.discard(photo)
      state.added.photos.removeAll { $0.id == photo }
    } catch {
      fail(error)
    }
  }

  private func cancel() async {
    onPicked = nil
    // What is on its way already may arrive: nothing shows it, and nobody else may see it.
    for photo in state.added.photos { _ = try? await photos.discard(photo.id) }
    coordinator.pickerDone()
  }

  private func handOver() {
    let ids = state.added.photos.map(\.id)
    if !ids.isEmpty { onPicked?(ids) }
    onPicked = nil
  }

  private func fail(_ error: any Error) {
    if !(error is CancellationError) { state.hasFailed = true }
  }
}
