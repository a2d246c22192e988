public import SillarData
public import Work

// The forms of IDs, kinds and states on the wire and in a store: their texts. A text that is none of theirs cannot be read.

extension PersonID: Codable, SQLConvertible {}
extension PhotoID: Codable {}
extension Quote.State: Codable {}
extension RequestID: Codable, SQLConvertible {}
extension RequestState: Codable {}
extension WorkKind: Codable {}
extension WorkTiming: Codable {}
