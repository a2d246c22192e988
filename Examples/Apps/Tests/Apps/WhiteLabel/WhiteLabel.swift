import Foundation
import PaymentsDelivery
import ShopsKit

/// A third shop, for another company: it consists of this type and a folder of resources.
enum WhiteLabel: ShopBrand {
  static let name = "CornerShop"
  static let languages = ["es", "en"]
  static let resources = FileManager.default.temporaryDirectory
  static let payments = PaymentsSlots(kinds: [.order])
}
