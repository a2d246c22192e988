/// A topic with all of its questions, from which games are dealt.
///
///     var generator = SystemRandomNumberGenerator()
///     let questions = deck.deal(10, using: &generator)
public struct Deck: Equatable, Sendable {
  public let topic: Topic
  public let questions: [Question]

  public init(topic: Topic, questions: [Question]) {
    self.topic = topic
    self.questions = questions
  }

  /// Draws `count` different questions at random, each with its answers shuffled.
  ///
  /// A deck that holds fewer than `count` questions deals all of them.
  public func deal(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) -> [DealtQuestion] {
    var dealt: [DealtQuestion] = []
    for question in questions.shuffled(using: &generator).prefix(count) {
      dealt.append(question.dealt(using: &generator))
    }
    return dealt
  }
}

extension Question {
  fileprivate func dealt(using generator: inout some RandomNumberGenerator) -> DealtQuestion {
    let order = (0...wrongAnswers.count).shuffled(using: &generator)
    let texts = [correctAnswer] + wrongAnswers
    let answers = DealtAnswer.inOrder(order.map { texts[$0] })
    let right = order.firstIndex(of: 0) ?? order.startIndex
    return DealtQuestion(
      id: id, text: text, picture: picture, answers: answers, correctAnswer: answers[right].id)
  }
}
