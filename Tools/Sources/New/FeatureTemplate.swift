/// A feature of a project, as one slice: a list and a detail, which it reads from its service and saves for reading without a
/// connection.
struct FeatureTemplate {
  let name: String
  /// The type of an item.
  let item: String
  var languages = ["en"]

  var key: String { name.camelCased }
  var itemKey: String { item.camelCased }
  var path: String { name.hyphenated }
  var things: String { name.spaced.lowercased() }
  var thing: String { item.spaced.lowercased() }

  var files: [(String, String)] {
    [
      ("Model/\(item).swift", model),
      ("Model/\(name)Repository.swift", repository),
      ("Delivery/\(name)Module.swift", module),
      ("Delivery/\(name)Coordinator.swift", coordinator),
      ("Delivery/\(name)List.swift", list),
      ("Delivery/\(item)Detail.swift", detail),
      ("Delivery/Words.swift", words),
      ("Delivery/Resources/Localizable.xcstrings", catalog),
      ("Wire/\(item)DTO.swift", wire),
      ("Infra/Saved\(name).swift", infra),
      ("Service/\(name)Service.swift", service),
      ("Service/\(path).json", content),
      ("Tests/\(name)ListTests.swift", listTests),
      ("Tests/Saved\(name)Tests.swift", savedTests),
      ("Tests/Support/World.swift", WorldTemplate(name: name).text),
      ("Tests/Support/Memory\(name).swift", memory),
    ]
  }

  /// The targets of the feature in a manifest.
  ///
  /// - Parameter home: The path of its folder from the manifest, with a slash at its end.
  func targets(below home: String) -> String {
    """
        .target(
          name: "\(name)Model", dependencies: [sillar("SillarModel")], path: "\(home)Model"),
        .target(
          name: "\(name)Delivery", dependencies: ["\(name)Model", sillar("Sillar"), sillar("SillarModel")],
          path: "\(home)Delivery", resources: [.copy("Resources")]),
        .target(name: "\(name)Wire", dependencies: [sillar("SillarData")], path: "\(home)Wire"),
        .target(
          name: "\(name)Infra",
          dependencies: ["\(name)Model", "\(name)Wire", sillar("SillarData"), sillar("SillarModel")],
          path: "\(home)Infra"),
        .target(
          name: "\(name)Service", dependencies: ["\(name)Wire", hummingbird, sillar("SillarData")],
          path: "\(home)Service", resources: [.copy("\(path).json")]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)Delivery", "\(name)Infra", "\(name)Model", "\(name)Service", hummingbird,
            sillar("Sillar"), sillar("SillarData"), sillar("SillarModel"), sillar("SillarTesting"),
            sillar("TestServers"),
          ], path: "\(home)Tests"),
    """
  }

  // MARK: Model

  var model: String {
    """
    /// One of the \(things).
    public struct \(item): Identifiable, Equatable, Sendable {
      public let id: String
      public let title: String
      public let text: String

      public init(id: String, title: String, text: String) {
        self.id = id
        self.title = title
        self.text = text
      }
    }

    """
  }

  var repository: String {
    """
    public import SillarModel

    /// All \(things). A value that was saved earlier comes first, then that of the service.
    public protocol \(name)Repository: Sendable {
      func \(key)() -> Readings<[\(item)]>

      /// The stream throws `Problem.notFound` when there is nothing with this id.
      func \(itemKey)(_ id: \(item).ID) -> Readings<\(item)>
    }

    """
  }

  // MARK: Delivery

  var module: String {
    """
    import Foundation
    public import Sillar

    /// \(name) as a part that apps are built of.
    public enum \(name)Module {
      public static let module = Module(
        name: "\(name)", version: "1.0.0",
        resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
        routes: \(name)Coordinator.routes)
    }

    """
  }

