import Foundation
import Testing

/// The implementation that a contract is tested with. A failure names it.
enum Implementation: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// The repository in memory, which delivery and model tests use.
  case memory
  /// The app's own repository, over the fake server that infra tests use.
  case fakeServer
  /// The app's own repository, over the backend.
  case backend

  var testDescription: String { rawValue }
}

/// The time of the contract tests; a repository with its own clock starts at it.
let today = Date(timeIntervalSince1970: 1_795_255_200)
