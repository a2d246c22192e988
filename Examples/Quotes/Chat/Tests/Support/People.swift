import ChatModel
import Foundation
import Work
import WorkInfra

let ana = Person(id: PersonID("ana"), name: "Ana Ruiz", role: .homeowner, city: "Madrid")
let carla = Person(id: PersonID("carla"), name: "Carla Vega", role: .professional, city: "Madrid")
let tap = RequestID(rawValue: "11111111-1111-4111-8111-111111111111")
let chat = ChatID(request: tap, professional: carla.id)

/// The beginning of 2026, and so many minutes.
func minute(_ minutes: Int) -> Date {
  Date(timeIntervalSince1970: 1_767_225_600 + 60 * Double(minutes))
}
