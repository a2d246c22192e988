public import Sillar
public import SillarVocabulary

/// What a host draws an app with.
extension Flavor {
  /// The colors, the type scale and the distances of the app.
  ///
  /// ```swift
  /// func accent(of app: any App) -> UInt32 { app.flavor.styleSheet.light.accent }
  /// ```
  public var styleSheet: StyleSheet { configuration[StyleSheetKey.self] }

  /// The looks of the modules in a browser: `web.css` in the resources of each that has one, in the order of the modules.
  public var webLooks: [String] { shelf.webLooks }

  /// The forms of the modules' own elements in a browser, by `CustomContent.id`: the JavaScript module that draws an element,
  /// and the style sheet for what it draws.
  public var webElements: [String: (script: String, style: String?)] { shelf.webElements }
}

extension Route {
  /// A route whose values are read from texts: for a host that tries the addresses of an app.
  ///
  /// - Parameter text: Called for each value.
  /// - Returns: Nil when a text cannot be converted to its value's type.
  public static func sample(from text: () -> String) -> Self? { make(from: text) }
}
