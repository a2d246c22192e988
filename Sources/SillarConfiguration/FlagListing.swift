public import Foundation
public import Sillar

extension Configuration {
  /// The configuration with what its listing says about flags, for `--print-configuration`: which keys a service sets, and the values
  /// of the document that was kept last, with their conditions. What the keys have does not change.
  ///
  /// ```swift
  /// func listed(_ configuration: Configuration, _ folder: URL) -> Configuration {
  ///   configuration.listingFlags([PageSize.self], keptIn: folder.appending(path: "flags.json"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keys: The keys of the ``RemoteFlags``.
  ///   - file: Their file.
  public func listingFlags(
    _ keys: [any ConfigurationKey.Type], keptIn file: URL
  ) -> Configuration {
    // Blocks: a small file, at the start of a program.
    let kept = try? FlagDocument(Data(contentsOf: file), for: keys)
    var changed = self
    changed.table.lines = table.lines.map { line in
      guard let key = keys.first(where: { $0.name == line.key }) else { return line }
      var line = line
      if let text = kept?.text(of: key, else: line.value ?? "none") {
        if line.source != "default" { line.overridden.append(line.source) }
        line.value = key.isSecret ? line.value : text
        line.source = "flags (\(file.path))"
      } else {
        line.source += "; a flag, without a value"
      }
      return line
    }
    return changed
  }
}
