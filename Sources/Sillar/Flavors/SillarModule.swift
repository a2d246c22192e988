/// The framework as a module: the texts of its own screens and hosts, which a flavor may override, and its
/// configuration keys.
package enum SillarModule {
  package static let module = Module(
    name: "Sillar", version: "0.1.0", configuration: Configuration.ownDeclarations,
    folder: ResourceFolder(files: [
      StringCatalog.fileName: PackageResources.Localizable_xcstrings
    ]), strings: [SillarString.self])
}

/// The texts of the framework and its hosts.
///
/// ```swift
/// func label(_ words: Localization) -> String { words.text(SillarString.back) }
/// ```
public enum SillarString: String, StringKey {
  public static let module = "Sillar"

  case back = "bar.back"
  case skipToContent = "bar.skip"
  case offlineBanner = "banner.offline"
  case trackingQuestion = "tracking.question"
  case trackingAccept = "tracking.accept"
  case trackingDecline = "tracking.decline"
  case lockedTitle = "locked.title"
  case lockedMessage = "locked.message"
  case unlock = "locked.unlock"
  case noPicture = "picture.none"
  case noConnection = "notice.no-connection"
  case savedScreen = "notice.saved-screen"
  case needsConnection = "notice.needs-connection"
  case noConnectionForLong = "notice.no-connection-for-long"
  case notSent = "notice.not-sent"
  case waiting = "notice.waiting"
  case takeBack = "notice.take-back"
  case takenBack = "notice.taken-back"
  case mayBeDone = "notice.may-be-done"
  case sentBefore = "notice.sent-before"
  case withoutSecret = "notice.without-secret"
  case textTooLong = "notice.text-too-long"
  case uncertain = "notice.uncertain"
  case otherTab = "notice.other-tab"
  case tooManyTabs = "notice.too-many-tabs"
  case noLine = "notice.no-line"
  case tooFast = "notice.too-fast"
  case expired = "notice.expired"
  case changed = "notice.changed"
  case refused = "notice.refused"
  case cutOff = "notice.cut-off"
  case installOffer = "install.offer"
  case install = "install.install"
  case installLater = "install.later"
  case notices
  case noticesOffer = "notices.offer"
  case noticesTurnOn = "notices.turn-on"
  case noticesDenied = "notices.denied"
  case noticesFailed = "notices.failed"
  case share
  case addressCopied = "share.copied"
  case showMore = "list.more"
  case rating = "rating.value"
  case stars = "rating.stars"
  case tooFastTitle = "too-fast.title"
  case tooFastMessage = "too-fast.message"
  case tooLongTitle = "too-long.title"
  case tooLongMessage = "too-long.message"
  case notFoundTitle = "not-found.title"
  case notFoundMessage = "not-found.message"
  case staleFormTitle = "stale-form.title"
  case staleFormMessage = "stale-form.message"
  case cookiesTitle = "cookies.title"
  case cookiesMessage = "cookies.message"
  case renewedTitle = "renewed.title"
  case renewedMessage = "renewed.message"
  case fullTitle = "full.title"
  case fullMessage = "full.message"
  case unavailableTitle = "unavailable.title"
  case unavailableMessage = "unavailable.message"
  case unavailableAgain = "unavailable.again"
  case toStart = "error.to-start"
  case fileOnItsWay = "file.on-its-way"
  case fileCancel = "file.cancel"
  case fileCancelNamed = "file.cancel-named"
  case fileTooLarge = "file.too-large"
  case fileTooMany = "file.too-many"
  case fileNoRoom = "file.no-room"
  case fileCutOff = "file.cut-off"
  case fileNotStored = "file.not-stored"
  case loading
  case loadingMore = "list.loading-more"
  case noneYet = "list.none-yet.title"
  case noneYetAdvice = "list.none-yet.advice"
  case lookFurther = "list.look-further"
  case searching = "list.searching"
  case results = "list.results"
  case resultsAndMore = "list.results-and-more"
  case noResults = "list.results-none"
  case updating = "saved.updating"
  case saved = "saved.age"
  case savedOffline = "saved.offline"
  case savedProblem = "saved.problem"
  case ok
  case offlineTitle = "offline.title"
  case offlineMessage = "offline.message"
  case tryAgain = "try-again"
  case ageNow = "age.now"
  case ageMinutes = "age.minutes"
  case ageHours = "age.hours"
  case ageDays = "age.days"
  case ageMonths = "age.months"
  case ageYears = "age.years"
  case tryAgainSeconds = "try-again.seconds"
  case tryAgainMinutes = "try-again.minutes"
}
