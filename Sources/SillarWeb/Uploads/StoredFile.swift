import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A file in a host's folder, from its creation until its removal. It is removed with its object at the latest.
final class StoredFile: Sendable {
  let url: URL
  private let descriptor: Mutex<CInt>

  /// Creates an empty file.
  static func make(in folder: FileFolder) async throws -> StoredFile {
    try await NIOThreadPool.singleton.runIfActive {
      let url = try folder.newFile()
      let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw FileFolder.Failure("cannot make \(url.path)") }
      return StoredFile(url: url, descriptor: descriptor)
    }
  }

  private init(url: URL, descriptor: CInt) {
    self.url = url
    self.descriptor = Mutex(descriptor)
  }

  deinit { remove() }

  /// Appends bytes to the file. They are written at once: no other part of a file is kept in memory.
  func append(_ bytes: ByteBuffer) async throws {
    try await NIOThreadPool.singleton.runIfActive { [self] in
      try descriptor.withLock { descriptor in
        // The file was removed before this write.
        guard descriptor >= 0 else { return }
        try bytes.withUnsafeReadableBytes { try Self.write($0, to: descriptor) }
      }
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFolder.Failure("cannot write a file")
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes the file for writing.
  func close() {
    descriptor.withLock { descriptor in
      if descriptor >= 0 { _ = Foundation.close(descriptor) }
      descriptor = -1
    }
  }

  func remove() {
    close()
    unlink(url.path)
  }
}
