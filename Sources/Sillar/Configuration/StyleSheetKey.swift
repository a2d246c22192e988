package import SillarVocabulary

/// The key under which hosts find an app's ``StyleSheet``.
package enum StyleSheetKey: DefaultedConfigurationKey {
  package static let name = "style-sheet"
  package static let defaultValue = StyleSheet()
}
