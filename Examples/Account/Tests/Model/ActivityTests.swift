import AccountModel
import AccountTesting
import Foundation
import Money
import SillarTesting
import Testing

struct ActivityTests {
  @Test func `each balance follows from the one before it`() {
    let list = movements(30)
    #expect(Activity(ActivityPage(movements: list, next: nil)).isUnbroken)
    var wrong = list
    wrong.remove(at: 12)
    #expect(!Activity(ActivityPage(movements: wrong, next: nil)).isUnbroken)
  }

  @Test func `a balance in another currency follows from nothing`() {
    let euros = movement(1, amount: 5, balance: 5)
    let dollars = Movement(
      id: "2", date: .now, kind: .payment, title: "", amount: Money(minorUnits: 5, .usd),
      balance: Money(minorUnits: 10, .usd))
    #expect(!dollars.follows(euros))
    #expect(movement(2, amount: 5, balance: 10).follows(euros))
    #expect(!movement(2, amount: .max, balance: 10).follows(euros))
  }

  @Test func `a movement that comes twice is there once`() {
    let list = movements(30)
    var activity = Activity(ActivityPage(movements: Array(list[..<20]), next: "20"))
    // One has come in meanwhile, so that the next page begins with one that is known.
    activity.append(ActivityPage(movements: Array(list[19...]), next: nil))
    #expect(activity.movements == list)
    #expect(!activity.hasMore)
  }

  @Test func `what is new comes on top of what was read, with nothing lost`() {
    let list = movements(60)
    var activity = Activity(ActivityPage(movements: Array(list[5..<25]), next: "25"))
    activity.append(ActivityPage(movements: Array(list[25..<45]), next: "45"))
    let fresh = activity.refreshed(
      with: ActivityPage(movements: Array(list[..<20]), next: "20"))
    #expect(fresh.movements == Array(list[..<45]))
    #expect(fresh.next == "45")
  }

  @Test func `a page that does not meet what was read takes its place`() {
    let list = movements(60)
    let activity = Activity(ActivityPage(movements: Array(list[30..<50]), next: "50"))
    let page = ActivityPage(movements: Array(list[..<20]), next: "20")
    #expect(activity.refreshed(with: page) == Activity(page))
  }

  @Test func `a page that meets it with a gap takes its place, too`() {
    let list = movements(60)
    var gappy = list
    gappy.remove(at: 30)
    let activity = Activity(ActivityPage(movements: Array(gappy[10..<40]), next: "40"))
    let page = ActivityPage(movements: Array(list[..<20]), next: "20")
    #expect(activity.refreshed(with: page) == Activity(page))
  }

  @Test func `reading on after any refreshes gives each movement once, in order`() {
    var random = SeededChance(seed: 11)
    for _ in 0..<200 {
      let list = movements(80)
      var start = 40
      var activity = Activity(page(list, from: start))
      for _ in 0..<12 {
        if Bool.random(using: &random) {
          start = max(0, start - Int.random(in: 0...25, using: &random))
          activity = activity.refreshed(with: page(list, from: start))
        } else if let next = activity.next.flatMap({ Int($0) }) {
          activity.append(page(list, from: next))
        }
        #expect(activity.isUnbroken)
        #expect(activity.movements == Array(list[start..<(start + activity.movements.count)]))
      }
    }
  }

  private func page(_ list: [Movement], from start: Int) -> ActivityPage {
    let end = min(list.count, start + 10)
    return ActivityPage(
      movements: Array(list[min(start, end)..<end]), next: end < list.count ? "\(end)" : nil)
  }
}
