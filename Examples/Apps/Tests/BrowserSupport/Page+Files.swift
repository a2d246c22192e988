import Chromium

/// A file that a person chooses.
struct ChosenFile {
  /// What makes its bytes, in the page's script.
  private let bytes: String
  private let name: String

  /// A picture of one color, as the browser writes it, and as many bytes more behind it.
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
  /// Chooses files as a person does in the browser's own window, which no script can open.
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

  /// Waits until so many pictures are to be seen, each of them really there.
  func waitForPictures(_ count: Int) async throws {
    try await waitUntil(
      """
      (pictures => pictures.length == \(count)
        && pictures.every(one => one.complete && one.naturalWidth > 0))(
        [...document.querySelectorAll('main img')])
      """)
  }
}
