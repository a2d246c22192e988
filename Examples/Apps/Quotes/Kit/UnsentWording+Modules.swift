import Sillar
import UnsentDelivery
import UnsentModel

extension UnsentWording {
  /// What the modules' commands are, in words.
  init(_ words: Localisation) {
    self.init(
      describe: { entry in
        let text: HomeString =
          switch entry.kind {
          case "create-request": .createRequest
          case "change-request": .changeRequest
          case "cancel-request": .cancelRequest
          case "finish-request": .finishRequest
          case "rate-work": .rateWork
          case "add-photo-to-request": .addPhoto
          case "apply-to-request": .apply
          case "make-offer": .makeOffer
          case "accept-quote", "decline-quote": .answerQuote
          case "chat-message": .message
          case "photos-upload": .upload
          default: .otherChange
          }
        return words.text(text)
      },
      about: { subject in
        let text: HomeString =
          switch subject.prefix(while: { $0 != "/" }) {
          case "request": .aboutRequest
          case "chat": .aboutChat
          case "photo": .aboutPhoto
          default: .aboutOther
          }
        return words.text(text)
      })
  }
}
