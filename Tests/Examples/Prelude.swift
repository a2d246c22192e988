// The declarations that the examples in doc comments share: a module that each of them imports, and may shadow. It is
// only compiled, never run; see Scripts/check-examples.
public import Foundation
public import Hummingbird
public import Observation
public import Sillar
public import SillarData
import SillarTesting
public import SillarWeb

public struct Rename: OutboxCommand {
  public static let kind = "rename-list"
  public static let version = 1
  public let list: String
  public let name: String
  public var subject: String { "list/\(list)" }
}

public struct CounterState: Equatable, Sendable {
  public var taps = 0
  public init(taps: Int = 0) { self.taps = taps }
}

public enum Layout: Sendable { case list, grid }

public enum CounterEvent: Equatable, Sendable {
  case tapped
  case queryChanged(String)
  case soundChanged(Bool)
  case layoutChanged(Layout)
  case rated(Int)
}

@Observable public final class CounterPresenter: Presenter {
  public private(set) var state = CounterState()
  public init() {}
  public func handle(_ event: CounterEvent) async {}
}

public struct CounterView: View {
  public init() {}
  public func body(_ state: CounterState) -> [Node<CounterEvent>] { Text("Counter", .title) }
}

public final class CounterCoordinator: Coordinator {
  public init(navigator: Navigator) {}
  public func start() {}
}

public struct CounterApp: App {
  public var flavor: Flavor { fatalError("only compiled") }
  public init() {}
  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    CounterCoordinator(navigator: context.navigator)
  }
}

public struct SearchApp: App {
  public var flavor: Flavor { fatalError("only compiled") }
  public init(clock: any Clock<Duration>, now: @escaping @Sendable () -> Date = { Date() }) {}
  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    CounterCoordinator(navigator: context.navigator)
  }
}

public final class Tracking: Behavior {
  public let seen: [String] = []
  public init() {}
}

public enum APIAddress: ConfigurationKey {
  public static let name = "api.address"
  public typealias Value = String
}

public enum PageSize: DefaultedConfigurationKey {
  public static let name = "list.page-size"
  public static let defaultValue = 20
}

public struct Endpoints: ConfigurationProvider {
  public let name = "endpoints"
  public init() {}
  public func provide(into configuration: inout ConfigurationBuilder) {}
}

public struct Topic: Identifiable, Equatable, Sendable {
  public let id: Int
  public let name: String
}

public struct ListState: Equatable, Sendable {
  public let layout: Layout
  public init(layout: Layout) { self.layout = layout }
}

public enum ListEvent: Equatable, Sendable {}

public var app: CounterApp { CounterApp() }
public var router: Router<BasicRequestContext> { Router() }
public var host: WebHost { WebHost(app: app) }
public let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
