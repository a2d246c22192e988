import ChatInfra
import CompanyKit
import Foundation
import Logging
import PhotosInfra
import QuotesInfra
import SignInInfra
import Sillar
import SillarConfiguration
import SillarData
import UnsentInfra
import WorkInfra

/// The service of quotes, and the factories of the modules that Homeowner and Pro share.
struct QuotesServices: Sendable {
  let work: WorkService
  let signIn: CompanySignIn
  let quotes: QuotesInfraFactory
  let chat: ChatInfraFactory
  let photos: PhotosInfraFactory
  let unsent: UnsentInfraFactory

  init(
    parts: [any WorkPart], configuration: Configuration, databases: any Databases,
    clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date, logger: Logger
  ) throws {
    let api = try configuration.require(APIURL.self).appending(path: "quotes")
    let folder = try configuration.require(DataFolder.self)
    let files = configuration[FilesFolder.self]
    signIn = try CompanySignIn(
      configuration: configuration, databases: databases, clock: clock, now: now, logger: logger)
    work = try WorkService(
      apiURL: api, dataDirectory: folder, databases: databases,
      tokens: SignedInPeople(sessions: signIn.factory.sessions),
      parts: [ChatPart(), PhotosPart(dataDirectory: folder, sharedDirectory: files)] + parts,
      now: now, clock: clock,
      logger: logger)
    quotes = QuotesInfraFactory(service: work)
    chat = ChatInfraFactory(service: work)
    photos = try PhotosInfraFactory(
      service: work, dataDirectory: folder, sharedDirectory: files)
    unsent = UnsentInfraFactory(service: work)
  }

  /// Sends waiting commands, ends sessions, and removes what was saved for people who have signed out, until the task is
  /// cancelled.
  func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask {
        let ends = signIn.factory.sessions.endsOfSessions
        // The program may have ended between a sign-out and this.
        await work.forgetSignedOut()
        for await _ in ends { await work.forgetSignedOut() }
      }
      group.addTask { await work.run() }
      group.addTask { await signIn.run() }
    }
  }
}
