import SillarVocabulary

/// A visitor's answer to the question if events of screens may be noted.
enum TrackingAnswer: Equatable, Sendable {
  case accepted, declined
}

/// The question, with two buttons of the same weight.
struct TrackingQuestionView: View {
  func body(_ isAsked: Bool) -> [Node<TrackingAnswer>] {
    Card {
      Text(SillarString.trackingQuestion)
      Row {
        Button(SillarString.trackingAccept, send: .accepted)
        Button(SillarString.trackingDecline, send: .declined)
      }
    }
  }
}
