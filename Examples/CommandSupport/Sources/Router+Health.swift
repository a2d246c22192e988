public import Hummingbird

extension Router {
  /// Adds `GET /healthz`, which answers 200 and `ok` as long as the program serves requests.
  ///
  ///     let router = Router()
  ///     router.addHealthCheck()
  public func addHealthCheck() {
    get("/healthz") { _, _ in "ok\n" }
  }
}
