import Foundation

/// Pictures as files in one folder, with a maximum total size. The least recently used ones are deleted first.
///
/// A file is named for its picture, its size and its format, so that a truncated file is detected.
actor PictureFiles {
  private struct File {
    let name: String
    let size: Int
    /// A counter that grows with each use.
    var lastUse: Int
  }

  private let executor = FileExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let directory: URL
  private let maximumSize: Int
  /// The files by the name of their picture.
  private var files: [String: File] = [:]
  private(set) var totalSize = 0
  private var uses = 0

  init(directory: URL, maximumSize: Int) {
    self.directory = directory
    self.maximumSize = maximumSize
  }

  /// Returns nil for a picture that is missing or truncated.
  func read(_ picture: String) -> CachedPicture? {
    lookIntoFolder()
    guard let file = files[picture], let format = PictureFormat(fileName: file.name) else {
      return nil
    }
    let url = directory.appending(path: file.name)
    // Blocks: an actor on a FileExecutor.
    guard let bytes = try? Data(contentsOf: url), bytes.count == file.size else {
      remove(picture)
      return nil
    }
    uses += 1
    files[picture]?.lastUse = uses
    // Keeps the order of use for the next start.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
    return CachedPicture(bytes: bytes, format: format)
  }

  /// Writes a picture, whole or not at all, and makes room for it.
  func write(_ picture: CachedPicture, as name: String) throws {
    let size = picture.bytes.count
    guard size <= maximumSize else { return }
    lookIntoFolder()
    remove(name)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = "\(name)-\(size).\(picture.format.suffix)"
    try picture.bytes.write(to: directory.appending(path: file), options: .atomic)
    add(name, file, size: size)
    makeRoom()
  }

  private func add(_ picture: String, _ file: String, size: Int) {
    uses += 1
    files[picture] = File(name: file, size: size, lastUse: uses)
    totalSize += size
  }

  private func remove(_ picture: String) {
    guard let file = files.removeValue(forKey: picture) else { return }
    totalSize -= file.size
    try? FileManager.default.removeItem(at: directory.appending(path: file.name))
  }

  private func makeRoom() {
    guard totalSize > maximumSize else { return }
    // Frees a little more than needed, so that not every new picture causes a sort.
    for (picture, _) in files.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where totalSize > maximumSize - maximumSize / 10 && files.count > 1 {
      remove(picture)
    }
  }

  private var hasLooked = false

  /// Finds the files of earlier runs, in the order of their last use. Other files stay as they are.
  private func lookIntoFolder() {
    if hasLooked { return }
    hasLooked = true
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
    let urls = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: keys)
    let found = (urls ?? []).compactMap { url -> (name: String, size: Int, used: Date)? in
      let values = try? url.resourceValues(forKeys: Set(keys))
      guard let size = Self.size(inName: url.lastPathComponent), size == values?.fileSize else {
        return nil
      }
      return (url.lastPathComponent, size, values?.contentModificationDate ?? .distantPast)
    }
    for file in found.sorted(by: { $0.used < $1.used }) {
      add(String(file.name.prefix(Self.nameLength)), file.name, size: file.size)
    }
    makeRoom()
  }

  /// The number of hexadecimal digits in a picture's name.
  private static let nameLength = 64

  /// The size in the name of one of this cache's files; nil for any other file.
  private static func size(inName name: String) -> Int? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, PictureFormat(fileName: name) != nil,
      let dash = parts[0].firstIndex(of: "-")
    else { return nil }
    let digest = parts[0][..<dash]
    guard digest.utf8.count == nameLength, digest.allSatisfy(\.isHexDigit) else { return nil }
    return Int(parts[0][parts[0].index(after: dash)...])
  }
}

extension PictureFormat {
  /// The file name extension of this format.
  fileprivate var suffix: String {
    switch self {
    case .svg: "svg"
    case .png: "png"
    case .jpeg: "jpeg"
    case .webp: "webp"
    }
  }

  fileprivate init?(fileName: String) {
    let suffix = fileName.split(separator: ".").last
    guard let format = [Self.svg, .png, .jpeg, .webp].first(where: { $0.suffix == suffix ?? "" })
    else { return nil }
    self = format
  }
}
