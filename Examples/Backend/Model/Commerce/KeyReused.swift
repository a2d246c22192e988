/// The idempotency key of a request was used before, for another request.
public struct KeyReused: Error, Equatable {
  public init() {}
}
