import HTTPTypes
import Hummingbird
import Synchronization

/// The context of the site's requests, which is its own.
struct SmallContext: InitializableFromSource, RequestContext {
  var coreContext: CoreRequestContextStorage
  let footer = "<footer class=\"site\">Small Site Ltd</footer>"

  init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }
}

/// A site that knows nothing of Sillar: Hummingbird routes, pages of its own look, and sessions that a cookie names.
final class SmallSite: Sendable {
  struct IsDown: Error {}

  private let names = Mutex<[String: String]>([:])
  private let down = Mutex(false)
  private let questions = Mutex(0)

  /// The site with its routes.
  var router: Router<SmallContext> {
    let router = Router(context: SmallContext.self)
    router.get("/") { [self] request, context in page("<h1>Home</h1>", context, for: request) }
    router.get("/find") { [self] request, context in
      page("<h1>Found \(request.uri.queryParameters["q"] ?? "")</h1>", context, for: request)
    }
    router.post("/signin/:name") { [self] request, context in
      // As careless sites do, it keeps the identifier of whoever was there.
      let id = id(of: request) ?? "\(UInt64.random(in: .min ... .max))"
      names.withLock { $0[id] = context.parameters.get("name") }
      return seeOther("/", setting: "sid=\(id); Path=/; HttpOnly; SameSite=Lax")
    }
    router.post("/signout") { [self] request, _ in
      if let id = id(of: request) { names.withLock { $0[id] = nil } }
      return seeOther("/")
    }
    return router
  }

  /// Who is signed in.
  func name(_ request: Request) throws -> String? {
    questions.withLock { $0 += 1 }
    guard !isDown else { throw IsDown() }
    return id(of: request).flatMap { id in names.withLock { $0[id] } }
  }

  /// The number of times that ``name(_:)`` was asked for.
  var asked: Int { questions.withLock { $0 } }

  /// True while its sessions cannot be read.
  var isDown: Bool {
    get { down.withLock { $0 } }
    set { down.withLock { $0 = newValue } }
  }

  func header(_ request: Request) -> String {
    let name = (try? name(request)) ?? nil
    return """
      <header class="site bar"><a href="/">Home</a> <form action="/find"><input name="q" aria-label="Find"></form>
      <form method="post" action="/signout"><input type="hidden" name="token" value="theirs">\
      <button>\(name.map { "Leave, \($0)" } ?? "Nobody is here")</button></form></header>
      """
  }

  let footer = "<footer class=\"site\">Small Site Ltd</footer>"

  private func page(
    _ content: String, _ context: SmallContext, for request: Request
  ) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: .init(
        byteBuffer: ByteBuffer(
          string:
            "<!doctype html><title>Small Site</title>\(header(request))\(content)\(context.footer)")
      ))
  }

  private func seeOther(_ path: String, setting cookie: String? = nil) -> Response {
    var headers: HTTPFields = [.location: path]
    headers[.setCookie] = cookie
    return Response(status: .seeOther, headers: headers)
  }

  private func id(of request: Request) -> String? { request.cookies["sid"]?.value }
}
