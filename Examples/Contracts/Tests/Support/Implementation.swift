import Foundation
import Testing

/// What a contract is tested with. A failure names it.
enum Implementation: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// The repository in memory, which delivery and model tests use.
  case memory
  /// The app's own repository, over the fake server that infra tests use.
  case fakeServer
  /// The app's own repository, over the backend.
  case backend

  var testDescription: String { rawValue }
}

/// When contracts are tested: a repository that has a clock of its own starts there.
let today = Date(timeIntervalSince1970: 1_795_255_200)
