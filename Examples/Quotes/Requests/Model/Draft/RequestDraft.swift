public import Work

/// A request that somebody is writing. It has its name from the beginning, so that photos can be sent ahead.
///
/// ```swift
/// var draft = RequestDraft(id: RequestID(UUID()))
/// draft.form.title = "A tap drips"
/// ```
public struct RequestDraft: Hashable, Sendable {
  public let id: RequestID
  public var step: RequestStep
  public var form: DraftForm
  public var photos: [PhotoID]

  public init(
    id: RequestID, step: RequestStep = .kind, form: DraftForm = DraftForm(),
    photos: [PhotoID] = []
  ) {
    self.id = id
    self.step = step
    self.form = form
    self.photos = photos
  }

  /// Whether there is nothing in it to be lost.
  public var isEmpty: Bool { form.isEmpty && photos.isEmpty }

  /// Adds what is not there yet, as many as the service takes.
  public mutating func add(_ new: [PhotoID]) {
    for photo in new where !photos.contains(photo) { photos.append(photo) }
    photos = Array(photos.prefix(RequestContents.mostPhotos))
  }

  /// The first step in which something is wrong, if any.
  public var firstFlawedStep: RequestStep? {
    RequestStep.allCases.first { $0 != .summary && !form.flaws(in: $0.fields).isEmpty }
  }
}
