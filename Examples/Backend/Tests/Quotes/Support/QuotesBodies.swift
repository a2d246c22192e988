// Bodies of requests to the API of requests and quotes.
extension String {
  static func signIn(_ email: String, _ password: String) -> String {
    #"{"email":"\#(email)","password":"\#(password)"}"#
  }

  static func request(
    _ id: String, kind: String = "plumbing", title: String = "A tap drips", city: String = "Madrid",
    postcode: String = "28001", photos: [String] = []
  ) -> String {
    let photos = photos.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"id":"\(id)","kind":"\(kind)","title":"\(title)","description":"Day and night.",\
      "place":{"city":"\(city)","postcode":"\(postcode)"},"when":"flexible","photos":[\(photos)]}
      """
  }

  static func quote(
    _ id: String, validUntil: String = "2026-12-01", quantity: Int = 2, price: Int = 45_00
  ) -> String {
    """
    {"id":"\(id)","items":[{"text":"Hours","quantity":\(quantity),"price":\
    {"amount":\(price),"currency":"EUR"}}],"valid_until":"\(validUntil)"}
    """
  }

  static let cancel = #"{"reason":"other","note":"No more"}"#
  static let rate = #"{"stars":5,"text":"Good"}"#

  static func edit(_ version: Int, title: String, override: Bool = false) -> String {
    #"{"version":\#(version),"override":\#(override),"title":"\#(title)"}"#
  }
}
