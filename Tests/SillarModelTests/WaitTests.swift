import SillarModel
import Testing

/// Waiting times in rounded units.
struct WaitTests {
  @Test(arguments: [
    (Duration.zero, Wait.seconds(1)), (.milliseconds(1_001), .seconds(2)),
    (.seconds(60), .seconds(60)), (.milliseconds(60_001), .minutes(2)),
    (.seconds(120), .minutes(2)),
    (.seconds(121), .minutes(3)), (.seconds(Int64.max), .minutes(16_666_667)),
  ])
  func `it is rounded up`(_ duration: Duration, _ wait: Wait) {
    #expect(Wait(duration) == wait)
  }
}
