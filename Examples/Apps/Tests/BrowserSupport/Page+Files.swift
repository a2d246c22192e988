import Chromium

/// A file that a user chooses.
struct ChosenFile {
  /// A JavaScript expression for the parts of the file.
  private let bytes: String
  private let name: String

  /// Makes a picture of one color, encoded by the browser, with padding bytes at its end.
  static func photo(
    _ name: String, _ type: String = "image/jpeg", width: Int = 64, height: Int = 48,
    padding: Int = 0
  ) -> ChosenFile {
    ChosenFile(
      bytes: """
        (() => {
          const canvas = document.createElement('canvas');
          canvas.width = \(width);
          canvas.height = \(height);
          const context = canvas.getContext('2d');
          context.fillStyle = 'teal';
          context.fillRect(0, 0, \(width), \(height));
          const data = atob(canvas.toDataURL('\(type)').split(',')[1]);
          return [Uint8Array.from(data, (byte) => byte.charCodeAt(0)), new Uint8Array(\(padding))];
        })()
        """, name: name)
  }

  static func text(_ name: String, _ text: String) -> ChosenFile {
    ChosenFile(bytes: "[\(JSON.string(text).text)]", name: name)
  }

  static func zeros(_ name: String, _ count: Int) -> ChosenFile {
    ChosenFile(bytes: "[new Uint8Array(\(count))]", name: name)
  }

  var expression: String { "new File(\(bytes), \(JSON.string(name).text))" }
}

extension Page {
  /// Chooses files in place of the browser's file dialog, which a script cannot open.
  func choose(_ files: [ChosenFile]) async throws {
    try await waitUntil("document.querySelector('[type=file]')")
    try await evaluate(
      """
      (() => {
        const all = new DataTransfer();
        for (const file of [\(files.map(\.expression).joined(separator: ","))]) all.items.add(file);
        const field = document.querySelector('[type=file]');
        field.files = all.files;
        for (const type of ['input', 'change']) {
          field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      })()
      """)
  }

  /// Waits until the page has this number of pictures, all of them loaded.
  func waitForPictures(_ count: Int) async throws {
    try await waitUntil(
      """
      (pictures => pictures.length == \(count)
        && pictures.every(one => one.complete && one.naturalWidth > 0))(
        [...document.querySelectorAll('main img')])
      """)
  }
}
