public import Foundation
public import RequestDetailModel
public import Sillar
public import SillarModel
public import Work

/// The way to one request: to see it, and to do about it what may be done.
///
/// ```swift
/// func makeDetail(
///   _ navigator: Navigator, _ actions: RequestDetailActions, _ words: Localization, _ infra: any Reconnection,
///   _ home: @escaping () -> Void
/// ) -> RequestDetailCoordinator {
///   RequestDetailCoordinator(
///     navigator: navigator, actions: actions, words: words, reconnection: infra,
///     ways: .init(
///       home: home, chat: { request, professional in }, quote: { request, quote in },
///       offer: { request in }, unsent: {}))
/// }
/// ```
///
/// Its screens go on top of the stack, or above it.
public final class RequestDetailCoordinator: Coordinator {
  /// Has photos picked for a request, and says which, as often as there are new ones.
  public typealias PickPhotos = (
    _ request: RequestID, _ chosen: @escaping ([PhotoID]) -> Void
  ) -> Void

  /// What lies beyond this module.
  public struct Ways {
    /// Puts the app's home in the place of all that is there.
    public var home: () -> Void
    /// Shows the chat about a request with a professional.
    public var chat: (RequestID, _ professional: PersonID) -> Void
    /// Shows a quote, by its name at the service.
    public var quote: (RequestID, _ quote: String) -> Void
    /// Lets a professional write an offer.
    public var offer: (RequestID) -> Void
    /// Shows the list of what could not be sent.
    public var unsent: () -> Void
    /// See ``PickPhotos``; without it none are offered.
    public var photos: PickPhotos?
    /// Where a photo is to be had; nil where it is not.
    public var picture: (PhotoID) -> PictureSource?

    public init(
      home: @escaping () -> Void, chat: @escaping (RequestID, _ professional: PersonID) -> Void,
      quote: @escaping (RequestID, _ quote: String) -> Void,
      offer: @escaping (RequestID) -> Void, unsent: @escaping () -> Void,
      photos: PickPhotos? = nil, picture: @escaping (PhotoID) -> PictureSource? = { _ in nil }
    ) {
      self.home = home
      self.chat = chat
      self.quote = quote
      self.offer = offer
      self.unsent = unsent
      self.photos = photos
      self.picture = picture
    }
  }

  private let navigator: Navigator
  private let ways: Ways
  private let detail: RequestDetailBuilder
  private let change: ChangeRequestBuilder
  private let cancel: CancelRequestBuilder
  private let rate: RateWorkBuilder

  /// - Parameters:
  ///   - actions: What this person can do.
  ///   - reconnection: Tells screens that show what was saved, or nothing, when to ask again.
  ///   - clock: Drives how often screens look whether they are up to date.
  ///   - now: What time it is: for the age of what was saved.
  ///   - ways: What lies beyond this module.
  public init(
    navigator: Navigator, actions: RequestDetailActions, words: Localization,
    reconnection: any Reconnection, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping () -> Date = { Date() }, ways: Ways
  ) {
    let recovery = Recovery(reconnection: reconnection, clock: clock, now: now)
    self.navigator = navigator
    self.ways = ways
    detail = RequestDetailBuilder(
      actions: actions, words: words, recovery: recovery, offersPhotos: ways.photos != nil,
      picture: ways.picture)
    change = ChangeRequestBuilder(actions: actions, words: words)
    cancel = CancelRequestBuilder(actions: actions, words: words)
    rate = RateWorkBuilder(actions: actions, words: words)
  }

  /// There is no first one among requests: shows the app's home.
  public func start() { ways.home() }

  /// Shows a request on top of the stack.
  public func show(_ id: RequestID) { navigator.push(detail.build(id, coordinator: self)) }

  /// The paths are those like `/requests/5f0c…`, with the home beneath.
  public func open(_ path: String) -> Bool {
    guard let id = RequestPath.request(at: path) else { return false }
    ways.home()
    show(id)
    return true
  }

  public func back() -> BackAnswer { .pop }
}

extension RequestDetailCoordinator: RequestDetailScreenCoordinator {
  func changeRequested(_ request: RequestDetail) {
    navigator.push(change.build(request, coordinator: self))
  }
  func cancelRequested(_ request: RequestDetail) {
    guard navigator.modals.isEmpty else { return }
    navigator.present(cancel.build(request, coordinator: self))
  }
  func ratingRequested(_ request: RequestDetail) {
    guard navigator.modals.isEmpty else { return }
    navigator.present(rate.build(request, coordinator: self))
  }
  func photosRequested(for request: RequestID, _ chosen: @escaping ([PhotoID]) -> Void) {
    ways.photos?(request, chosen)
  }
  func chatRequested(_ place: ChatPlace) { ways.chat(place.request, place.professional) }
  func offerRequested(_ offer: String, of request: RequestID) { ways.quote(request, offer) }
  func offeringRequested(_ request: RequestID) { ways.offer(request) }
  func unsentRequested() { ways.unsent() }
  func homeRequested() { ways.home() }
}

extension RequestDetailCoordinator: ChangeRequestCoordinator, CancelRequestCoordinator,
  RateWorkCoordinator
{
  func changeClosed() { navigator.pop() }
  func cancelClosed() { navigator.dismiss() }
  func ratingClosed() { navigator.dismiss() }
}
