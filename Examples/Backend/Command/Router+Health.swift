import Hummingbird

extension Router {
  /// Adds `GET /healthz`, which answers 200 and `ok` as long as the program serves requests.
  func addHealthCheck() {
    get("/healthz") { _, _ in "ok\n" }
  }
}
