import Foundation
import PaymentsDelivery
import ShopsKit

/// A third shop, for somebody else's customers: this and a folder of resources are all of it.
enum WhiteLabel: ShopBrand {
  static let name = "CornerShop"
  static let summary = "Around the corner."
  static let languages = ["es", "en"]
  static let resources = FileManager.default.temporaryDirectory
  static let payments = PaymentsSlots(kinds: [.order])
}
