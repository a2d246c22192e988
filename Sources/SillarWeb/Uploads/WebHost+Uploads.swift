import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Sillar
import SillarHost

/// Files that the script sends: it announces them first, then sends each in a separate request.
extension WebHost {
  /// The script's announcement of the chosen files.
  private struct Announcement: Decodable {
    struct File: Decodable {
      let name: String
      let size: Int
      let type: String
    }

    let field: NodeName
    let files: [File]
    /// The revision that the page shows.
    let revision: Int?
  }

  /// The answer to an announcement: an address for each file, nil for a refused file.
  private struct Places: Encodable {
    struct Place: Encodable {
      let put: String
      /// The element that shows the file. When it has gone, the file is no longer wanted.
      let row: NodeName
    }

    let atOnce: Int
    let files: [Place?]
  }

  func announceFiles(_ request: Request, windowID: String) async -> Response {
    guard let session = await session(ofScript: request, windowID) else {
      return await refuse(request, at: .file)
    }
    guard let window = windows.window(windowID, of: session) else { return Self.plain(.gone) }
    let now = clock.now()
    guard await admits(1, of: session, in: window, at: .file, now: now) else { return Self.tooMany }
    guard let body = try? await request.body.collect(upTo: settings.limits.maximumFormSize) else {
      return Self.plain(.contentTooLarge)
    }
    guard
      let announcement = try? JSONDecoder().decode(
        Announcement.self, from: Data(body.readableBytesView)),
      announcement.field.isNodeName,
      announcement.files.allSatisfy({ $0.size >= 0 }), !announcement.files.isEmpty
    else {
      noteForeignMessage(of: session)
      return Self.plain(.badRequest)
    }
    let files = announcement.files.enumerated().map { index, file in
      prepare(file, at: index, for: window, now: now)
    }
    let tickets: [FileTicket?]
    switch await window.window.expect(
      files.map(\.expected), at: announcement.field, seen: announcement.revision)
    {
    case .success(let given): tickets = given
    case .failure(let reason):
      for file in files { file.upload?.cancel() }
      noteRefusal(WindowEvent(node: announcement.field), reason, of: session)
      // Their field does not take the files, or they are for something else than the user saw. The script shows the text.
      let text = HostWords(await window.window.localization)(.changed)
      return Self.plain(.conflict, type: "text/plain; charset=utf-8", ByteBuffer(string: text))
    }
    let places = zip(files, tickets).map { file, ticket -> Places.Place? in
      guard let upload = file.upload, let ticket else { return nil }
      window.uploads.add(upload, ticket.id)
      return Places.Place(put: addresses.file(ticket.id, window: window.id), row: ticket.row)
    }
    return Self.json(Places(atOnce: settings.limits.uploadsAtOnce, files: places))
  }

  private func prepare(
    _ file: Announcement.File, at index: Int, for window: WebWindow, now: Duration
  ) -> (expected: ExpectedFile, upload: Upload?) {
    let limits = settings.limits
    let room = FileRoom.Part(of: window.uploads.room)
    let refusal: FileRefusal? =
      if index >= limits.maximumFilesPerUpload {
        .tooMany(limit: limits.maximumFilesPerUpload)
      } else if file.size > limits.maximumFileSize {
        .tooLarge(limit: limits.maximumFileSize)
      } else if !room.announce(file.size) {
        .noRoom
      } else {
        nil
      }
    if refusal != nil { return (ExpectedFile(name: file.name, refusal: refusal), nil) }
    let upload = Upload(name: file.name, size: file.size, type: file.type, room: room, now: now)
    return (ExpectedFile(name: file.name) { upload.cancel() }, upload)
  }

  // MARK: One file

  func receiveFile(_ request: Request, windowID: String, file id: String) async -> Response {
    guard let session = await session(ofScript: request, windowID) else {
      return await refuse(request, at: .file)
    }
    guard let window = windows.window(windowID, of: session), let id = Int(id) else {
      return Self.plain(.gone)
    }
    guard admits(1, of: session, at: .file, isInWindow: true) else { return Self.tooMany }
    let limit = settings.limits.uploadsAtOnce
    switch window.uploads.begin(id, atOnce: limit, now: clock.now()) {
    case .notExpected:
      meters.refuse(.foreign)
      sampled.note("refused a file that is not expected", of: session, ["file": "\(id)"])
      return Self.plain(.gone)
    case .tooManyAtOnce:
      return Self.plain(.tooManyRequests)
    case .begun(let upload):
      let body = request.body
      // A separate task, so that an upload that stalls can be canceled.
      let task = Task { await self.receive(body, as: upload, id, in: window) }
      upload.receive(in: task)
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
      return Self.plain(.noContent)
    }
  }

