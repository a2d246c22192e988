import Testing
import Work
import WorkInfra

struct SubjectTests {
  @Test func `what is unsent is named after the request that it is about`() {
    let request = RequestID(rawValue: "r1")
    #expect(RequestCommand.request(of: RequestCommand.subject(request)) == request)
    #expect(RequestCommand.request(of: "chat/r1~carla") == request)
    #expect(RequestCommand.request(of: "photo/p1") == nil)
    #expect(RequestCommand.request(of: "request") == nil)
  }
}