  var coordinator: String {
    """
    public import \(name)Model
    public import Sillar

    /// The way into \(name), and between its screens.
    public final class \(name)Coordinator: Coordinator {
      private let context: ModuleContext
      private let \(key): any \(name)Repository

      public init(_ context: ModuleContext, \(key): any \(name)Repository) {
        self.context = context
        self.\(key) = \(key)
      }

      public func start() { context.navigator.replaceAll(with: [list()]) }

      public static let destinations: [Destination<\(name)Coordinator>] = [
        Destination(\(name)ListRoute.self) { $0.list() },
        Destination(
          \(item)DetailRoute.self, beneath: { _ in [\(name)ListRoute()] },
          build: { $0.detail($1.id) }),
      ]

      func showDetail(_ id: \(item).ID) { context.navigator.push(detail(id)) }

      private func list() -> Screen {
        let presenter = \(name)ListPresenter(context, \(key): \(key), coordinator: self)
        return Screen("\(path)", at: \(name)ListRoute(), view: \(name)ListView(), presenter: presenter)
      }

      private func detail(_ id: \(item).ID) -> Screen {
        let presenter = \(item)DetailPresenter(context, id: id, \(key): \(key))
        return Screen(
          "\(item.hyphenated)", at: \(item)DetailRoute(id: id), view: \(item)DetailView(), presenter: presenter)
      }
    }

    """
  }

  var list: String {
    """
    import \(name)Model
    import Observation
    import Sillar

    struct \(name)ListRoute: Route {
      static let path = Path("/\(path)") { \(name)ListRoute() }
    }

    enum \(name)ListEvent: Equatable, Sendable {
      case retried
      case selected(\(item).ID)
    }

    @Observable final class \(name)ListPresenter: Presenter {
      private let list: Loader<[\(item)]>
      private let coordinator: \(name)Coordinator
      var state: Loaded<[\(item)]> { list.state }

      init(
        _ context: ModuleContext, \(key): any \(name)Repository, coordinator: \(name)Coordinator
      ) {
        list = Loader(context, readings: { \(key).\(key)() })
        self.coordinator = coordinator
      }

      func runWhileVisible() async { await list.run() }

      func handle(_ event: \(name)ListEvent) async {
        switch event {
        case .retried: await list.retry()
        case .selected(let id): coordinator.showDetail(id)
        }
      }
    }

    struct \(name)ListView: View {
      func body(_ state: Loaded<[\(item)]>) -> [Node<\(name)ListEvent>] {
        Text(Words.listTitle, .title)
        Loading(state, retry: .retried) { items in
          if items.isEmpty {
            EmptyState(Words.listEmpty)
          } else {
            List(items, label: Words.listTitle) { item in
              Row(send: .selected(item.id)) { Text(item.title, .heading) }
                .linked(to: \(item)DetailRoute(id: item.id))
            }
          }
        }
      }
    }

    """
  }

  var detail: String {
    """
    import \(name)Model
    import Observation
    import Sillar

    struct \(item)DetailRoute: Route {
      let id: \(item).ID
      static let path = Path("/\(path)/:id", \\.id, make: Self.init)
    }

    enum \(item)DetailEvent: Equatable, Sendable { case retried }

    @Observable final class \(item)DetailPresenter: Presenter {
      private let \(itemKey): Loader<\(item)>
      var state: Loaded<\(item)> { \(itemKey).state }

      init(_ context: ModuleContext, id: \(item).ID, \(key): any \(name)Repository) {
        \(itemKey) = Loader(context, readings: { \(key).\(itemKey)(id) })
      }

      func runWhileVisible() async { await \(itemKey).run() }
      func handle(_ event: \(item)DetailEvent) async { await \(itemKey).retry() }
    }

    struct \(item)DetailView: View {
      func body(_ state: Loaded<\(item)>) -> [Node<\(item)DetailEvent>] {
        Text(state.value?.title.localized ?? Words.detailTitle.localized, .title)
        Loading(state, retry: .retried) { \(itemKey) in
          Text(\(itemKey).text)
        }
      }
    }

    """
  }

  var words: String {
    """
    import Sillar

    /// The keys of the texts in `Resources/Localizable.xcstrings`.
    enum Words: String, StringKey {
      static let module = "\(name)"

      case listTitle, listEmpty
      case detailTitle
    }

    """
  }

  var catalog: String {
    Text.catalog(
      [
        Text(key: "detailTitle", english: item.spaced, spanish: nil),
        Text(key: "listEmpty", english: "Nothing here yet", spanish: "Aún no hay nada"),
        Text(key: "listTitle", english: name.spaced, spanish: nil),
      ], in: languages)
  }
}
