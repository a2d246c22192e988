public import Foundation
public import PhotosModel

/// Files of each kind, as complete as the checks of this module need them.
public enum Sample {
  /// A JPEG of 32 by 16 gray pixels. Its two tables have one code of one bit, so that each of its eight blocks takes two.
  public static let jpeg = Data(
    [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
      + [0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 32, 1, 1, 0x11, 0]
      + [0xFF, 0xC4, 0, 20, 0x00, 1] + [UInt8](repeating: 0, count: 16)
      + [0xFF, 0xC4, 0, 20, 0x10, 1] + [UInt8](repeating: 0, count: 16)
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0, 0xFF, 0xD9])
  public static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data("IEND".utf8)
    + Data([0xAE, 0x42, 0x60, 0x82])
  public static let webp = Data("RIFF".utf8) + Data([9, 0, 0, 0]) + Data("WEBPVP8 ".utf8)
  public static let script = Data("<svg onload='alert(1)'></svg>".utf8)

  /// Writes a file as an upload leaves it: under a random name.
  public static func file(_ contents: Data, _ name: String, in folder: URL) throws -> PhotoFile {
    let url = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try contents.write(to: url)
    return PhotoFile(name: name, url: url)
  }
}
