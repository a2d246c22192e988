import SillarVocabulary

/// A visitor's answer to the question if events of screens may be noted.
enum TrackingAnswer: Equatable, Sendable {
  case accepted, declined
}

/// The question, with two buttons of the same weight. The button of the answer that holds cannot be pressed.
struct TrackingQuestionView: View {
  func body(_ answer: TrackingAnswer?) -> [Node<TrackingAnswer>] {
    Card {
      Text(SillarString.trackingQuestion)
      Row {
        Button(SillarString.trackingAccept, send: .accepted).disabled(answer == .accepted)
        Button(SillarString.trackingDecline, send: .declined).disabled(answer == .declined)
      }
    }
  }
}
