import Foundation
import Observation
import Sillar
import SillarData
import SillarModel
import SillarTesting
import Testing

struct AlbumState: Equatable, Sendable {
  var photos: [String] = []
  var refused: [String] = []
  var problem: Problem?
}

enum AlbumEvent: Equatable, Sendable { case picked([PickedFile]) }

@Observable final class AlbumPresenter: Presenter {
  private(set) var state = AlbumState()
  private let keep: (PickedFile) async throws -> String?

  /// - Parameter keep: Keeps a photo and returns its name; nil for a file that is no photo.
  init(keep: @escaping (PickedFile) async throws -> String?) { self.keep = keep }

  func handle(_ event: AlbumEvent) async {
    (state.refused, state.problem) = ([], nil)
    switch event {
    case .picked(let files):
      for file in files {
        do {
          if let name = try await keep(file) {
            state.photos.append(name)
          } else {
            state.refused.append(file.name)
          }
        } catch {
          state.problem = Problem(error)
        }
      }
    }
  }
}

struct AlbumView: View {
  func body(_ state: AlbumState) -> [Node<AlbumEvent>] {
    Text("Album", .title)
    FileField(
      "Photos", accepts: ["image/jpeg", "image/png"], several: true, send: { .picked($0) })
    for name in state.refused { Alert("\(name) is not a photo", "", .error).id(name) }
    ProblemAlert(state.problem)
    Grid(minimumWidth: 140) {
      for name in state.photos { Picture(.stored(name), description: "A photo").id(name) }
    }
  }
}

struct PhotoFiles: Sendable {
  let files: any FileStore

  func keep(_ file: PickedFile) async throws -> String? {
    let contents = try await FileWork.run { try Data(contentsOf: file.url) }
    guard PictureFormat(of: contents) != nil else { return nil }
    let name = UUID().uuidString
    try await files.put(contents, as: name)
    return name
  }
}

struct FilesGuide {
  private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test func `a chosen photo is kept, and anything else is refused`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let photos = PhotoFiles(files: try FolderFiles(in: folder))
    let makeAlbum: @Sendable () -> Screen = {
      Screen(
        "album", view: AlbumView(),
        presenter: AlbumPresenter { try await photos.keep($0) })
    }
    try await TestHost.open(makeAlbum) { app in
      let files = [ChosenFile("beach.png", Self.png), ChosenFile("notes.png", Data("no".utf8))]
      try await app.choose(files: files, for: "Photos")
      try await app.see("(picture: A photo)")
      try await app.see("✗ notes.png is not a photo")
    }
  }
}
