import BackendModel
import Hummingbird

extension SliceRequest {
  /// Reads the part of a list that a request selects with `limit` and a cursor.
  ///
  /// - Parameter name: the name of the query parameter with the cursor.
  init(of request: Request, after name: String = "after") throws(Problem) {
    let query = try Query(of: request)
    var limit = 20
    if let text = query["limit"] {
      guard let number = Int(text), SliceRequest.limits.contains(number) else {
        throw .invalidSlice("limit has to be a whole number from 1 to 100.")
      }
      limit = number
    }
    guard let cursor = query[name] else {
      self.init(limit: limit)
      return
    }
    guard let place = Cursor.place(cursor) else {
      throw .invalidSlice("\(name) has to be what a list before this one said as next.")
    }
    self.init(after: place, limit: limit)
  }
}
