public import BackendModel
import HTTPTypes
public import Hummingbird

/// The live part of requests over HTTP: photos, chats, and the event stream.
///
/// It shares a router with ``QuotesAPI``.
///
///     QuotesAPI(…).addRoutes(to: router, prefix: "/api")
///     QuotesLiveAPI(quotes: store, live: live, events: live, photos: photos)
///       .addRoutes(to: router, prefix: "/api")
public struct QuotesLiveAPI: Sendable {
  let quotes: any Quotes
  let live: any Live
  let events: any EventFeed
  let photos: any PhotoFiles
  let clock: any Clock<Duration>
  let shutdown: @Sendable () async -> Void

  /// - Parameters:
  ///   - clock: times the comment that a stream sends every 15 seconds to show that it is alive.
  ///   - shutdown: returns when the server shuts down, or when the task that awaits it is canceled. It
  ///     ends the streams, as a server waits for open responses before it ends.
  public init(
    quotes: any Quotes, live: any Live, events: any EventFeed, photos: any PhotoFiles,
    clock: any Clock<Duration> = ContinuousClock(),
    shutdown: @escaping @Sendable () async -> Void
  ) {
    self.quotes = quotes
    self.live = live
    self.events = events
    self.photos = photos
    self.clock = clock
    self.shutdown = shutdown
  }

  /// Adds `/quotes/v1/photos`, `…/chats`, `…/events` and the chats of requests under `prefix`. Call it
  /// once per router and prefix, after ``QuotesAPI``, which handles all other paths there.
  public func addRoutes<Context: RequestContext>(to router: Router<Context>, prefix: String) {
    let prefix = APIPrefix(prefix + "/quotes")
    let make = QuotesRoutes(base: prefix.path + "/v1", quotes: quotes)
    let routes: [APIRoute<Context>] = photos(make) + chats(make) + events(make)
    router.add(middleware: LiveProblems(prefix: prefix, routes: routes))
    for route in routes { route.add(to: router) }
  }

  private func events<Context: RequestContext>(_ make: QuotesRoutes) -> [APIRoute<Context>] {
    [
      make.get("/events") { call in
        let session = try await call.session()
        let last = HTTPField.Name("Last-Event-ID").flatMap { call.request.headers[$0] }
        let start = try await events.start(after: last, for: session.member)
        return try await EventStream(clock: clock, shutdown: shutdown).response(
          to: call.request, from: MemberFeed(feed: events, session: session, start: start))
      }
    ]
  }

  func call<Context: RequestContext>(_ call: QuotesCall<Context>) -> LiveCall<Context> {
    LiveCall(call: call, live: live)
  }
}
