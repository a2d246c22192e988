public import Foundation

/// Keeps files by name, such as photos, where all processes of a program reach them: ``FolderFiles`` in a folder that they
/// share, ``DatabaseFiles`` in their database, or a type of yours in the buckets of an object storage.
///
/// What stores files takes any of them, and does not know which it has:
///
/// ```swift
/// struct Receipts: Sendable {
///   let files: any FileStore
///
///   func keep(_ scan: Data, of order: String) async throws {
///     try await files.put(scan, as: "receipts/\(order).pdf")
///   }
///
///   func scan(of order: String) async throws -> Data? { try await files.get("receipts/\(order).pdf") }
/// }
/// ```
///
/// A file is stored whole or not at all, whenever the process ends. It is no part of a transaction: store a file under a new
/// name before the row that has the name, and delete the row before the file. Then no row is without its file.
///
/// A name has 1 to 250 ASCII letters, digits and `-`, `_`, `.` and `/`. No part between the `/` is empty or begins with `.`, so
/// that a name cannot leave a folder.
public protocol FileStore: Sendable {
  /// The most bytes that a file may have.
  var limit: Int { get }

  /// Stores a file durably, in place of one that has the name.
  ///
  /// - Throws: ``FileStoreError``; from ``DatabaseFiles``, the app's own error of its database, too.
  func put(_ contents: Data, as name: String) async throws

  /// Reads a part of a file.
  ///
  /// - Returns: Fewer bytes than `count` only at the end of the file; nil if there is no file of this name.
  /// - Throws: The errors of ``put(_:as:)``.
  func get(_ name: String, from offset: Int, count: Int) async throws -> Data?

  /// Deletes files. A name without a file is not an error.
  ///
  /// - Throws: The errors of ``put(_:as:)``. Files that come before the failing one may be deleted.
  func delete(_ names: [String]) async throws
}

extension FileStore {
  /// Reads a file.
  ///
  /// - Returns: Nil if there is no file of this name.
  /// - Throws: The errors of ``put(_:as:)``.
  public func get(_ name: String) async throws -> Data? {
    try await get(name, from: 0, count: Int(Int32.max))
  }
}

/// The reason that a ``FileStore`` cannot store, read or delete a file.
///
/// ```swift
/// func words(for error: FileStoreError) -> String {
///   if case .tooLarge(_, let limit) = error { "At most \(limit) bytes." } else { "\(error)" }
/// }
/// ```
public enum FileStoreError: Error, Hashable, CustomStringConvertible {
  /// A name that breaks the rule of ``FileStore``.
  case unusableName(String)
  /// A file of more bytes than ``FileStore/limit``.
  case tooLarge(_ name: String, limit: Int)
  /// The error of a disk, for a log.
  case failed(_ name: String, reason: String)

  public var description: String {
    switch self {
    case .unusableName(let name):
      """
      "\(name)" cannot be the name of a file: a name has 1 to 250 ASCII letters, digits, "-", "_", "." and "/", and no part \
      that is empty or begins with "."
      """
    case .tooLarge(let name, let limit):
      "\(name) is too large: a file here may have \(limit) bytes"
    case .failed(let name, let reason):
      """
      cannot use the file \(name) (\(reason)): check that its folder can be read and written, and that there is room on the \
      disk
      """
    }
  }
}

extension FileStore {
  /// - Throws: ``FileStoreError/unusableName(_:)``.
  func check(_ name: String) throws(FileStoreError) {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isRight = parts.allSatisfy { part in
      part.first != nil && part.first != UInt8(ascii: ".") && part.allSatisfy(Self.isAllowed)
    }
    guard name.utf8.count <= 250, isRight else { throw .unusableName(name) }
  }

  /// - Throws: ``FileStoreError/unusableName(_:)``, ``FileStoreError/tooLarge(_:limit:)``.
  func check(_ name: String, _ contents: Data) throws(FileStoreError) {
    try check(name)
    guard contents.count <= limit else { throw .tooLarge(name, limit: limit) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
