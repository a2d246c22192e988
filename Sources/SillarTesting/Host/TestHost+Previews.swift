public import Sillar

extension TestHost {
  /// Opens each preview of an app's modules from their list, in each of the app's languages.
  ///
  /// ```swift
  /// @Test func `every preview can be drawn`() async throws {
  ///   try await TestHost.openEveryPreview(of: CounterApp())
  /// }
  /// ```
  ///
  /// - Returns: The names of the previews.
  /// - Throws: ``TestFailure`` for a preview that cannot be drawn as it is, such as one that lacks a child; the error of a step.
  @discardableResult
  public static func openEveryPreview(
    of app: any App, fileID: String = #fileID, line: Int = #line
  ) async throws -> [String] {
    let modules = app.flavor.modules.filter { !$0.previews.isEmpty }
    for language in app.flavor.languages {
      let visitor = Visitor(id: "test", languages: [language])
      try await open(app.previews, visitor: visitor, fileID: fileID, line: line) { host in
        for module in modules {
          for preview in module.previews {
            try await host.tap(preview.name, in: module.name, fileID: fileID, line: line)
            try await host.back(fileID: fileID, line: line)
          }
        }
      }
    }
    return modules.flatMap { $0.previews.map(\.name) }
  }
}
