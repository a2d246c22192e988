import PaymentsModel
import SillarData

/// The ways to pay something, on the wire. A card or plan that makes no sense does not spoil the rest.
struct MethodsDTO: Decodable, Sendable {
  struct BalanceDTO: Decodable, Sendable {
    let available: MoneyDTO
    let isSufficient: Bool

    private enum CodingKeys: String, CodingKey {
      case available
      case isSufficient = "is_sufficient"
    }
  }

  let balance: BalanceDTO
  let cards: Readable<CardDTO>
  let plans: Readable<InstalmentPlanDTO>

  private enum CodingKeys: String, CodingKey {
    case balance, cards
    case plans = "instalment_plans"
  }

  /// - Parameter report: Told about each card and plan that is left out, and why.
  func methods(report: (String) -> Void) throws(Flaw) -> PaymentMethods {
    for flaw in cards.unreadable { report("A card is unreadable: \(flaw)") }
    for flaw in plans.unreadable { report("A plan is unreadable: \(flaw)") }
    let balance = Balance(
      available: try balance.available.money(), isSufficient: balance.isSufficient)
    var usable: [PaymentCard] = []
    for dto in cards.elements {
      do throws(Flaw) { usable.append(try dto.card()) } catch {
        report("The card \(dto.id) cannot be used: \(error)")
      }
    }
    var offered: [InstalmentPlan] = []
    for dto in plans.elements {
      do throws(Flaw) { offered.append(try dto.plan()) } catch {
        report("A plan of \(dto.count) instalments is not offered: \(error)")
      }
    }
    return PaymentMethods(balance: balance, cards: usable, plans: offered)
  }
}
