/// The key of the time zone in which an app shows times, as an IANA database name such as `Europe/Madrid`.
package enum TimeZoneKey: DefaultedConfigurationKey {
  package static let name = "localization.time-zone"
  package static let summary = "The time zone that times are written in."
  package static let defaultValue = "UTC"
}
