/// The events of a page, as the browser reports them.
struct PageRecord: Sendable {
  /// The document in the main frame, by the ID of its loader.
  private(set) var document = ""
  /// Counts the navigations of the main frame, changes within a document included.
  private(set) var navigations = 0
  private(set) var responses: [Response] = []
  private(set) var dialogs: [String] = []
  private(set) var console: [ConsoleMessage] = []
  /// The ID of the last registration of a service worker.
  private(set) var registration: String?

  private var mainFrame: String
  private var seenDocuments: Set<String> = []
  private var loadedDocuments: Set<String> = []
  /// Headers that arrived before their response.
  private var earlyHeaders: [String: JSON] = [:]
  private var sockets: [String: WebSocketTraffic] = [:]
  private var socketOrder: [String] = []

  init(mainFrame: String) { self.mainFrame = mainFrame }

  var webSockets: [WebSocketTraffic] { socketOrder.compactMap { sockets[$0] } }

  /// True if the document in the main frame has loaded.
  var isLoaded: Bool { loadedDocuments.contains(document) }

  /// The response that contained the document in the main frame.
  var documentResponse: Response? { responses.last { $0.requestID == document } }

  func hasSeen(_ document: String) -> Bool { seenDocuments.contains(document) }

  mutating func clearTraffic() {
    console = []
    responses.removeAll { $0.requestID != document }
    dialogs = []
    for id in socketOrder where sockets[id]?.isOpen == false { sockets[id] = nil }
    socketOrder.removeAll { sockets[$0] == nil }
    for id in socketOrder { sockets[id]?.messages = [] }
  }

  mutating func apply(_ method: String, _ event: JSON) {
    switch method {
    case "Page.frameNavigated", "Page.navigatedWithinDocument", "Page.lifecycleEvent":
      applyNavigation(method, event)
    case "Page.javascriptDialogOpening": dialogs.append(event["message"].string ?? "")
    case "Runtime.consoleAPICalled": console.append(ConsoleMessage(consoleCall: event))
    case "Runtime.exceptionThrown": console.append(ConsoleMessage(exception: event))
    case "ServiceWorker.workerRegistrationUpdated":
      registration =
        event["registrations"].array.last { $0["isDeleted"] != true }?["registrationId"].string
    case "Log.entryAdded": console.append(ConsoleMessage(logEntry: event))
    case _ where method.hasPrefix("Network.webSocket"): applySocket(method, event)
    case _ where method.hasPrefix("Network."): applyNetwork(method, event)
    default: break
    }
  }

  private mutating func applyNavigation(_ method: String, _ event: JSON) {
    let frame = event["frame"]
    if method == "Page.frameNavigated", frame["parentId"].isNull {
      mainFrame = frame["id"].string ?? mainFrame
      document = frame["loaderId"].string ?? ""
      seenDocuments.insert(document)
      navigations += 1
    } else if event["frameId"].string == mainFrame {
      if method == "Page.navigatedWithinDocument" {
        navigations += 1
      } else if event["name"] == "load", let loader = event["loaderId"].string {
        loadedDocuments.insert(loader)
      }
    }
  }

  private mutating func applyNetwork(_ method: String, _ event: JSON) {
    guard let id = event["requestId"].string else { return }
    let kind = event["type"].string ?? ""
    switch method {
    case "Network.requestWillBeSent" where !event["redirectResponse"].isNull:
      add(Response(event["redirectResponse"], requestID: id, kind: kind))
      // The next response with this ID belongs to another request.
      if let index = responses.indices.last { responses[index].requestID = "" }
    case "Network.responseReceived":
      add(Response(event["response"], requestID: id, kind: kind))
    case "Network.responseReceivedExtraInfo":
      if let index = responses.lastIndex(where: { $0.requestID == id }) {
        responses[index].headers = Response.headers(event["headers"])
      } else {
        earlyHeaders[id] = event["headers"]
      }
    case "Network.loadingFinished":
      guard let index = responses.lastIndex(where: { $0.requestID == id }) else { return }
      responses[index].byteCount = event["encodedDataLength"].int
    default: break
    }
  }

  private mutating func add(_ response: Response) {
    var response = response
    if let headers = earlyHeaders.removeValue(forKey: response.requestID) {
      response.headers = Response.headers(headers)
    }
    responses.append(response)
  }

  private mutating func applySocket(_ method: String, _ event: JSON) {
    guard let id = event["requestId"].string else { return }
    switch method {
    case "Network.webSocketCreated":
      sockets[id] = WebSocketTraffic(url: event["url"].string ?? "")
      socketOrder.append(id)
    case "Network.webSocketHandshakeResponseReceived":
      sockets[id]?.isOpen = event["response"]["status"].int == 101
    case "Network.webSocketClosed": sockets[id]?.isOpen = false
    case "Network.webSocketFrameSent":
      sockets[id]?.add(.init(event["response"], direction: .sent))
    case "Network.webSocketFrameReceived":
      sockets[id]?.add(.init(event["response"], direction: .received))
    default: break
    }
  }
}

extension WebSocketTraffic {
  fileprivate mutating func add(_ message: Message?) {
    if let message { messages.append(message) }
  }
}
