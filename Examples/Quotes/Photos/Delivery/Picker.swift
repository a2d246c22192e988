import Observation
import PhotosModel
import Sillar
import SillarModel
import Work
import WorkDelivery

struct PickerState: Equatable, Sendable {
  var added = AddedPhotos()
  var states: [PhotoID: PhotoState] = [:]
  var isKeeping = false
  /// The reason why the last step failed.
  var problem: Problem?
}

enum PickerEvent: Equatable, Sendable {
  case chosen([PickedFile])
  case removed(PhotoID)
  case retried(PhotoID)
  case done, cancelled
}

/// The photos that the user has chosen: shown, stored, and being sent.
@Observable final class PickerPresenter: Presenter {
  private(set) var state = PickerState()
  private let subject: String
  private let coordinator: PhotosCoordinator
  /// True once the choice has been handed over or discarded.
  @ObservationIgnored private var isOver = false

  init(_ subject: String, _ coordinator: PhotosCoordinator) {
    self.subject = subject
    self.coordinator = coordinator
  }

  struct Kept: Codable, Sendable {
    let id, name: String
  }

  var memory: [Kept]? { state.added.photos.map { Kept(id: $0.id.rawValue, name: $0.name) } }

  func restore(_ memory: [Kept]) {
    state.added.photos = memory.compactMap { kept in
      PhotoID(kept.id).map { AddedPhotos.Photo(id: $0, name: kept.name) }
    }
  }

  func run() async {
    for await states in coordinator.photos.states() { state.states = states }
    // The screen was removed, by Back or otherwise.
    handOver()
  }

  func handle(_ event: PickerEvent) async {
    state.problem = nil
    do { try await act(event) } catch { state.problem = Problem(error) }
  }

  private func act(_ event: PickerEvent) async throws {
    switch event {
    case .chosen(let files): try await add(files)
    case .removed(let photo):
      // A photo that may have been sent is removed from the choice, too: no item will show it.
      _ = try await coordinator.photos.discard(photo)
      state.added.photos.removeAll { $0.id == photo }
    case .retried(let photo): try await coordinator.photos.retry(photo)
    case .done:
      handOver()
      coordinator.pickerDone()
    case .cancelled:
      isOver = true
      // A photo that is being sent may arrive: no item shows it, and only its owner may see it.
      for photo in state.added.photos { _ = try? await coordinator.photos.discard(photo.id) }
      coordinator.pickerDone()
    }
  }

  private func add(_ files: [PickedFile]) async throws {
    state.isKeeping = true
    defer { state.isKeeping = false }
    // Files that were chosen together are added one by one, so the problems of the others stay.
    let names = Set(files.map(\.name))
    state.added.refused.removeAll { names.contains($0.name) }
    let added = try await AddPhotos(photos: coordinator.photos).execute(
      files.map { PhotoFile(name: $0.name, url: $0.url) }, for: subject)
    state.added.photos += added.photos
    state.added.refused += added.refused
  }

  private func handOver() {
    let ids = state.added.photos.map(\.id)
    if !isOver, !ids.isEmpty { coordinator.picked.handOver(ids, for: subject) }
    isOver = true
  }
}

struct PickerView: View {
  /// In megabytes.
  private let limit = ["size": LocalizedText.number(PhotoKind.largestSize >> 20)]

  func body(_ state: PickerState) -> [Node<PickerEvent>] {
    Text(Words.title, .title)
    Text(Words.advice.with(limit), .caption).style(.muted)
    FileField(
      Words.field, accepts: PhotoKind.allCases.map(\.mediaType), several: true,
      send: { .chosen($0) })
    if state.isKeeping { Progress(Words.keeping) }
    for (place, refused) in state.added.refused.enumerated() {
      Alert(
        Words.refused.with(["name": refused.name]), refused.problem.with(limit), .error
      ).style(.compact).id("refused \(place)")
    }
    ProblemAlert(state.problem)
    if !state.added.photos.isEmpty {
      Section(Words.chosen.with(count: state.added.photos.count)) {
        Grid(minimumWidth: 140) {
          for photo in state.added.photos { card(photo, state.states[photo.id] ?? .waiting) }
        }
      }
    }
    Row {
      Button(Words.done, .primary, send: .done).disabled(state.isKeeping)
      Button(Words.cancel, send: .cancelled)
    }.id("end")
  }

  private func card(_ photo: AddedPhotos.Photo, _ state: PhotoState) -> Node<PickerEvent> {
    Card {
      Picture(photo.id.picture, description: photo.name).style(.square)
      Text(photo.name, .caption).style(.brief)
      switch state {
      case .sent: Badge(Words.stateSent, .positive)
      case .waiting: Badge(Words.stateWaiting, .warning)
      case .parked(let refusal):
        Badge(Words.stateParked, .negative)
        Text(refusal, .caption)
        Button(Words.retry, send: .retried(photo.id))
          .spoken(LocalizedText.joined([Words.retry, photo.name], separator: " "))
      }
      Button(Words.remove, .destructive, send: .removed(photo.id))
        .spoken(LocalizedText.joined([Words.remove, photo.name], separator: " "))
    }.id(photo.id)
  }
}
