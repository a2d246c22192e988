public import Work

/// An unfinished request. It has its ID from the beginning, so that photos can be sent ahead.
public struct RequestDraft: Hashable, Sendable {
  public let id: RequestID
  public var step: RequestStep
  public var form: RequestForm
  public var photos: [PhotoID]

  public init(
    id: RequestID, step: RequestStep = .kind, form: RequestForm = RequestForm(),
    photos: [PhotoID] = []
  ) {
    self.id = id
    self.step = step
    self.form = form
    self.photos = photos
  }

  public var isEmpty: Bool { form == RequestForm() && photos.isEmpty }
  public var isFull: Bool { photos.count >= RequestContents.mostPhotos }
  /// The flaws of the current step.
  public var flaws: [RequestForm.Field: RequestFlaw] { form.flaws(in: step.fields) }

  /// Adds photos, each once, up to the service's limit.
  public mutating func add(_ new: [PhotoID]) {
    for photo in new where !photos.contains(photo) { photos.append(photo) }
    photos = Array(photos.prefix(RequestContents.mostPhotos))
  }

  /// The first step with a flaw; nil when the draft is finished.
  public var firstFlawedStep: RequestStep? {
    RequestStep.allCases.first { $0 != .summary && !form.flaws(in: $0.fields).isEmpty }
  }
}

/// The steps in which a request is written. Their titles are in the module's catalog, under these names.
public enum RequestStep: String, CaseIterable, Hashable, Sendable {
  case kind = "stepKind"
  case description = "stepDescription"
  case place = "stepPlace"
  case photos = "stepPhotos"
  case timing = "stepTiming"
  case summary = "stepSummary"

  /// The position, from 1 on.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
  public var next: RequestStep? { Self.allCases.dropFirst(number).first }
  public var previous: RequestStep? { Self.allCases.prefix(number - 1).last }

  public var fields: [RequestForm.Field] {
    switch self {
    case .kind: [.kind]
    case .description: [.title, .description]
    case .place: [.city, .postcode]
    case .photos: []
    case .timing: [.timing]
    case .summary: RequestForm.Field.allCases
    }
  }
}
