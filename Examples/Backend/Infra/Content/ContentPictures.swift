import BackendModel
import Foundation
import SillarData

/// The pictures of a part of the content: SVG files in its folder `pictures`.
///
///     let pictures = ContentPictures("trivia", in: folder)
///     let picture = try await pictures.picture(named: name)
struct ContentPictures: Sendable {
  /// The path in the content folder, such as `trivia/pictures`.
  let path: String
  private let folder: URL

  init(_ part: String, in folder: URL = BundledContent.folder) {
    path = "\(part)/pictures"
    self.folder = folder.appending(path: path)
  }

  /// The names of all pictures.
  var names: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
  }

  /// - Returns: `nil` when there is none.
  /// - Throws: ``ContentError`` when the file is not an SVG, or has scripts or external references.
  func picture(named name: PictureName) async throws -> Picture? {
    let file = folder.appending(path: "\(name).svg")
    let data = try await FileWork.run { () throws -> Data? in
      do {
        // Blocks: in FileWork.run.
        return try Data(contentsOf: file)
      } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
        return nil
      }
    }
    guard let data else { return nil }
    guard PictureFormat(of: data) == .svg, let svg = String(data: data, encoding: .utf8) else {
      throw ContentError([
        "\(path)/\(name).svg: it is not an SVG, or one with scripts or references to elsewhere"
      ])
    }
    return Picture(name: name, svg: svg, version: svg.fingerprint)
  }
}

extension Set<String> {
  /// Returns the fault of a picture name that is invalid, or that has no file in `pictures`.
  func faultUnlessHas(_ name: String, in pictures: ContentPictures) -> String? {
    if PictureName(name) == nil { return "cannot name a picture: use a-z, 0-9 and -" }
    return contains(name) ? nil : "has no picture \(pictures.path)/\(name).svg"
  }
}
