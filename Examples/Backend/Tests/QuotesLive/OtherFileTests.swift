import BackendModel
import Testing

/// Files that are not photos.
@Suite struct OtherFileTests {
  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "an SVG drawing"),
    ("\n <?xml version='1.0'?><svg/>", "an SVG drawing"),
    ("<!DOCTYPE html><script>alert(1)</script>", "a web page"),
    ("\u{FEFF}<HTML><body>", "a web page"),
    ("<note/>", "a text document"),
    ("GIF89a\u{1}", "a GIF picture"),
    ("%PDF-1.7", "a PDF document"),
    ("....ftypheic", "an HEIC picture"),
    ("....ftypavif", "an AVIF picture"),
    ("....ftypisom", "a film"),
  ])
  func `what it seems to be is said`(text: String, kind: String) {
    #expect(throws: PhotoFault.otherKind(kind)) { try CleanPhoto(of: Array(text.utf8)) }
    #expect(PhotoFault.otherKind(kind).detail.contains(kind))
  }

  @Test func `what is nothing known, or nothing at all, is refused`() {
    #expect(throws: PhotoFault.empty) { try CleanPhoto(of: []) }
    for bytes: [UInt8] in [[0], [0xFF], [0xFF, 0xD8], Array("RIFF".utf8), Array("MZ....".utf8)] {
      #expect(throws: PhotoFault.otherKind(nil)) { try CleanPhoto(of: bytes) }
    }
    #expect(throws: PhotoFault.self) { try CleanPhoto(of: Array("RIFF\0\0\0\0WAVE".utf8)) }
  }
}
