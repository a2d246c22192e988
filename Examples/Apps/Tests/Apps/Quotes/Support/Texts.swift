import OwnRequestsModel

@testable import ChatDelivery
@testable import FindRequestsDelivery
@testable import LockDelivery
@testable import OwnRequestsDelivery
@testable import PhotosDelivery
@testable import QuotesDelivery
@testable import SignInDelivery
@testable import UnsentDelivery
@testable import WorkDelivery

// Names for the keys of the modules' texts, all of which are called `Words`.
typealias ChatWords = ChatDelivery.Words
typealias FindWords = FindRequestsDelivery.Words
typealias OwnWords = OwnRequestsDelivery.Words
typealias OwnAction = RequestAction
typealias OwnField = RequestForm.Field
typealias OwnStep = RequestStep
typealias PhotosWords = PhotosDelivery.Words
typealias QuoteWords = QuotesDelivery.Words
typealias LockWords = LockDelivery.Words
typealias SignInWords = SignInDelivery.Words
typealias SharedWords = WorkDelivery.Words
typealias UnsentWords = UnsentDelivery.Words
