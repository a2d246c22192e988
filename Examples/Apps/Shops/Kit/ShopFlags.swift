import CatalogDelivery
import CompanyKit
public import Foundation
public import Sillar
import SillarConfiguration
import SillarData

/// The address of a document of flags, which change while the app runs; nil for an app without.
public enum FlagsURL: DefaultedConfigurationKey {
  public static let name = "flags.url"
  public static let summary = "The address of flags, which change while the app runs."
  public static let defaultValue: URL? = nil
}

/// What a document may set.
private let keys: [any ConfigurationKey.Type] = [CatalogShowsStock.self, CatalogPageSize.self]

private func file(in folder: URL) -> URL { folder.appending(path: "flags.json") }

extension Configuration {
  /// The configuration whose listing says what the flags of a shop are; the same if it has no address for them.
  var listingShopFlags: Configuration {
    guard self[FlagsURL.self] != nil, let folder = try? require(DataFolder.self) else {
      return self
    }
    return listingFlags(keys, keptIn: file(in: folder))
  }
}

extension RemoteFlags {
  /// The flags of a shop; nil if its configuration has no address for them.
  static func ofShop(_ configuration: Configuration, _ company: Company) -> RemoteFlags? {
    configuration[FlagsURL.self].map { url in
      let service = company.service(at: url)
      return RemoteFlags(
        keys, file: file(in: service.folder), work: service.work, clock: service.clock,
        report: service.report
      ) { try await service.client.send(.data("", accept: "application/json")).body }
    }
  }
}
