import AccountModel
import AccountTesting
import Kit
import Money
import SillarModel
import Testing

struct ActivityTests {
  @Test func `a movement that comes twice is there once`() {
    let list = movements(30)
    let first = Activity(Array(list[..<20]), next: "20")
    // A movement has arrived meanwhile, so the next page begins with a known one.
    let all = first.adding(Activity(Array(list[19...]), next: nil))
    #expect(all.items == list)
    #expect(first.hasMore && !all.hasMore)
    #expect(Activity().hasMore && Activity().adding(first) == first)
  }

  @Test func `who follows reads again at each change, until a reading has a problem`() async throws
  {
    let wallet = MemoryWallet()
    var readings = wallet.following(wallet.account).makeAsyncIterator()
    #expect(try await readings.next()?.value.balance.minorUnits == 250_00)
    wallet.change { $0.balance = 1_00 }
    while let reading = try await readings.next(), reading.value.balance.minorUnits == 250_00 {
      #expect(reading.savedAt == nil)
    }
    wallet.fail(.offline)
    wallet.change { $0.balance = 2_00 }
    while let reading = try await readings.next(), reading.problem != .offline {
      #expect(reading.value.balance.minorUnits == 1_00)
    }
    #expect(try await readings.next() == nil)
  }
}
