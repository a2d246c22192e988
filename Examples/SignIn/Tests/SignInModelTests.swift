import Kit
import SignInModel
import SignInTesting
import Testing

struct SignInModelTests {
  @Test(
    arguments: [
      ("ana@example.com", "x", nil, nil), (" ana@example.com\n", " ", nil, nil),
      ("", "", .emailMissing, .passwordMissing), ("   ", "x", .emailMissing, nil),
      ("ana", "x", .emailMalformed, nil), ("ana@", "x", .emailMalformed, nil),
      ("@example.com", "x", .emailMalformed, nil), ("a@b@c", "x", .emailMalformed, nil),
      ("ana ruiz@example.com", "", .emailMalformed, .passwordMissing),
    ] as [(String, String, SignInForm.Flaw?, SignInForm.Flaw?)])
  func `what is wrong with the form is told by field`(
    _ email: String, _ password: String, _ emailFlaw: SignInForm.Flaw?,
    _ passwordFlaw: SignInForm.Flaw?
  ) {
    var form = SignInForm()
    form.email = email
    form.password = Concealed(password)
    #expect(form.emailFlaw == emailFlaw)
    #expect(form.passwordFlaw == passwordFlaw)
    #expect((form.credentials != nil) == (emailFlaw == nil && passwordFlaw == nil))
  }

  @Test func `an attempt has one key until something else is typed, or it has been answered`()
    throws
  {
    var form = SignInForm()
    form.email = " ana@example.com "
    form.password = Concealed("x")
    let first = try #require(form.credentials)
    #expect(first.email == "ana@example.com")
    form.email = " ana@example.com "
    #expect(form.credentials == first)
    form.password = Concealed("y")
    let second = try #require(form.credentials)
    #expect(second.key != first.key)
    form.renewKey()
    #expect(form.credentials?.key != second.key)
  }

  @Test func `a password is not seen by chance`() {
    let credentials = credentials(ana)
    var dumped = ""
    dump(credentials, to: &dumped)
    for text in ["\(credentials)", String(reflecting: credentials), dumped] {
      #expect(!text.contains(password))
    }
  }

  @Test func `with nothing unsent one is signed out without a question`() async throws {
    let sessions = MemorySessions(ana)
    let outcome = try await SignOut(sessions: sessions, unsent: MemoryUnsentWork()).execute()
    #expect(outcome == .signedOut)
    #expect(sessions.person == nil)
  }

  /// Parked work stays parked, whatever is sent; waiting work that may have been sent cannot be discarded.
  @Test(arguments: [
    (UnsentCount(waiting: 2, parked: 1), 0, SignOut.Choice.keep, SignOut.Outcome.signedOut),
    (UnsentCount(waiting: 2, parked: 1), 0, .discard, .signedOut),
    (
      UnsentCount(waiting: 2, parked: 1), 1, .discard,
      .unsent(UnsentCount(waiting: 1, parked: 0))
    ),
    (UnsentCount(waiting: 0, parked: 0), 0, .sendFirst, .signedOut),
    (
      UnsentCount(waiting: 0, parked: 1), 0, .sendFirst,
      .unsent(UnsentCount(waiting: 0, parked: 1))
    ),
  ])
  func `with unsent work one is asked, and what one chooses is done`(
    _ count: UnsentCount, _ stuck: Int, _ choice: SignOut.Choice, _ outcome: SignOut.Outcome
  ) async throws {
    let sessions = MemorySessions(ana)
    let unsent = MemoryUnsentWork(count, stuck: stuck)
    let signOut = SignOut(sessions: sessions, unsent: unsent)
    if !count.isEmpty {
      let first = try await signOut.execute()
      #expect(first == .unsent(count))
      #expect(sessions.person == ana)
    }
    let then = try await signOut.execute(choice)
    #expect(then == outcome)
    #expect((sessions.person == nil) == (outcome == .signedOut))
    if choice == .keep { #expect(unsent.state == count) }
  }

  @Test func `sending first waits until all is sent`() async throws {
    let sessions = MemorySessions(ana)
    let unsent = MemoryUnsentWork(UnsentCount(waiting: 2, parked: 0))
    let signOut = SignOut(sessions: sessions, unsent: unsent)
    let leaving = Task { try await signOut.execute(.sendFirst) }
    unsent.set(UnsentCount(waiting: 1, parked: 0))
    #expect(sessions.person == ana)
    unsent.set(.none)
    let outcome = try await leaving.value
    #expect(outcome == .signedOut)
    #expect(sessions.person == nil)
  }

  @Test func `whoever changes their mind while it is sent stays signed in`() async throws {
    let sessions = MemorySessions(ana)
    let unsent = MemoryUnsentWork(UnsentCount(waiting: 2, parked: 0))
    let signOut = SignOut(sessions: sessions, unsent: unsent)
    let leaving = Task { try await signOut.execute(.sendFirst) }
    leaving.cancel()
    await #expect(throws: CancellationError.self) { try await leaving.value }
    #expect(sessions.person == ana)
  }
}
