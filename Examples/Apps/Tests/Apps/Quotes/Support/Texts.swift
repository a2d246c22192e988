@testable import ChatDelivery
@testable import FindRequestsDelivery
@testable import OwnRequestsDelivery
@testable import QuotesDelivery
@testable import WorkDelivery

// The keys of the modules' texts, which all are called `Words`.
typealias ChatWords = ChatDelivery.Words
typealias FindWords = FindRequestsDelivery.Words
typealias OwnWords = OwnRequestsDelivery.Words
typealias QuoteWords = QuotesDelivery.Words
typealias SharedWords = WorkDelivery.Words
