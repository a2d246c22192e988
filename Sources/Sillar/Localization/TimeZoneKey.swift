/// The key of the time zone in which an app shows times, as an IANA database name such as `Europe/Madrid`.
public enum TimeZoneKey: DefaultedConfigurationKey {
  public static let name = "localization.time-zone"
  public static let summary = "The time zone that times are written in."
  public static let defaultValue = "UTC"
}
