public import Sillar
public import Work

extension DraftFlaw: Localizable {
  public var localized: LocalizedText {
    switch self {
    case .kindMissing: Words.flawKindMissing.localized
    case .titleMissing: Words.flawTitleMissing.localized
    case .descriptionMissing: Words.flawDescriptionMissing.localized
    case .cityMissing: Words.flawCityMissing.localized
    case .postcodeMissing: Words.flawPostcodeMissing.localized
    case .postcodeNotFiveDigits: Words.flawPostcode.localized
    case .timingMissing: Words.flawTimingMissing.localized
    case .titleTooLong: Words.flawTooLong.with(count: RequestContents.longestTitle)
    case .descriptionTooLong: Words.flawTooLong.with(count: RequestContents.longestDescription)
    case .cityTooLong: Words.flawTooLong.with(count: RequestContents.longestCity)
    }
  }
}
