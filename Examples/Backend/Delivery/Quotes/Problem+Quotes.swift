import BackendModel
import HTTPTypes

extension Problem {
  init(quotes refusal: QuotesRefusal) {
    switch refusal {
    case .invalid(let fault): self.init("invalid-body", fault)
    case .wrongCredentials:
      self.init(
        .unauthorized, kind: "wrong-credentials", title: "Wrong address or password",
        detail: "There is no account with this address and this password.")
    case .slowDown(let seconds):
      self.init(
        .tooManyRequests, kind: "slow-down", title: "Too many attempts",
        detail: "The next attempt with this address may be made in \(seconds) s.")
      headers[.retryAfter] = "\(seconds)"
    case .tooManySignIns:
      self.init(
        .serviceUnavailable, kind: "too-many-sign-ins", title: "Too many sign-ins",
        detail: "Many passwords are being checked just now. Ask again in a few seconds.")
      headers[.retryAfter] = "3"
    case .notForYourRole:
      self.init(
        .forbidden, kind: "not-for-your-role", title: "Not for your role",
        detail: "Only homeowners do this, or only professionals, and you are the other.")
    case .unknownRequest: self.init(unknown: "request")
    case .unknownQuote: self.init(unknown: "quote")
    case .unknownPhoto: self.init(unknown: "photo")
    case .unknownChat: self.init(unknown: "chat")
    case .idTaken, .requestNotOpen, .changedMeanwhile, .tooManyPhotos, .noFreePlace, .notApplied,
      .quoteExpired, .quoteNotOpen, .requestNotAssigned, .requestNotDone, .alreadyRated:
      self.init(conflict: refusal)
    }
  }

  private init(conflict refusal: QuotesRefusal) {
    let (kind, title, detail) =
      switch refusal {
      case .idTaken:
        ("id-taken", "The id is taken", "Something else has this id; make another one up.")
      case .requestNotOpen:
        (
          "request-not-open", "The request is not open to that",
          "It was assigned, done or cancelled before."
        )
      case .changedMeanwhile:
        (
          "changed-meanwhile", "It was changed meanwhile",
          "The request has another version by now: look at it, or override it."
        )
      case .tooManyPhotos:
        ("too-many-photos", "Too many photos", "A request may have at most 12 photos.")
      case .noFreePlace:
        ("no-free-place", "There is no free place", "Four professionals have applied already.")
      case .notApplied:
        ("not-applied", "Not applied", "Only who has applied can make an offer, and be rated.")
      case .quoteExpired:
        ("quote-expired", "The quote has expired", "The day until which it was valid is over.")
      case .requestNotAssigned:
        (
          "request-not-assigned", "Nobody does the work",
          "Only work that was assigned, by accepting a quote, can be done."
        )
      case .requestNotDone:
        ("request-not-done", "The work is not done", "Only work that is done can be rated.")
      case .alreadyRated:
        ("already-rated", "Already rated", "It was rated before.")
      default:
        (
          "quote-not-open", "The quote is not open",
          "It was accepted, declined or withdrawn before."
        )
      }
    self.init(.conflict, kind: kind, title: title, detail: detail)
    if case .changedMeanwhile(let current) = refusal {
      members["current"] = WorkRequestBody(current)
    }
  }
}
