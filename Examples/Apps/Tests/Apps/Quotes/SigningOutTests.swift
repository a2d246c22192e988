import Foundation
import OwnRequestsModel
import Sillar
import SillarModel
import SillarTesting
import TestServers
import Testing
import Work

@testable import ChatDelivery
@testable import FindRequestsDelivery
@testable import OwnRequestsDelivery
@testable import SignInDelivery
@testable import UnsentDelivery
@testable import WorkDelivery

/// Signing out with unsent work, and the next user in the same window.
@Suite(.timeLimit(.minutes(5))) struct SigningOutTests {
  private static let assigned = "Revisión de la caldera antes del frío"

  @Test
  func
    `what somebody keeps when they sign out is sent when they sign in again, and not before that`()
    async throws
  {
    let log = ServiceLog()
    try await withQuotes(log: log) { quotes in
      try await quotes.open(.homeowner, quotes.line.url) { ana in
        try await finishOffline(ana, quotes)
        try await ana.tap(SignInWords.unsentStay)
        try await ana.see(SignInWords.accountTitle)
        try await ana.tap(SignInWords.signOut)
        try await ana.tap(SignInWords.unsentKeep)
        try await ana.see(SignInWords.password)

        try await quotes.line.mend()
        try await ana.signIn(as: "ben")
        try await ana.host.see("Bookshelves along one wall")
        try await ana.host.open("/unsent")
        try await ana.see(UnsentWords.empty)
        #expect(log.all.filter { $0.contains("/done") } == [])
        try await ana.signOut()
        try await ana.see(SignInWords.password)

        try await ana.signIn(as: "ana")
        try await ana.host.tap(Self.assigned)
        try await ana.dontSee(SharedWords.waiting)
        try await ana.see(OwnAction.rate)
      }
    }
    #expect(log.all.filter { $0.hasSuffix("/done 200") }.count == 1)
  }

  @Test func `what somebody discards when they sign out is never sent, and is as it was`()
    async throws
  {
    let log = ServiceLog()
    try await withQuotes(log: log) { quotes in
      try await quotes.open(.homeowner, quotes.line.url) { ana in
        try await finishOffline(ana, quotes)
        try await ana.tap(SignInWords.unsentDiscard)
        try await ana.see(SignInWords.password)
        try await quotes.line.mend()
        try await ana.signIn(as: "ana")
        try await ana.host.tap(Self.assigned)
        try await ana.see(OwnAction.markDone)
        try await ana.dontSee(SharedWords.waiting)
        try await ana.host.open("/unsent")
        try await ana.see(UnsentWords.empty)
      }
    }
    #expect(log.all.filter { $0.contains("/done") } == [])
  }

  @Test func `what somebody wants sent first is sent, and then they are signed out`() async throws {
    let log = ServiceLog()
    try await withQuotes(log: log) { quotes in
      try await quotes.open(.homeowner, quotes.line.url) { ana in
        try await finishOffline(ana, quotes)
        try await ana.tap(SignInWords.unsentSend)
        try await ana.host.see(ana.words.text(SignInWords.unsentSending, count: 1))
        try await quotes.line.mend()
        try await ana.see(SignInWords.password)
      }
    }
    #expect(log.all.filter { $0.hasSuffix("/done 200") }.count == 1)
  }

  /// Marks work as done without a connection, and starts to sign out.
  private func finishOffline(_ ana: Somebody, _ quotes: QuotesPlace) async throws {
    try await ana.signIn(as: "ana")
    try await ana.host.tap(Self.assigned)
    try await ana.see(OwnAction.markDone)
    try await quotes.cut(noticedBy: ana)
    try await ana.tap(OwnAction.markDone)
    try await ana.see(SharedWords.waiting)
    // The change is waiting, not being sent.
    try await ana.host.open("/unsent")
    try await ana.see(UnsentWords.waiting)
    try await ana.signOut()
    try await ana.see(SignInWords.unsentTitle)
    try await ana.host.see(ana.words.text(SignInWords.unsentWaiting, count: 1))
  }

  // MARK: The next user

  @Test
  func `the next homeowner in a window sees nothing of the one before, also without a connection`()
    async throws
  {
    let title = "El grifo de la cocina gotea"
    let begun = Asking(title: "A secret cellar")
    try await withQuotes { quotes in
      try await quotes.open(.homeowner, quotes.line.url) { window in
        try await window.signIn(as: "ana")
        try await window.host.tap(title)
        try await window.host.see("Carla Núñez")
        let request = await window.host.location.path
        try await window.tap(OwnWords.seeOffer)
        try await window.see(OwnWords.accept)
        let quote = await window.host.location.path
        try await window.host.open("\(request)")
        try await window.tap(OwnWords.chat)
        try await window.host.see("Puedo pasar mañana")
        let chat = await window.host.location.path
        try await window.host.type("Half a", into: window.words.text(ChatWords.writeLabel))
        try await window.host.open("/chats")
        try await window.host.see(title)
        try await window.host.open("/")
        try await begun.writeUpToPhotos(window)
        try await window.signOut()

        for isOnline in [true, false] {
          try await window.signIn(as: "ben")
          try await window.see(OwnWords.newRequest)
          if !isOnline { await quotes.line.cut() }
          try await window.host.dontSee(title)
          try await window.host.open(request)
          try await seesNothing(window, title, isOnline ? Problem.notFound.title : nil)
          try await window.host.open(quote)
          try await seesNothing(window, "Cartucho", isOnline ? Problem.notFound.title : nil)
          try await window.host.open(chat)
          try await seesNothing(window, "Puedo", isOnline ? Problem.notFound.title : nil)
          try await window.host.dontSee("Half a")
          try await window.host.open("/chats")
          try await seesNothing(window, title, ChatWords.chatsTitle)
          try await window.host.open("/new")
          try await seesNothing(window, begun.title, OwnStep.kind)
          if isOnline {
            try await window.signOut()
            try await window.see(SignInWords.password)
          }
        }
      }
    }
  }

  @Test func `the next professional in a window sees nothing of the one before`() async throws {
    try await withQuotes { quotes in
      try await quotes.open(.professional, quotes.line.url) { window in
        try await window.signIn(as: "carla")
        try await window.host.choose(window.words.text(FindWords.own))
        try await window.host.tap("El grifo de la cocina gotea")
        let request = await window.host.location.path
        try await window.tap(FindWords.makeAnotherOffer)
        try await window.host.type("A new tap", into: window.words.text(FindWords.itemText))
        let offer = await window.host.location.path
        try await window.host.open(request)
        try await window.tap(FindWords.seeOffer)
        try await window.host.see("Cartucho cerámico")
        let quote = await window.host.location.path
        try await window.signOut()

        try await window.signIn(as: "diego")
        try await window.host.choose(window.words.text(FindWords.own))
        try await window.host.see("Pintar el salón")
        try await window.host.dontSee("El grifo de la cocina gotea")
        try await window.host.open(quote)
        try await seesNothing(window, "Cartucho", Problem.notFound.title)
        try await window.host.open(offer)
        try await seesNothing(window, "A new tap", FindWords.makeOffer)
        // All professionals may see the request, but not the offers of others.
        try await window.host.open(request)
        try await seesNothing(window, "72,90", FindWords.apply)
        try await window.host.dontSee(window.words.euros(72_90))
      }
    }
  }

  private func seesNothing(
    _ somebody: Somebody, _ text: String, _ instead: (any Localizable)?
  ) async throws {
    if let instead { try await somebody.see(instead) }
    try await somebody.host.dontSee(text)
  }
}
