public import SillarModel

/// What a source knows, how fresh it is, and why the service did not help where it should have.
public typealias Answer<Value: Sendable> = TypedReading<Value, QuotesError>

/// What a source answers to one question: first what is saved, where something is, and then what is live.
public typealias Answers<Value: Sendable> = TypedReadings<Value, QuotesError>
