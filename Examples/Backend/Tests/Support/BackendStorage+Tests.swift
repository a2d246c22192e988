import Foundation
import Programs
import SillarPostgreSQL
import SillarSQL
import Testing

@testable import BackendInfra

extension BackendStorage {
  /// The storage of a test. With PostgreSQL, the schemas have the folder's name.
  static func test(_ folder: URL) -> BackendStorage {
    BackendStorage(
      in: folder,
      open: TestedEngine.address.map { server(at: $0, for: "\(folder.path.suffix(36))") })
  }

  /// Opens the schemas of a test on a server.
  static func server(at address: String, for test: String) -> Open {
    { name, migrations, failure throws(DatabaseUnavailable) in
      try PostgreSQLDatabase(
        "\(name) \(test)", at: address, migrations: migrations, failure: failure)
    }
  }
}

extension Trait where Self == EachEngine {
  static var eachEngine: EachEngine { EachEngine() }
}
