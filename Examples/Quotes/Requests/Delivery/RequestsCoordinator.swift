public import Foundation
public import RequestsModel
public import Sillar
public import SillarModel
public import Work

/// The way into requests: a homeowner's own and the form for a new one, or what a professional may apply to.
///
/// ```swift
/// func begin(
///   _ navigator: Navigator, _ actions: RequestsActions, _ words: Localization, _ infra: any Reconnection,
///   _ detail: RequestDetailCoordinator, _ photos: PhotosCoordinator
/// ) {
///   let coordinator = RequestsCoordinator(
///     navigator: navigator, actions: actions, words: words, reconnection: infra,
///     openRequest: { detail.show($0) }, showUnsent: {},
///     pickPhotos: { request, chosen in photos.pick(for: request, chosen) })
///   coordinator.start()
/// }
/// ```
public final class RequestsCoordinator: Coordinator {
  /// Has photos picked for a request that is being written, and says which, as often as there are new ones.
  public typealias PickPhotos = (
    _ request: RequestID, _ chosen: @escaping ([PhotoID]) -> Void
  ) -> Void

  /// Makes what the app has at the top of the home, such as ways to its other modules.
  public typealias Menu = () -> Screen?

  private let navigator: Navigator
  private let role: Role
  private let openRequest: (RequestID) -> Void
  private let showUnsent: () -> Void
  private let pickPhotos: PickPhotos?
  private let ownRequests: OwnRequestsBuilder
  private let findRequests: FindRequestsBuilder
  private let newRequest: NewRequestBuilder
  /// The form, while it is there.
  private weak var form: Screen?
  private weak var formPresenter: NewRequestPresenter?

  /// - Parameters:
  ///   - actions: What this person can do; their role says which screens there are.
  ///   - reconnection: Tells screens that show what was saved, or nothing, when to ask again.
  ///   - clock: Drives the pause before a search, and how often screens look whether they are up to date.
  ///   - now: What time it is: for the age of what was saved.
  ///   - openRequest: Shows a request, on top of the stack.
  ///   - showUnsent: Shows the list of what could not be sent.
  ///   - pickPhotos: See ``PickPhotos``; without it the form offers none.
  ///   - picture: Where a photo is to be had; nil where the app shows none.
  ///   - menu: See ``Menu``.
  public init(
    navigator: Navigator, actions: RequestsActions, words: Localization,
    reconnection: any Reconnection, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping () -> Date = { Date() }, openRequest: @escaping (RequestID) -> Void,
    showUnsent: @escaping () -> Void, pickPhotos: PickPhotos? = nil,
    picture: @escaping @Sendable (PhotoID) -> PictureSource? = { _ in nil }, menu: Menu? = nil
  ) {
    let recovery = Recovery(reconnection: reconnection, clock: clock, now: now)
    self.navigator = navigator
    role = actions.person.role
    self.openRequest = openRequest
    self.showUnsent = showUnsent
    self.pickPhotos = pickPhotos
    ownRequests = OwnRequestsBuilder(
      actions: actions, words: words, recovery: recovery, menu: menu)
    findRequests = FindRequestsBuilder(
      actions: actions, words: words, recovery: recovery, menu: menu)
    newRequest = NewRequestBuilder(
      actions: actions, words: words, offersPhotos: pickPhotos != nil, picture: picture)
  }

  /// Puts the home in the place of all that is there.
  public func start() { navigator.replaceAll(with: [makeHome()]) }

  /// The paths are `/` and, for homeowners, `/new`.
  public func open(_ path: String) -> Bool {
    switch path {
    case "/": start()
    case "/new" where role == .homeowner: navigator.replaceAll(with: [makeHome(), makeForm()])
    default: return false
    }
    return true
  }

  /// In the form it leads one step back; on the first one it leads out. What is filled in stays.
  public func back() -> BackAnswer {
    if let form, navigator.top === form, formPresenter?.goBack() == true { return .stay }
    return .pop
  }

  /// The form is left as it is, whichever step it is at.
  public func leave() -> BackAnswer { .pop }

  private func makeHome() -> Screen {
    switch role {
    case .homeowner: ownRequests.build(coordinator: self)
    case .professional: findRequests.build(coordinator: self)
    }
  }

  private func makeForm() -> Screen {
    let (screen, presenter) = newRequest.build(coordinator: self)
    form = screen
    formPresenter = presenter
    return screen
  }

  /// Takes the form away, and what lies on it.
  ///
  /// - Returns: False when it has gone already, such as because its writer was signed out: nothing is done then.
  private func leaveForm() -> Bool {
    guard navigator.stack.contains(where: { $0 === form }) else { return false }
    if navigator.stack.count > 1 { navigator.popToRoot() } else { start() }
    return true
  }
}

extension RequestsCoordinator: OwnRequestsCoordinator, FindRequestsCoordinator {
  func requestSelected(_ id: RequestID) { openRequest(id) }
  func unsentRequested() { showUnsent() }
  func newRequested() { navigator.push(makeForm()) }
}

extension RequestsCoordinator: NewRequestCoordinator {
  func photosRequested(for request: RequestID, _ chosen: @escaping ([PhotoID]) -> Void) {
    pickPhotos?(request, chosen)
  }

  func created(_ id: RequestID) {
    if leaveForm() { openRequest(id) }
  }

  func discarded() { _ = leaveForm() }
}
