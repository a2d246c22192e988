public import Kit
public import Sillar
public import SillarData
public import Work
import WorkDelivery
public import WorkInfra

/// A module of people's work before a service: see `ModuleWorld`.
public protocol WorkWorld: ModuleWorld {
  var service: WorkService { get }
}

extension WorkWorld {
  public static var beneath: [Module] { [WorkModule.module] }

  /// Sends the outbox until the condition holds for a person's entries.
  public func send(
    of person: Person = ana, until isDone: ([OutboxEntry]) -> Bool = \.isEmpty
  ) async throws {
    try await service.send(of: person, until: isDone)
  }
}
