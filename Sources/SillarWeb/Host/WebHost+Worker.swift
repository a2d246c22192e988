import Hummingbird
import NIOCore
import Sillar
import SillarHost

/// The app's service worker (W3C), and the page that it shows where there is neither a line nor a screen on the device.
extension WebHost {
  func addWorkerRoutes<Context: RequestContext>(to router: Router<Context>) {
    let file = assets.worker(addresses, headers: pageHeaders(bringsFiles: false))
    addFile(
      file, with: Headers.forWorker(contentType: file.contentType, of: addresses.home), to: router)
    router.get(RouterPath(addresses.offline)) { [self] request, _ in
      await pricedAsFile(request) {
        let words = words(for: AcceptedLanguages.of(request.head))
        let page = pages.errorPage(
          title: words(.offlineTitle), message: words(.offlineMessage), link: .tryAgain, to: "",
          bringsFiles: false, loadsAgain: true, words,
          Preferences(of: request.head))
        return Response(
          status: .ok, headers: pageHeaders(bringsFiles: false), for: request.head,
          body: ByteBuffer(bytes: page))
      }
    }
  }
}
