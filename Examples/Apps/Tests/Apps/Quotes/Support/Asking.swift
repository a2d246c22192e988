import Foundation
import OwnRequestsModel
import Sillar
import SillarTesting
import Testing
import Work

@testable import OwnRequestsDelivery
@testable import PhotosDelivery
@testable import WorkDelivery

/// The texts of a homeowner's request for work.
struct Asking {
  /// A picture of one pixel.
  static let dot =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAA"
        + "AABJRU5ErkJggg==") ?? Data()

  var title = "The bath takes an hour to fill"
  var description = "Hot and cold alike. The taps in the kitchen are as strong as ever."
  var city = "Madrid"
  var postcode = "28013"

  /// Fills in the form from the list of own requests up to the step for photos.
  func writeUpToPhotos(_ somebody: Somebody) async throws {
    let (host, words) = (somebody.host, somebody.words)
    try await somebody.tap(OwnWords.newRequest)
    try await somebody.see(OwnStep.kind)
    try await host.choose(words.text(WorkKind.plumbing.localized))
    try await somebody.tap(OwnWords.proceed)
    try await host.type(title, into: words.text(OwnField.title))
    try await host.type(description, into: words.text(OwnField.description))
    try await somebody.tap(OwnWords.proceed)
    try await host.type(city, into: words.text(OwnField.city))
    try await host.type(postcode, into: words.text(OwnField.postcode))
    try await somebody.tap(OwnWords.proceed)
    try await somebody.see(OwnStep.photos)
  }

  /// Adds a photo in the step for photos.
  func addPhoto(_ somebody: Somebody) async throws {
    try await somebody.tap(OwnAction.addPhotos)
    try await somebody.host.choose(
      files: [ChosenFile("bath.png", Self.dot)], for: somebody.words.text(PhotosWords.field))
    try await somebody.host.see("bath.png")
    try await somebody.tap(PhotosWords.done)
  }

  /// Fills in the form from the step for photos to the end.
  func finish(_ somebody: Somebody) async throws {
    let (host, words) = (somebody.host, somebody.words)
    try await somebody.tap(OwnWords.proceed)
    try await host.choose(words.text(WorkTiming.thisMonth.localized))
    try await somebody.tap(OwnWords.proceed)
    try await somebody.see(OwnStep.summary)
    try await somebody.tap(OwnWords.askForOffers)
  }

  /// Fills in the whole form.
  func write(_ somebody: Somebody) async throws {
    try await writeUpToPhotos(somebody)
    try await finish(somebody)
  }
}
