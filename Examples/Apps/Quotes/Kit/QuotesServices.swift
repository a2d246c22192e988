import ChatInfra
import CompanyKit
import Foundation
import PhotosInfra
import QuotesInfra
import SignInInfra
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

  init(_ company: Company, parts: [any WorkPart], sharedFiles: URL?) throws {
    signIn = try CompanySignIn(company)
    let work = try WorkService(
      company.service("quotes"), tokens: SignedInPeople(sessions: signIn.factory.sessions),
      parts: [ChatPart(), PhotosPart(dataDirectory: company.folder, sharedDirectory: sharedFiles)]
        + parts)
    self.work = work
    quotes = QuotesInfraFactory(service: work)
    chat = ChatInfraFactory(service: work)
    photos = try PhotosInfraFactory(service: work, sharedDirectory: sharedFiles)
    unsent = UnsentInfraFactory(service: work)
    signIn.whenSignedOut { _ in await work.forgetSignedOut() }
  }
}
