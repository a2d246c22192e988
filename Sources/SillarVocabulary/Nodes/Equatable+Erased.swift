extension Equatable {
  /// True if another value is of the same type, and equal. Both may be of an erased type, `any Equatable`.
  ///
  /// Called for each control of each rendering. The types are the same when the value is reinterpreted; a cast with `as?`
  /// would double the time.
  package func isEqual<Other: Equatable>(to other: Other) -> Bool {
    Self.self == Other.self && self == unsafeBitCast(other, to: Self.self)
  }
}
