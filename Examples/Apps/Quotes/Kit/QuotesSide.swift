public import Foundation
public import SignInDelivery
public import SignInInfra
public import Sillar
public import Work
public import WorkInfra

/// A side of Quotes: the parts in which its app differs from that of the other side.
///
/// ```swift
/// struct Reader: QuotesSide {
///   static let name = "Reader"
///   static let version = "1.0.0"
///   static let resources = Bundle.module.bundleURL.appending(path: "Resources")
///   static let accounts = Accounts.homeowners
///   static let demoAccounts: [DemoAccount] = []
///   static let module = ReaderModule.module
///   static let parts: [any WorkPart] = []
///   let service: WorkService
///
///   func makeModules(_ shared: SharedModules) -> AppModules {
///     let reader = ReaderCoordinator(shared.context, RequestReader(service: service))
///     return AppModules(reader, request: reader.show, edits: [:])
///   }
/// }
/// ```
public protocol QuotesSide: Sendable {
  /// The name of the app; in lowercase, that of its program.
  static var name: String { get }
  static var version: String { get }
  /// The folder with the texts, pictures, colors and settings.
  static var resources: URL { get }
  /// The kind of accounts that may sign in.
  static var accounts: Accounts { get }
  /// The demo accounts, shown if the configuration says so.
  static var demoAccounts: [DemoAccount] { get }
  /// The side's own module.
  static var module: Module { get }
  /// The database tables and commands of the own module.
  static var parts: [any WorkPart] { get }

  init(service: WorkService)

  /// Makes the own module's graph of one window, for a signed-in user.
  func makeModules(_ shared: SharedModules) -> AppModules
  /// What waits for a person: in the shared modules, and in the own one. By default in the shared ones only.
  func notices(of person: Person, besides shared: AsyncStream<[Notice]>) -> AsyncStream<[Notice]>
}

extension QuotesSide {
  public func notices(
    of person: Person, besides shared: AsyncStream<[Notice]>
  ) -> AsyncStream<[Notice]> { shared }
}

/// The functions of the shared modules for a side's own module, for one signed-in user.
public struct SharedModules {
  public let person: Person
  /// The context whose navigator shows the screens of this user, until they sign out.
  public let context: ModuleContext
  /// Shows the chat about a request with a professional.
  public let chat: (RequestID, PersonID) -> Void
  /// Shows an offer.
  public let quote: (QuoteID) -> Void
  /// Shows the list of unsent changes.
  public let unsent: () -> Void
  /// Lets the user choose photos for a request.
  public let pickPhotos: (RequestID) -> Void
  /// Hands over the photos that the user has chosen for a request.
  public let picked: (RequestID) -> AsyncStream<[PhotoID]>
  /// Makes the section at the top of the home: the messages, the account, and a banner for unsent changes.
  public let menu: () -> Screen
}

/// The functions of a side's own module for the shared ones. The coordinator starts with the home, at the address `/`.
public struct AppModules {
  let coordinator: any Coordinator
  let request: (RequestID) -> Void
  let edits: [UnsentChange.Kind: (RequestID) -> Void]
  let answers: (Driver<Quote?>) -> Screen?

  /// - Parameters:
  ///   - request: Shows a request.
  ///   - edits: Let the user edit a command that the service has refused.
  ///   - answers: Makes the section of an offer with the user's possible actions.
  public init(
    _ coordinator: any Coordinator, request: @escaping (RequestID) -> Void,
    edits: [UnsentChange.Kind: (RequestID) -> Void],
    answers: @escaping (Driver<Quote?>) -> Screen? = { _ in nil }
  ) {
    self.coordinator = coordinator
    self.request = request
    self.edits = edits
    self.answers = answers
  }
}
