import PaymentsModel
import Testing

struct CheckScheduleTests {
  @Test func `waits double up to the longest, and no less than three quarters of one is waited`() {
    let schedule = CheckSchedule.standard
    let longest = (1...7).map { schedule.wait(before: $0, chance: 1) / .seconds(1) }
    #expect(longest == [1, 2, 4, 8, 15, 15, 15])
    #expect(schedule.wait(before: 3, chance: 0) == .seconds(3))
    #expect(schedule.wait(before: 1_000, chance: 1) == .seconds(15))
    #expect(schedule.wait(before: 0, chance: 1) == .seconds(1))
  }
}
