import Observation
import RequestDetailModel
import Sillar
import Work

struct RequestDetailState: Equatable, Sendable {
  let person: Person
  let request: Loadable<RequestDetail>
  /// Where the photos are to be had; none where the app shows none.
  let pictures: [PictureSource]
  let offersPhotos: Bool
  /// What is being done.
  let work: RequestAction?
  let isSettling: Bool
  let failure: Failure?
}

enum RequestDetailEvent: Sendable {
  case requested(RequestAction)
  case chatRequested(PersonID)
  case offerSelected(String)
  case settled(ChangeConflict, ConflictChoice)
  case unsentRequested
  case homeRequested
  case retried
}

protocol RequestDetailScreenCoordinator: AnyObject {
  func changeRequested(_ request: RequestDetail)
  func cancelRequested(_ request: RequestDetail)
  func ratingRequested(_ request: RequestDetail)
  func photosRequested(for request: RequestID, _ chosen: @escaping ([PhotoID]) -> Void)
  func chatRequested(_ place: ChatPlace)
  func offerRequested(_ offer: String, of request: RequestID)
  func offeringRequested(_ request: RequestID)
  func unsentRequested()
  func homeRequested()
}

/// One request, and everything that may be done about it. Brings itself up to date when something has changed.
@Observable final class RequestDetailPresenter: Presenter {
  private let id: RequestID
  private let request: Loader<RequestDetail>
  private var work: RequestAction?
  private var isSettling = false
  private var failure: Failure?
  @ObservationIgnored private let actions: RequestDetailActions
  @ObservationIgnored private let signals: RequestSignals
  @ObservationIgnored private let offersPhotos: Bool
  @ObservationIgnored private let picture: (PhotoID) -> PictureSource?
  private let coordinator: any RequestDetailScreenCoordinator
  /// The conflict that the service was asked about.
  @ObservationIgnored private var askedAbout: Int64?

  var state: RequestDetailState {
    RequestDetailState(
      person: actions.person, request: request.content,
      pictures: request.content.value?.photos.compactMap(picture) ?? [],
      offersPhotos: offersPhotos, work: work, isSettling: isSettling, failure: failure)
  }

  init(
    id: RequestID, request: Loader<RequestDetail>, actions: RequestDetailActions,
    signals: RequestSignals, offersPhotos: Bool,
    picture: @escaping (PhotoID) -> PictureSource?,
    coordinator: any RequestDetailScreenCoordinator
  ) {
    self.id = id
    self.request = request
    self.actions = actions
    self.signals = signals
    self.offersPhotos = offersPhotos
    self.picture = picture
    self.coordinator = coordinator
  }

  func run() async {
    for await signal in signals.stream {
      switch signal {
      case .changed(.here):
        await look()
        await askAboutConflict()
      case .changed(.atService): await request.load()
      case .photosPicked(let photos):
        await perform(.addPhotos) { try await actions.addPhotos.execute($0, photos) }
      }
    }
  }

  func runWhileVisible() async { await request.stayLoaded() }

  func handle(_ event: RequestDetailEvent) async {
    switch event {
    case .requested(let action): await start(action)
    case .chatRequested(let person): chat(with: person)
    case .offerSelected(let offer): coordinator.offerRequested(offer, of: id)
    case .settled(let conflict, let choice): await settle(conflict, choice)
    case .unsentRequested: coordinator.unsentRequested()
    case .homeRequested: coordinator.homeRequested()
    case .retried:
      failure = nil
      await request.retry()
    }
  }

  private func look() async {
    do {
      let here = try await actions.requests.requestHere(id)
      // It was known here alone, and was discarded: the service says whether it has ever heard of it.
      if here == nil, request.content.value?.isOnlyHere == true { return await request.load() }
      await request.look { here }
    } catch {
      // What is shown stays: it is read again at the next change.
    }
  }

  private func start(_ action: RequestAction) async {
    guard let request = request.content.value else { return }
    switch action {
    case .change: coordinator.changeRequested(request)
    case .cancel: coordinator.cancelRequested(request)
    case .rate: coordinator.ratingRequested(request)
    case .addPhotos:
      let signals = signals
      coordinator.photosRequested(for: id) { [weak signals] in signals?.picked($0) }
    case .markDone: await perform(action) { try await actions.markDone.execute($0) }
    case .apply: await perform(action) { try await actions.applyToRequest.execute($0) }
    case .makeOffer: coordinator.offeringRequested(id)
    case .chat: chat(with: nil)
    case .seeOffer:
      guard let offer = request.applicant(actions.person.id)?.offer else { return }
      coordinator.offerRequested(offer.id, of: id)
    }
  }

  private func chat(with person: PersonID?) {
    guard let request = request.content.value else { return }
    do {
      coordinator.chatRequested(try actions.openChat.execute(request, with: person))
    } catch {
      failure = Failure(error)
    }
  }

  /// Does one thing at a time: a second tap does nothing.
  private func perform(
    _ action: RequestAction, _ body: (RequestDetail) async throws -> Void
  ) async {
    guard work == nil, let request = request.content.value else { return }
    work = action
    failure = nil
    defer { work = nil }
    do { try await body(request) } catch { failure = Failure(error) }
    // What was stored shows at once, whoever tells of it later.
    await self.request.look { try await actions.requests.requestHere(id) }
  }

  private func settle(_ conflict: ChangeConflict, _ choice: ConflictChoice) async {
    guard !isSettling else { return }
    isSettling = true
    failure = nil
    defer { isSettling = false }
    do {
      try await actions.settleConflict.execute(conflict, choice)
      await request.look { try await actions.requests.requestHere(id) }
    } catch {
      failure = Failure(error)
    }
  }

  /// What the other change was, only the service knows.
  private func askAboutConflict() async {
    guard let conflict = request.content.value?.conflict, conflict.change != askedAbout else {
      return
    }
    askedAbout = conflict.change
    await request.load()
  }
}