  private func receive(
    _ body: RequestBody, as upload: Upload, _ id: Int, in window: WebWindow
  ) async {
    do {
      let file = try await store(body, of: upload, id, in: window.window)
      guard upload.finish() else { return file.remove() }
      await take([(id, upload.name, upload.size, upload.type, file, upload.room)], in: window)
    } catch {
      sampled.note("a file did not come", of: window.session, ["reason": "\(error)"])
      upload.cancel()
      await window.window.refuse(id, (error as? Interruption)?.refusal ?? .cutOff)
    }
  }

  /// The reason why a file did not arrive completely.
  private struct Interruption: Error {
    let refusal: FileRefusal
    var reason: String
  }

  private func store(
    _ body: RequestBody, of upload: Upload, _ id: Int, in window: Window
  ) async throws -> StoredFile {
    let file = try await keeping { try await StoredFile.make(in: files) }
    var received = 0
    var shown = 0
    do {
      for try await part in body {
        received += part.readableBytes
        guard upload.noteArrival(now: clock.now()) else { throw CancellationError() }
        guard received <= upload.size else {
          throw Interruption(refusal: .cutOff, reason: "more came than was said")
        }
        guard upload.room.grow(by: part.readableBytes) else {
          throw Interruption(refusal: .noRoom, reason: "there is no room for it")
        }
        try await keeping { try await file.append(part) }
        let percent = received * 100 / max(1, upload.size)
        if percent > shown {
          shown = percent
          await window.show(progress: Double(percent) / 100, of: id)
        }
      }
      guard received == upload.size else {
        throw Interruption(refusal: .cutOff, reason: "\(received) of \(upload.size) bytes came")
      }
    } catch {
      file.remove()
      throw error
    }
    file.close()
    return file
  }

  private func keeping<Result>(_ work: () async throws -> Result) async throws -> Result {
    do { return try await work() } catch {
      throw Interruption(refusal: .notStored, reason: "\(error)")
    }
  }

  typealias Arrival = (
    id: Int, name: String, size: Int, type: String, file: StoredFile, room: FileRoom.Part
  )

  /// Delivers files to a window. Each file is removed when the window no longer needs it.
  func take(_ arrivals: [Arrival], in window: WebWindow) async {
    let files = arrivals.map { arrival in
      let file = PickedFile(
        name: arrival.name, size: arrival.size, url: arrival.file.url, claimedType: arrival.type)
      return (id: arrival.id, file: file)
    }
    await window.window.take(files) { file in
      for arrival in arrivals where arrival.file.url == file.url {
        arrival.file.remove()
        arrival.room.release()
      }
    }
  }

  /// Gives up the files of a window that have received nothing for too long.
  func giveUpStalledFiles(of window: WebWindow) async {
    for (id, upload) in window.uploads.stalled(
      at: clock.now(), patience: settings.limits.uploadPatience)
    {
      sampled.note(
        "a file did not come", of: window.session, at: window.client.address,
        ["reason": "nothing came for too long"])
      await window.window.refuse(id, .cutOff)
      upload.cancel()
    }
  }

  // MARK: -

  /// An answer to a page's script, as JSON.
  static func json(_ value: some Encodable) -> Response {
    guard let json = try? JSONEncoder().encode(value) else { return plain(.internalServerError) }
    return plain(.ok, type: "application/json", ByteBuffer(bytes: json))
  }

  /// The session of a request by a page's script. Like a form, it must prove that it comes from a page of this host.
  func session(
    ofScript request: Request, _ windowID: String
  ) async -> SessionKeeper.Session? {
    guard let session = await session(of: request.head, window: windowID),
      let token = request.headers[Headers.formToken],
      sessions.isFormToken(token, of: session, window: windowID)
    else { return nil }
    return session
  }

  /// Answers a request that does not prove that it comes from a page of its session.
  func refuse(_ request: Request, at entrance: ClientBudget.Entrance) async -> Response {
    let session = await sessions.session(of: request.head)
    guard admits(1, of: session, at: entrance) else { return Self.tooMany }
    meters.refuse(.foreign)
    sampled.note(
      entrance == .file
        ? "refused an upload that is of no page of its session"
        : "refused a subscription that is of no page of its session", of: session)
    return Self.plain(.forbidden)
  }
}
