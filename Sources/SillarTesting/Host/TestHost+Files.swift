import Foundation
import Sillar
import SillarHost

extension TestHost {
  /// Chooses files for a file field and sends them. The files stay on disk until the presenter has handled them.
  ///
  /// ```swift
  /// func addPhoto(_ app: TestHost, _ photo: Data) async throws {
  ///   try await app.choose(files: [ChosenFile("beach.jpg", photo)], for: "Photos")
  /// }
  /// ```
  ///
  /// - Parameter label: The field's label.
  public func choose(
    files: [ChosenFile], for label: String, in place: String? = nil, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    _ = try await find(.field(label, in: place), fileID, line) { node in
      guard node.takesFiles else {
        throw await self.failure("The field \"\(label)\" takes no files.", fileID, line)
      }
      return try await self.give(files, to: node.id, fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Returns false when the field takes no files now.
  func give(
    _ files: [ChosenFile], to field: NodeName, _ fileID: String, _ line: Int
  ) async throws -> Bool {
    let expected = files.map { ExpectedFile(name: $0.name) }
    switch await window.expect(expected, at: field) {
    case .success(let tickets):
      try await send(files, tickets)
      return true
    case .failure(.ended): throw await failure("The app has been closed.", fileID, line)
    case .failure: return false
    }
  }

  private func send(_ files: [ChosenFile], _ tickets: [FileTicket?]) async throws {
    var arrived: [(id: Int, file: PickedFile)] = []
    for (file, ticket) in zip(files, tickets) {
      guard let ticket else { continue }
      let url = FileManager.default.temporaryDirectory
        .appending(path: "sillar-testing-\(UUID().uuidString)")
      try file.contents.write(to: url)
      let picked = PickedFile(
        name: file.name, size: file.contents.count, url: url, claimedType: file.type)
      arrived.append((ticket.id, picked))
    }
    await window.take(arrived) { try? FileManager.default.removeItem(at: $0.url) }
  }
}
