import BackendDelivery

/// The budget of tests that are about something else.
struct Unlimited: CallBudget {
  func pay(_ price: CallPrice, account: String?, client: String?) -> Duration? { nil }
}
