/// How data goes: the wire, the app's side of it, and the service.
extension FeatureTemplate {
  var wire: String {
    """
    public import SillarData

    /// One of the \(things) on the wire: what the service answers and the app reads.
    public struct \(item)DTO: Codable, Sendable {
      public let id: String
      public let title: String
      public let text: String
    }

    extension Endpoint<[\(item)DTO]> {
      public static var \(key): Self { .get("v1/\(path)") }
    }

    extension Endpoint<\(item)DTO> {
      public static func \(itemKey)(_ id: String) -> Self { .get("v1/\(path)/\\(id)") }
    }

    """
  }

  // MARK: Infra

  var infra: String {
    """
    public import \(name)Model
    import \(name)Wire
    public import SillarData
    public import SillarModel

    /// The \(things) of the service, saved in its folder for reading without a connection.
    public struct Saved\(name): \(name)Repository {
      private let list: CachedReader<String, [\(item)DTO]>
      private let details: CachedReader<\(item).ID, \(item)DTO>

      /// - Throws: `DatabaseUnavailable`.
      public init(_ service: RemoteService) throws {
        let answers = try SavedAnswers("\(path)", in: service.folder)
        list = CachedReader(service.client, saving: answers) { _ in .\(key) }
        details = CachedReader(service.client, saving: answers) { .\(itemKey)($0) }
      }

      public func \(key)() -> Readings<[\(item)]> {
        list.readings("").mapValues { $0.map(\(item).init) }
      }

      public func \(itemKey)(_ id: \(item).ID) -> Readings<\(item)> {
        details.readings(id).mapValues(\(item).init)
      }
    }

    extension \(item) {
      init(_ dto: \(item)DTO) { self.init(id: dto.id, title: dto.title, text: dto.text) }
    }

    """
  }

  // MARK: Service

  var service: String {
    """
    import Foundation
    public import Hummingbird
    import \(name)Wire
    import SillarData

    /// The service of \(things): it answers the endpoints of \(name)Wire with what is in `\(path).json`.
    public struct \(name)Service: Sendable {
      private let \(key): [\(item)DTO]

      public init() throws {
        let file = Bundle.module.bundleURL.appending(path: "\(path).json")
        \(key) = try JSONDecoder.api.decode([\(item)DTO].self, from: Data(contentsOf: file))
      }

      public func addRoutes(to router: Router<some RequestContext>) {
        router.get(RouterPath(Endpoint.\(key).path)) { [\(key)] _, _ in \(key) }
        router.get(RouterPath(Endpoint.\(itemKey)(":id").path)) { [\(key)] _, context in
          let id = try context.parameters.require("id")
          guard let \(itemKey) = \(key).first(where: { $0.id == id }) else {
            throw HTTPError(.notFound)
          }
          return \(itemKey)
        }
      }
    }

    extension \(item)DTO: ResponseEncodable {}

    """
  }

  var content: String {
    """
    [
      { "id": "1", "title": "The first \(thing)", "text": "It is in Features/\(name)/Service/\(path).json." },
      { "id": "2", "title": "The second \(thing)", "text": "Stop the backend: what you have seen stays." }
    ]

    """
  }
}
