public import AccountModel
public import Foundation
public import Sillar
public import SillarModel

/// The way into an account: balance, activity, sending money, and requests for it.
///
/// ```swift
/// func begin(_ navigator: Navigator, _ actions: AccountActions, _ words: Localization, _ infra: any Reconnection) {
///   let coordinator = AccountCoordinator(
///     navigator: navigator, actions: actions, words: words, options: AccountOptions(),
///     reconnection: infra
///   ) { payable, onFinish in
///     payments.pay(payable) { onFinish($0 == .paid ? .paid : .cancelled) }
///   }
///   coordinator.start()
/// }
/// ```
///
/// It moves no money: what is to be paid is handed to the app. A link to a screen has the home beneath it.
public final class AccountCoordinator: Coordinator {
  /// Has something paid, by its name at the service, and says what became of it.
  ///
  /// Its screens go on top of the stack, or above it; it need not take them away.
  public typealias Pay = (_ payable: String, _ onFinish: @escaping (PaymentDone) -> Void) -> Void

  private let navigator: Navigator
  private let options: AccountOptions
  private let pay: Pay
  private let accountHome: AccountHomeBuilder
  private let activity: ActivityBuilder
  private let sendMoney: SendMoneyBuilder
  private let requests: RequestsBuilder
  private let request: RequestBuilder
  private let askMoney: AskMoneyBuilder
  private let declineRequest: DeclineRequestBuilder
  /// The home, where it is on the stack.
  private weak var homeScreen: Screen?

  /// - Parameters:
  ///   - actions: What the customer can do, for this customer.
  ///   - reconnection: Tells screens that show what was saved, or nothing, when to ask again.
  ///   - clock: Drives the pause before a search, and how often screens look whether they are up to date.
  ///   - now: What time it is: for days, and the age of what was saved.
  ///   - pay: See ``Pay``.
  public init(
    navigator: Navigator, actions: AccountActions, words: Localization, options: AccountOptions,
    reconnection: any Reconnection, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping () -> Date = { Date() }, pay: @escaping Pay
  ) {
    let recovery = Recovery(reconnection: reconnection, clock: clock, now: now)
    self.navigator = navigator
    self.options = options
    self.pay = pay
    accountHome = AccountHomeBuilder(
      actions: actions, words: words, options: options, recovery: recovery)
    activity = ActivityBuilder(actions: actions, words: words, options: options, recovery: recovery)
    sendMoney = SendMoneyBuilder(actions: actions, words: words, recovery: recovery)
    requests = RequestsBuilder(actions: actions, words: words, options: options, recovery: recovery)
    request = RequestBuilder(actions: actions, words: words, recovery: recovery)
    askMoney = AskMoneyBuilder(actions: actions, words: words, recovery: recovery)
    declineRequest = DeclineRequestBuilder(actions: actions, words: words)
  }

  public func start() { show(nil) }

  /// The paths are `/`, `/activity`, `/send`, `/requests`, one like `/requests/req_7Q2` for each request and, where
  /// asking is offered, `/ask`.
  public func open(_ path: String) -> Bool {
    switch path {
    case "/": start()
    case "/activity": show(activity.build())
    case "/send": show(sendMoney.build(coordinator: self))
    case "/requests": show(requests.build(coordinator: self))
    case "/ask" where options.offersAsking: show(askMoney.build(coordinator: self))
    default:
      guard let id = RequestPath.request(at: path) else { return false }
      show(request.build(id, coordinator: self))
    }
    return true
  }

  public func back() -> BackAnswer { .pop }

  /// Puts the home, and a screen on it, in the place of all that is there.
  private func show(_ screen: Screen?) {
    let home = accountHome.build(coordinator: self)
    homeScreen = home
    navigator.replaceAll(with: [home, screen].compactMap(\.self))
  }

  /// Has something paid, then shows the home, or, when it was surely not paid, the screen from which it began.
  private func havePaid(_ payable: String) {
    let beginning = WeakScreen(navigator.stack.last)
    pay(payable) { [weak self] done in
      switch done {
      // At home the activity tells what became of it.
      case .paid, .unsettled: self?.goHome()
      case .cancelled: self?.goBack(to: beginning.screen)
      }
    }
  }

  private func goHome() {
    guard let homeScreen, navigator.stack.contains(where: { $0 === homeScreen }) else {
      return start()
    }
    show(again: homeScreen)
  }

  private func goBack(to screen: Screen?) {
    guard let screen, navigator.stack.contains(where: { $0 === screen }) else { return goHome() }
    show(again: screen)
  }

  /// Takes away all that lies above a screen.
  private func show(again screen: Screen) {
    while !navigator.modals.isEmpty { navigator.dismiss() }
    navigator.pop(to: screen)
  }
}

/// Holds a screen no longer than its window does.
private struct WeakScreen {
  private(set) weak var screen: Screen?
  init(_ screen: Screen?) { self.screen = screen }
}

extension AccountCoordinator: AccountHomeCoordinator, RequestsCoordinator, RequestCoordinator {
  func sendRequested() { navigator.push(sendMoney.build(coordinator: self)) }
  func askRequested() { navigator.push(askMoney.build(coordinator: self)) }
  func activityRequested() { navigator.push(activity.build()) }
  func requestsRequested() { navigator.push(requests.build(coordinator: self)) }
  func requestSelected(_ id: PaymentRequest.ID) {
    navigator.push(request.build(id, coordinator: self))
  }
  func payRequested(_ id: PaymentRequest.ID) { havePaid(id.rawValue) }
  func declineRequested(_ request: PaymentRequest, from owner: any RequestsOwner) {
    guard navigator.modals.isEmpty else { return }
    navigator.present(declineRequest.build(request, owner: owner, coordinator: self))
  }
}

extension AccountCoordinator: SendMoneyCoordinator, AskMoneyCoordinator, DeclineRequestCoordinator {
  func transferMade(_ transfer: Transfer) { havePaid(transfer.id.rawValue) }
  func asked(_ new: PaymentRequest) {
    navigator.replace(with: request.build(new.id, coordinator: self))
  }
  func declineClosed() { navigator.dismiss() }
}
