public import Sillar

/// The names of the texts for what all modules speak of. A flavor may have words of its own for each.
///
/// ```swift
/// func painting(_ words: Localization) -> String { words.text(WorkString.kindPainting) }
/// ```
public enum WorkString: String, StringKey {
  public static let module = "Work"

  case stateOpen = "state.open"
  case stateAssigned = "state.assigned"
  case stateDone = "state.done"
  case stateCancelled = "state.cancelled"
  case kindPlumbing = "kind.plumbing"
  case kindElectricity = "kind.electricity"
  case kindPainting = "kind.painting"
  case kindCarpentry = "kind.carpentry"
  case kindHeating = "kind.heating"
  case kindRoofing = "kind.roofing"
  case kindGardening = "kind.gardening"
  case kindCleaning = "kind.cleaning"
  case timingSoon = "timing.soon"
  case timingMonth = "timing.month"
  case timingFlexible = "timing.flexible"
  case flawKindMissing = "flaw.kind-missing"
  case flawTitleMissing = "flaw.title-missing"
  case flawTitleTooLong = "flaw.title-too-long"
  case flawDescriptionMissing = "flaw.description-missing"
  case flawDescriptionTooLong = "flaw.description-too-long"
  case flawCityMissing = "flaw.city-missing"
  case flawCityTooLong = "flaw.city-too-long"
  case flawPostcodeMissing = "flaw.postcode-missing"
  case flawPostcode = "flaw.postcode"
  case flawTimingMissing = "flaw.timing-missing"
}
