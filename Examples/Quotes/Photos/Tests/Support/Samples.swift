import Foundation
import PhotosModel
import Work
import WorkInfra

let ana = Person(id: PersonID("ana"), name: "Ana Ruiz", role: .homeowner, city: "Madrid")
let carla = Person(id: PersonID("carla"), name: "Carla Vega", role: .professional, city: "Madrid")

/// Files of each kind, as far as anybody looks into them here.
enum Sample {
  static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0]) + Data("the rest of a photo".utf8)
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data("more".utf8)
  static let webp = Data("RIFF".utf8) + Data([9, 0, 0, 0]) + Data("WEBPVP8 ".utf8)
  static let script = Data("<svg onload='alert(1)'></svg>".utf8)

  /// Writes one as it lies where an upload has been put.
  static func file(_ contents: Data, _ name: String, in folder: URL) throws -> PhotoFile {
    let url = folder.appending(path: UUID().uuidString)
    try contents.write(to: url)
    return PhotoFile(name: name, url: url)
  }
}
