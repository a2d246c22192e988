import PaymentsModel

/// A plan that is offered, on the wire.
struct InstalmentPlanDTO: Decodable, Sendable {
  let count: Int
  let yearlyRate: String
  let total: MoneyDTO
  let instalments: [MoneyDTO]

  private enum CodingKeys: String, CodingKey {
    case count, total, instalments
    case yearlyRate = "yearly_rate"
  }

  func plan() throws(Flaw) -> InstalmentPlan {
    try InstalmentPlan(
      count: count, yearlyRate: yearlyRate, total: total, instalments: instalments)
  }
}

extension InstalmentPlan {
  init(
    count: Int, yearlyRate: String, total: MoneyDTO, instalments: [MoneyDTO]
  ) throws(PaymentsInfra.Flaw) {
    guard let rate = YearlyRate(yearlyRate) else {
      throw PaymentsInfra.Flaw("\(yearlyRate) is no rate")
    }
    let total = try total.money()
    let amounts = try instalments.map { amount throws(PaymentsInfra.Flaw) in try amount.money() }
    do throws(InstalmentPlan.Flaw) {
      try self.init(count: count, yearlyRate: rate, total: total, instalments: amounts)
    } catch {
      throw PaymentsInfra.Flaw("\(error)")
    }
  }
}
