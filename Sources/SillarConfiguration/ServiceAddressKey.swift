public import Foundation
public import Sillar

/// A key for the address of a service that an app talks to: scheme, host, port and path.
///
/// ```swift
/// enum ShopAPI: ServiceAddressKey {
///   static let name = "api.url"
///   static let summary = "What shop/v1 lies below."
/// }
/// ```
public protocol ServiceAddressKey: ConfigurationKey where Value == URL {}

extension ServiceAddressKey {
  public static var kind: String? {
    "an address such as http://127.0.0.1:8081/api, without name, password or query"
  }

  public static func value(from text: String) -> URL? {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host()?.isEmpty == false, url.user() == nil, url.password() == nil, url.query() == nil,
      url.fragment() == nil
    else { return nil }
    return url
  }
}
