import Foundation
import OwnRequestsModel
import Sillar
import SillarTesting
import TestServers
import Testing
import Work

@testable import FindRequestsDelivery
@testable import OwnRequestsDelivery
@testable import WorkDelivery

/// Requests that homeowners write without a connection and across a restart.
@Suite(.timeLimit(.minutes(5))) struct WrittenOfflineTests {
  @Test
  func
    `a request that was begun is as it was after a restart, sent once there is a line, and found`()
    async throws
  {
    let log = ServiceLog()
    try await withBackend(log: log) { api in
      try await withLine(to: api) { line in
        try await withFolder { folder in
          try await tell(line, log, api, homeowners: folder)
        }
      }
    }
  }

  private func tell(
    _ line: Line, _ log: ServiceLog, _ api: URL, homeowners folder: URL
  ) async throws {
    let ana = newcomer(reading: "en")
    let asking = Asking()
    try await withProgram(.homeowner, in: folder, api: line.url) { program in
      try await program.open(as: ana) { ana in
        try await ana.signIn(as: "ana")
        try await asking.writeUpToPhotos(ana)
        try await asking.addPhoto(ana)
        try await ana.host.see(ana.words.text(OwnWords.photos, count: 1))
        // Ana leaves the form unfinished.
        try await ana.host.open("/")
        try await ana.see(OwnWords.goOn)
      }
    }

    await line.cut()
    var request = ""
    try await withProgram(.homeowner, in: folder, api: line.url) { program in
      try await program.open(as: ana) { ana in
        try await ana.tap(OwnWords.goOn)
        try await ana.see(OwnWords.continued)
        try await ana.see(OwnStep.photos)
        try await ana.host.see(ana.words.text(OwnWords.photos, count: 1))
        try await hasAll(of: asking, ana)
        try await asking.finish(ana)
        // Ana sees the request, which waits to be sent.
        try await ana.host.see("# \(asking.title)")
        try await ana.see(SharedWords.waiting)
        request = try #require(
          await ana.host.location.path.split(separator: "/").last.map(String.init))
        try await ana.host.open("/")
        try await ana.host.see(asking.title)
        try await ana.see(SharedWords.waiting)
        try await ana.see(OwnWords.newRequest)
      }
    }
    #expect(!log.all.contains { $0.hasPrefix("POST requests ") })

    // The app restarts once more, and then the connection returns.
    try await withProgram(.homeowner, in: folder, api: line.url) { program in
      try await program.open(as: ana) { ana in
        try await ana.host.see(asking.title)
        try await ana.see(SharedWords.waiting)
        try await line.mend()
        try await ana.dontSee(SharedWords.waiting)
      }
    }
    #expect(log.all.filter { $0 == "POST requests 201" }.count == 1)
    try await findIt(asking, request, api)
  }

  /// Checks that each step shows the texts that were entered.
  private func hasAll(of asking: Asking, _ ana: Somebody) async throws {
    for (step, texts) in [
      (OwnStep.place, [asking.city, asking.postcode]),
      (.description, [asking.title, asking.description]),
      (.kind, ["(•) \(ana.words.text(WorkKind.plumbing.localized))"]),
    ] {
      try await ana.tap(OwnWords.previous)
      try await ana.see(step)
      for text in texts { try await ana.host.see(text) }
    }
    for _ in 0..<3 { try await ana.tap(OwnWords.proceed) }
    try await ana.see(OwnStep.photos)
  }

  /// Finds the request as a professional does, with all places free.
  private func findIt(_ asking: Asking, _ request: String, _ api: URL) async throws {
    try await withFolder { folder in
      try await withProgram(.professional, in: folder, api: api) { program in
        try await program.open(as: newcomer(reading: "en")) { carla in
          try await carla.signIn(as: "carla")
          try await carla.host.type(
            asking.postcode, into: carla.words.text(FindWords.place))
          try await carla.host.submit(carla.words.text(FindWords.place))
          try await carla.host.see(asking.title)
          let places = carla.words.text(FindWords.places, count: 4)
          let list = await carla.host.text.split(separator: "\n")
          let place = try #require(list.firstIndex { $0.contains(asking.title) })
          #expect(list[place...].prefix(4).contains { $0.contains(places) }, "\(list)")
          try await carla.host.open("/requests/\(request)")
          try await carla.host.see(asking.description)
          try await carla.host.see(
            carla.words.text(SharedWords.photos, count: 1))
          try await carla.host.see(
            carla.words.text(FindWords.places, count: 4))
        }
      }
    }
  }
}
