import Foundation
import Testing

@testable import Sillar
@testable import SillarHost

@Suite struct PickedFileTests {
  @Test(arguments: [
    ("beach.jpg", "beach.jpg"),
    ("../../etc/passwd", "passwd"),
    (#"C:\fakepath\año nuevo.png"#, "año nuevo.png"),
    ("two\r\nlines\u{0}\u{1B}[31m.txt", "two lines[31m.txt"),
    // With the direction of writing reversed, which disguises the file name extension.
    ("photo\u{202E}gpj.exe", "photogpj.exe"),
    ("", "file"), ("..", "file"), (" . ", "file"), ("a/", "a"), ("///", "file"),
    ("a\u{2003}\u{A0}  b", "a b"),
    ("<b>\"x\"</b>.png", "b>.png"),
  ])
  func `a name is fit to be shown, whatever was given`(given: String, shown: String) {
    #expect(
      PickedFile(name: given, size: 0, url: URL(filePath: "/x"), claimedType: "").name == shown)
  }

  @Test func `a name is in composed characters`() {
    // As the file systems of Apple give it.
    let name = FileName.shown("an\u{303}o.png")
    #expect(Array(name.unicodeScalars) == Array("a\u{F1}o.png".unicodeScalars))
  }

  @Test func `an endless name keeps its beginning and its end`() {
    let given = String(repeating: "a", count: 5000) + ".jpeg"
    let name = FileName.shown(given)
    #expect(name.unicodeScalars.count == 80)
    #expect(name.hasPrefix("aaaa") && name.hasSuffix(".jpeg"))
    let accents = "e" + String(repeating: "\u{301}", count: 5000)
    #expect(FileName.shown(accents).unicodeScalars.count <= 80)
  }

  @Test(arguments: [
    ("image/jpeg", "image/jpeg"), ("Image/PNG; a=b", "image/png"),
    ("image/svg+xml", "image/svg+xml"), ("", "application/octet-stream"),
    ("image", "application/octet-stream"), ("text/html\r\nX: y", "application/octet-stream"),
    ("a/b/c", "application/octet-stream"), ("/", "application/octet-stream"),
  ])
  func `a claimed type is a media type, or none in particular`(given: String, type: String) {
    let file = PickedFile(name: "x", size: 0, url: URL(filePath: "/x"), claimedType: given)
    #expect(file.claimedType == type)
  }
}
