import Foundation
import Hummingbird
import NIOCore
import Sillar
import SillarHost

/// What a page and the worker say about the notices of a device, and are told.
extension WebHost {
  /// What is kept for the browser.
  private struct State: Encodable {
    /// The server's public key.
    let key: String
    let endpoint: String?
    let kinds: [String]
    let unread: Int
  }

  /// A browser's subscription, as the browser writes it (W3C, Push API, 8.4), and what it is for.
  private struct Wish: Decodable {
    struct Keys: Decodable {
      let p256dh: String
      let auth: String
    }

    let endpoint: String
    let keys: Keys
    /// Those that are switched on; none to be told of nothing. A worker does not say them.
    let kinds: [String]?
    /// The address that the browser had before, said by its worker.
    let old: String?
  }

  private static let mostBytes = 8 * 1024

  func noticeState(_ request: Request, windowID: String) async -> Response {
    guard let session = await session(ofScript: request, windowID) else {
      return await refuse(request, at: .session)
    }
    guard admits(1, of: session, at: .session, isInWindow: true) else { return Self.tooMany }
    guard let key = await store.subscriptions.serverKey() else {
      return Self.plain(.serviceUnavailable)
    }
    let known = try? await store.subscriptions.subscriber(session.visitor, app: memoryName)
    return Self.json(
      State(
        key: key.publicKey, endpoint: known?.push.endpoint, kinds: known?.kinds.sorted() ?? [],
        unread: followers.unread(of: session.visitor)))
  }

  func subscribe(_ request: Request, windowID: String) async -> Response {
    guard let session = await session(ofScript: request, windowID) else {
      return await refuse(request, at: .session)
    }
    guard let window = windows.window(windowID, of: session) else { return Self.plain(.gone) }
    guard await admits(1, of: session, in: window, at: .session, now: clock.now()) else {
      return Self.tooMany
    }
    let known = Set(app.flavor.notices.map(\.kind))
    guard let (wish, push) = await wish(request, of: session), let kinds = wish.kinds,
      kinds.allSatisfy(known.contains)
    else { return Self.plain(.badRequest) }
    guard !kinds.isEmpty else {
      followers.end([session.visitor])
      await store.subscriptions.remove(session.visitor, app: memoryName)
      return Self.plain(.noContent)
    }
    // Its visitor wants to hear of something: that is worth keeping, too.
    keep(session)
    let language = await window.window.localization.language
    return await keep(
      Subscriber(
        visitor: session.visitor, account: session.account, push: push, kinds: Set(kinds),
        language: language, timeZone: BrowserTimeZone.of(request.head)), of: session)
  }

  /// The browser has another address by now. Its worker has no page's token; it knows the address of before instead, which
  /// nobody else does.
  func moveSubscription(_ request: Request) async -> Response {
    // A browser that has asked for several first pages at once has several sessions, and the page was of one of them.
    let all = await sessions.presented(in: request.head).sessions
    guard admits(1, of: all.first, at: .session) else { return Self.tooMany }
    guard let first = all.first, let (wish, push) = await wish(request, of: first)
    else { return Self.plain(.forbidden) }
    for session in all {
      guard
        var known = try? await store.subscriptions.subscriber(session.visitor, app: memoryName),
        known.push.endpoint == wish.old
      else { continue }
      known.push = push
      return await keep(known, of: session)
    }
    return Self.plain(.forbidden)
  }

  private func wish(
    _ request: Request, of session: SessionKeeper.Session
  ) async -> (Wish, PushSubscription)? {
    guard let body = try? await request.body.collect(upTo: Self.mostBytes),
      let wish = try? JSONDecoder().decode(Wish.self, from: Data(body.readableBytesView)),
      let push = PushSubscription(
        endpoint: wish.endpoint, key: wish.keys.p256dh, secret: wish.keys.auth,
        services: settings.pushServices)
    else {
      sampled.note("refused a subscription", of: session)
      return nil
    }
    return (wish, push)
  }

  private func keep(_ subscriber: Subscriber, of session: SessionKeeper.Session) async -> Response {
    let dropped = await store.subscriptions.keep(
      subscriber, app: memoryName, of: client(session).payer)
    guard let dropped else { return Self.plain(.serviceUnavailable) }
    followers.end(dropped)
    // The session may have ended meanwhile, and its subscription with it.
    guard sessions.records.isLive(session), session.account == subscriber.account else {
      await store.subscriptions.remove(subscriber.visitor, app: memoryName)
      return Self.plain(.gone)
    }
    followers.begin(subscriber.visitor)
    return Self.plain(.noContent)
  }
}
