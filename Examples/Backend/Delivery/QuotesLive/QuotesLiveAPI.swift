public import BackendModel
import HTTPTypes
public import Hummingbird
import SillarModel

/// The live part of requests over HTTP: photos, chats, and the event stream.
///
/// It shares a router with ``QuotesAPI``.
///
///     QuotesAPI(…).addRoutes(to: router, prefix: "/api")
///     QuotesLiveAPI(quotes: store, accounts: accounts, live: live, events: live, photos: photos)
///       .addRoutes(to: router, prefix: "/api")
public struct QuotesLiveAPI: Sendable {
  let quotes: any Quotes
  let accounts: any Accounts
  let live: any Live
  let events: any EventFeed
  let photos: any PhotoFiles
  let clock: any Clock<Duration>
  let shutdown: @Sendable () async -> Void
  private let streams = StreamLimit<Member.ID>()
  let pixels: PixelBudget
  /// Photos that have arrived, and are to be checked: one at a time, as each may take a core for seconds.
  let arrived = FairQueue<Member.ID>(
    running: 1, waiting: 100, waitingPerClient: 6, retryAfter: .seconds(10))

  /// - Parameters:
  ///   - clock: times the comment that a stream sends every 15 seconds to show that it is alive.
  ///   - shutdown: returns when the server shuts down, or when the task that awaits it is canceled. It
  ///     ends the streams, as a server waits for open responses before it ends.
  public init(
    quotes: any Quotes, accounts: any Accounts, live: any Live, events: any EventFeed,
    photos: any PhotoFiles, clock: any Clock<Duration> = ContinuousClock(),
    shutdown: @escaping @Sendable () async -> Void
  ) {
    self.quotes = quotes
    self.accounts = accounts
    self.live = live
    self.events = events
    self.photos = photos
    self.clock = clock
    pixels = PixelBudget(clock: clock)
    self.shutdown = shutdown
  }

  /// Adds `/quotes/v1/photos`, `…/chats`, `…/events` and the chats of requests under `prefix`. Call it
  /// once per router and prefix, after ``QuotesAPI``, which handles all other paths there.
  ///
  /// - Parameter budget: pays for the calls.
  public func addRoutes<Context: RequestContext>(
    to router: Router<Context>, prefix: String, paying budget: any CallBudget
  ) {
    let prefix = APIPrefix(prefix + "/quotes")
    let routes: [APIRoute<Context>] = routes(prefix)
    router.add(middleware: LiveProblems(prefix: prefix, routes: routes))
    let admission = Admission(accounts: accounts, budget: budget)
    for route in routes { route.add(to: router, admission) }
  }

  /// All calls that ``addRoutes(to:prefix:)`` adds.
  public func calls(prefix: String) -> [APICall] {
    (routes(APIPrefix(prefix + "/quotes")) as [APIRoute<BasicRequestContext>]).flatMap(\.calls)
  }

  private func routes<Context: RequestContext>(_ prefix: APIPrefix) -> [APIRoute<Context>] {
    let make = QuotesRoutes(base: prefix.path + "/v1", quotes: quotes)
    return photos(make) + chats(make) + events(make)
  }

  private func events<Context: RequestContext>(_ make: QuotesRoutes) -> [APIRoute<Context>] {
    [
      make.get("/events", price: .stream) { call in
        let me = try await call.me()
        let last = HTTPField.Name("Last-Event-ID").flatMap { call.request.headers[$0] }
        let start = try await events.start(after: last, for: me.id)
        let stream = EventStream(
          accounts: accounts, session: call.session, clock: clock, shutdown: shutdown)
        return try await stream.response(
          to: call.request, from: MemberFeed(feed: events, member: me.id, start: start),
          in: streams.enter(me.id))
      }
    ]
  }

  func call<Context: RequestContext>(_ call: QuotesCall<Context>) -> LiveCall<Context> {
    LiveCall(call: call, live: live)
  }
}
