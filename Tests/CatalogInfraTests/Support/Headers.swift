import HTTPTypes

extension HTTPFields {
  enum OwnField: String {
    case customerID = "Customer-ID"
    case idempotencyKey = "Idempotency-Key"
  }

  subscript(_ field: OwnField) -> String? {
    HTTPField.Name(field.rawValue).flatMap { self[$0] }
  }
}
