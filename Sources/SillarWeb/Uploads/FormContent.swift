import SillarHost

/// The content of a posted form: its fields, and files for some of them.
struct FormContent {
  /// A file of a form, as far as it was stored.
  struct File {
    let field: NodeName
    let name: String
    let type: String
    var size = 0
    /// Nil when the file is refused.
    var stored: StoredFile?
    var refusal: FileRefusal?
    let room: FileRoom.Part

    mutating func refuse(_ reason: FileRefusal) {
      refusal = refusal ?? reason
      stored?.remove()
      stored = nil
      room.release()
    }
  }

  var fields: FormFields
  var files: [File] = []
  /// True if there were files for a field that takes none.
  var hasStrayFiles = false

  /// Removes the files that were not delivered.
  mutating func dropFiles() {
    for index in files.indices { files[index].refuse(.cutOff) }
    files = []
  }
}
