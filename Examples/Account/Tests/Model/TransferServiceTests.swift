import AccountModel
import AccountTesting
import Kit
import Money
import SillarModel
import Testing

struct TransferServiceTests {
  private let memory = MemoryWallet()
  private var service: TransferService {
    AccountActions(source: memory, requests: memory, transfers: memory, drafts: memory)
      .transferService
  }

  private func setUnreachable() {
    memory.fail("transfer *", Fault<Problem>.before(.offline))
    memory.fail("cancel *", Fault<Problem>.before(.offline))
  }

  @Test(arguments: [Problem.offline, .timedOut, .broken("500")])
  func `a lost answer leads to the same transfer when it is tried again`(
    _ problem: Problem
  ) async throws {
    memory.failNext("make", .after(problem))
    await #expect(throws: problem) { try await service.make(lunch()) }
    let transfer = try await service.make(lunch())
    #expect(memory.keys.count == 2)
    #expect(Set(memory.keys).count == 1)
    #expect(memory.transfers == [transfer])
  }

  @Test func `one that waits to be paid is not made again`() async throws {
    let first = try await service.make(lunch())
    let second = try await service.make(lunch())
    #expect(first == second)
    #expect(memory.keys.count == 1)
  }

  @Test(arguments: [Transfer.State.paid, .cancelled])
  func `the same once more, when the first one is done with, is another transfer`(
    _ state: Transfer.State
  ) async throws {
    let first = try await service.make(lunch())
    memory.set(first.id, state)
    let second = try await service.make(lunch())
    #expect(first.id != second.id)
    #expect(Set(memory.keys).count == 2)
  }

  @Test func `another amount is another transfer, which takes the place of the first`() async throws
  {
    _ = try await service.make(lunch(1))
    _ = try await service.make(lunch(2))
    #expect(Set(memory.keys).count == 2)
    #expect(try await service.unfinished()?.content == lunch(2))
  }

  @Test func `whether one that was made is paid must be known before it is sent again`()
    async throws
  {
    _ = try await service.make(lunch())
    setUnreachable()
    await #expect(throws: Problem.offline) { try await service.make(lunch()) }
    #expect(memory.keys.count == 1)
  }

  @Test func `what the service refuses is forgotten, and its key is not used again`() async throws {
    memory.failNext("make", .before(AccountError.unknownPerson.problem))
    await #expect(throws: AccountError.unknownPerson.problem) { try await service.make(lunch()) }
    #expect(memory.state.draft == nil)
    _ = try await service.make(lunch())
    #expect(Set(memory.keys).count == 2)
  }

  @Test func `what was begun and not paid can be gone on with`() async throws {
    #expect(try await service.unfinished() == nil)
    memory.failNext("make", .after(.offline))
    await #expect(throws: Problem.offline) { try await service.make(lunch()) }
    #expect(try await service.unfinished()?.content == lunch())
    let transfer = try await service.make(lunch())
    #expect(try await service.unfinished()?.transfer == transfer.id)
    memory.set(transfer.id, .paid)
    #expect(try await service.unfinished() == nil)
    #expect(memory.state.draft == nil)
  }

  @Test func `a service that has begun anew leaves nothing to go on with`() async throws {
    _ = try await service.make(lunch())
    memory.with { $0.transfers = [:] }
    #expect(try await service.unfinished() == nil)
  }

  @Test func `what is given up is given up at the service, too`() async throws {
    let transfer = try await service.make(lunch())
    try await service.cancel(try #require(try await service.unfinished()))
    #expect(memory.transfers.map(\.state) == [.cancelled])
    #expect(try await service.unfinished() == nil)
    #expect(try await service.make(lunch()).id != transfer.id)
  }

  @Test func `giving up what is paid already is refused, and forgets it`() async throws {
    let transfer = try await service.make(lunch())
    let draft = try #require(try await service.unfinished())
    memory.set(transfer.id, .paid)
    await #expect(throws: AccountError.notOpen) { try await service.cancel(draft) }
    #expect(memory.transfers.map(\.state) == [.paid])
    #expect(memory.state.draft == nil)
  }

  @Test func `giving up needs the service, and can be tried again`() async throws {
    _ = try await service.make(lunch())
    let draft = try #require(try await service.unfinished())
    setUnreachable()
    await #expect(throws: Problem.offline) { try await service.cancel(draft) }
    #expect(memory.state.draft != nil)
    memory.recover()
    try await service.cancel(draft)
    #expect(memory.transfers.map(\.state) == [.cancelled])
  }
}
