import ChatInfra
import CompanyKit
public import Foundation
public import Logging
import PhotosInfra
import QuotesInfra
import RequestDetailInfra
import RequestsInfra
import SignInInfra
public import Sillar
import SillarConfiguration
public import SillarData
import UnsentInfra
import Work
import WorkInfra

/// What Homeowner and Pro have below their screens: the service of quotes, and what each module makes of it.
///
/// ```swift
/// func services(_ configuration: Configuration) throws -> QuotesServices {
///   try QuotesServices(configuration: configuration)
/// }
/// ```
public struct QuotesServices: Sendable {
  let signIn: SignInInfraFactory
  let work: WorkService
  let requests: RequestsInfraFactory
  let detail: RequestDetailInfraFactory
  let quotes: QuotesInfraFactory
  let chat: ChatInfraFactory
  let photos: PhotosInfraFactory
  let unsent: UnsentInfraFactory

  /// - Parameter clock: Measures timeouts and waits.
  /// - Throws: That the folder cannot be used.
  public init(
    configuration: Configuration, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "quotes")
  ) throws {
    let api = try configuration.require(APIURL.self).appending(path: "quotes")
    let folder = try configuration.require(DataFolder.self)
    signIn = try SignInInfraFactory(
      apiURL: api, dataDirectory: folder, now: now, clock: clock, logger: logger)
    work = try WorkService(
      apiURL: api, dataDirectory: folder, tokens: signIn.sessions,
      parts: [
        RequestsPart(), RequestDetailPart(), QuotesPart(), ChatPart(),
        PhotosPart(dataDirectory: folder),
      ], now: now, clock: clock, logger: logger)
    requests = RequestsInfraFactory(service: work)
    detail = RequestDetailInfraFactory(service: work)
    quotes = QuotesInfraFactory(service: work)
    chat = ChatInfraFactory(service: work)
    photos = PhotosInfraFactory(service: work, dataDirectory: folder)
    unsent = UnsentInfraFactory(service: work)
  }

  /// Whether the service can be reached, learnt from its answers.
  public var connectivity: [Connectivity] { [work.connectivity] }

  /// Sends what waits, and ends sessions, until the task is cancelled: for `App.run()`.
  public func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await work.run() }
      group.addTask { await signIn.run() }
    }
  }
}
