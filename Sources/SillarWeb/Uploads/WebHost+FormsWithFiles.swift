import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import SillarHost

/// Files without the script: they are part of the posted form, which is read as it arrives.
extension WebHost {
  /// The reason why a form is not read to its end.
  enum FormFailure: Error {
    /// In bytes.
    case tooLong(limit: Int)
    case forbidden
    case unreadable
  }

  /// Reads a form with files. Afterward the files are on disk and the fields are in memory.
  ///
  /// - Throws: ``FormFailure``; all files of the form have then been removed.
  func readForm(
    _ body: RequestBody, boundary: String, session: SessionKeeper.Session, windowID: String
  ) async throws(FormFailure) -> FormContent {
    var reading = FormReading(
      host: self, session: session, windowID: windowID,
      window: windows.window(windowID, of: session))
    do {
      try await reading.read(body, boundary: boundary)
    } catch {
      let interrupted = reading.content.files
      reading.content.dropFiles()
      if case .unreadable = error, let window = reading.window {
        sampled.note("a form did not come whole", of: session)
        // The page shows the user why the files are missing when it is loaded again.
        for (field, files) in Dictionary(grouping: interrupted, by: \.field) {
          _ = await window.window.expect(
            files.map { ExpectedFile(name: $0.name, refusal: .cutOff) }, at: field)
        }
      }
      throw error
    }
    return reading.content
  }

  /// Delivers the files of a form to a window, field by field.
  ///
  /// - Returns: False if some are refused, or are for something else than the user saw.
  func deliver(_ content: FormContent, seen: Int?, to window: WebWindow) async -> Bool {
    var isUpToDate = !content.hasStrayFiles
    var fields: [NodeName] = []
    for file in content.files where !fields.contains(file.field) { fields.append(file.field) }
    var arrivals: [Arrival] = []
    for field in fields {
      let files = content.files.filter { $0.field == field }
      let expected = files.map { ExpectedFile(name: $0.name, refusal: $0.refusal) }
      let expectation = await window.window.expect(expected, at: field, seen: seen)
      guard case .success(let tickets) = expectation else {
        sampled.note("refused files of a form", of: window.session, ["node": "\(field)"])
        isUpToDate = false
        continue
      }
      for (file, ticket) in zip(files, tickets) {
        guard let ticket, let stored = file.stored else { continue }
        arrivals.append((ticket.id, file.name, file.size, file.type, stored, file.room))
      }
    }
    await take(arrivals, in: window)
    return isUpToDate
  }
}

/// A form while it is being read.
private struct FormReading {
  enum Current {
    case nothing
    case field(String, ByteBuffer)
    /// The last of the files.
    case file
  }

  let host: WebHost
  let session: SessionKeeper.Session
  let windowID: String
  let window: WebWindow?
  var content = FormContent(fields: FormFields(""))
  var current = Current.nothing
  var fieldBytes = 0

  mutating func read(
    _ body: RequestBody, boundary: String
  ) async throws(WebHost.FormFailure) {
    let limits = host.settings.limits
    // Refused content is read too, up to this length, so that the browser can show the reason.
    let longest = 2 * limits.maximumFileBytesPerWindow + limits.maximumFormSize
    var parser = MultipartParser(boundary: boundary)
    var length = 0
    do {
      for try await bytes in body {
        length += bytes.readableBytes
        guard length <= longest else { throw WebHost.FormFailure.tooLong(limit: longest) }
        parser.feed(bytes)
        while let piece = try parser.next() { try await take(piece) }
      }
    } catch let failure as WebHost.FormFailure {
      throw failure
    } catch {
      throw .unreadable
    }
    guard parser.isComplete else { throw .unreadable }
  }

  private mutating func take(
    _ piece: MultipartParser.Piece
  ) async throws(WebHost.FormFailure) {
    switch piece {
    case .part(let head): current = try await begin(head)
    case .bytes(let bytes): try await append(bytes)
    case .endOfPart:
      if case .field(let name, let value) = current {
        content.fields.add(name, String(buffer: value))
      }
      if case .file = current { content.files[content.files.count - 1].stored?.close() }
      current = .nothing
    }
  }

  private mutating func begin(
    _ head: MultipartHead
  ) async throws(WebHost.FormFailure) -> Current {
    fieldBytes += head.name.utf8.count
    try checkLength()
    guard let fileName = head.fileName else { return .field(head.name, ByteBuffer()) }
    // Browsers post a file field without a selection as a file without a name.
    guard !fileName.isEmpty, let window, let field = FormFields.node(of: head.name) else {
      return .nothing
    }
    // The token is the first field of a form, so a page of this host sends it before any file.
    guard let token = content.fields["token"],
      host.sessions.isFormToken(token, of: session, window: windowID)
    else { throw .forbidden }
    if case .failure(let reason) = await window.window.expect([], at: field) {
      host.noteRefusal(WindowEvent(node: field), reason, of: session)
      content.hasStrayFiles = true
      return .nothing
    }
    // Each file costs some memory, even a refused one.
    fieldBytes += 100 + fileName.utf8.count
    var file = FormContent.File(
      field: field, name: fileName, type: head.contentType,
      room: FileRoom.Part(of: window.uploads.room))
    let limit = host.settings.limits.maximumFilesPerUpload
    if content.files.count >= limit {
      file.refuse(.tooMany(limit: limit))
    } else {
      do { file.stored = try await StoredFile.make(in: host.files) } catch {
        host.logger.error("no file can be kept", metadata: ["error": "\(error)"])
        file.refuse(.notStored)
      }
    }
    content.files.append(file)
    return .file
  }

  private func checkLength() throws(WebHost.FormFailure) {
    let limit = host.settings.limits.maximumFormSize
    guard fieldBytes <= limit else { throw .tooLong(limit: limit) }
  }

  private mutating func append(_ bytes: ByteBuffer) async throws(WebHost.FormFailure) {
    switch current {
    case .nothing: break
    case .field(let name, var value):
      current = .nothing
      fieldBytes += bytes.readableBytes
      try checkLength()
      value.writeImmutableBuffer(bytes)
      current = .field(name, value)
    case .file:
      let index = content.files.count - 1
      guard let stored = content.files[index].stored else { return }
      let limit = host.settings.limits.maximumFileSize
      content.files[index].size += bytes.readableBytes
      if content.files[index].size > limit {
        content.files[index].refuse(.tooLarge(limit: limit))
      } else if !content.files[index].room.grow(by: bytes.readableBytes) {
        content.files[index].refuse(.noRoom)
      } else {
        do { try await stored.append(bytes) } catch {
          host.logger.error("a file cannot be kept", metadata: ["error": "\(error)"])
          content.files[index].refuse(.notStored)
        }
      }
    }
  }
}
