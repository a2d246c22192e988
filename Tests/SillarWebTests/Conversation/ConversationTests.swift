import Testing
import WebDriver

/// What a person does in a page reaches its window, once and in order, in every engine.
@Suite(.engines, .serialized, .timeLimit(.minutes(2))) struct ConversationTests {}
