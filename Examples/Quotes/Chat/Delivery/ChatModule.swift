import ChatModel
import Foundation
public import Sillar
import Work
import WorkDelivery

/// Chat as a part of an app.
///
/// ```swift
/// let modules = [ChatModule.module]
/// ```
public enum ChatModule {
  public static let module = Module(
    name: "Chat", version: "4.0.0", requires: ["Work": "3.0.0"],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [Words.self, MessageMark.Refusal.self],
    routes: ChatCoordinator.routes, notices: [Words.newMessages])
}

struct ChatsRoute: Route {
  static let path = Path("/chats") { ChatsRoute() }
}

/// One chat, such as `/requests/r1/chats/carla`.
struct ChatRoute: Route {
  let chat: ChatID

  static let path = Path(
    "/requests/:request/chats/:professional", \.chat.request, \.chat.professional
  ) { ChatRoute(chat: ChatID(request: $0, professional: $1)) }
}

// Drawn by `web.css` in the resources.
extension Style {
  /// The messages of a chat, the last one at the bottom: the part in sight stays in place when earlier ones come.
  static let conversation = Style("conversation", of: ChatModule.module)
  static let ownMessage = Style("own-message", of: ChatModule.module)
  static let message = Style("message", of: ChatModule.module)
  /// The author of a message, for assistive technology alone: the side of the bubble shows it.
  static let author = Style("author", of: ChatModule.module)
  /// The day on which the messages below it were written.
  static let day = Style("day", of: ChatModule.module)
  /// The time of a message, and its delivery state.
  static let mark = Style("mark", of: ChatModule.module)
  static let composer = Style("composer", of: ChatModule.module)
}
