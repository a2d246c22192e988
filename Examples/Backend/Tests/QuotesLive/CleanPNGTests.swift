import BackendModel
import Testing

/// Removing metadata from a PNG photo.
@Suite struct CleanPNGTests {
  @Test func `texts, times, the place and what is unknown go`() throws {
    let script = Array(SampleJPEG.script.utf8)
    let photo = try CleanPhoto(
      of: SamplePNG(chunks: [
        ("tEXt", Array("Comment\0".utf8) + script), ("zTXt", script), ("iTXt", script),
        ("eXIf", Array(SampleJPEG.place.utf8)), ("tIME", [7, 234, 1, 1, 1, 1, 1]),
        ("acTL", script), ("prVt", script),
      ]).bytes)
    #expect(photo.bytes == SamplePNG().bytes)
    #expect(photo.format == .png)
    #expect(photo.width == 32)
    #expect(photo.height == 16)
  }

  @Test func `colors and resolution stay`() throws {
    let sample = SamplePNG(chunks: [
      ("gAMA", 45455.big(4)), ("sRGB", [0]), ("pHYs", 2835.big(4) + 2835.big(4) + [1]),
      ("tRNS", [0, 1, 0, 2, 0, 3]),
    ])
    #expect(try CleanPhoto(of: sample.bytes).bytes == sample.bytes)
  }

  @Test func `a color profile loses its name`() throws {
    let named = SamplePNG(chunks: [("iCCP", Array("\(SampleJPEG.script)\0".utf8) + [0, 1, 2])])
    let plain = SamplePNG(chunks: [("iCCP", Array("icc\0".utf8) + [0, 1, 2])])
    #expect(try CleanPhoto(of: named.bytes).bytes == plain.bytes)
  }

  @Test func `whatever byte of the picture is changed, it is refused`() {
    let bytes = SamplePNG().bytes
    for index in 8..<bytes.count {
      var changed = bytes
      changed[index] ^= 0x40
      #expect(throws: PhotoFault.self, "\(index)") { try CleanPhoto(of: changed) }
    }
  }

  @Test func `one that is not built as it has to be is refused`() {
    #expect(throws: PhotoFault.self) {
      try CleanPhoto(of: SamplePNG(chunks: [("QrSt", [1])]).bytes)
    }
    #expect(throws: PhotoFault.self) {
      try CleanPhoto(
        of: SamplePNG(chunks: [("IHDR", 1.big(4) + 1.big(4) + [8, 2, 0, 0, 0])]).bytes)
    }
    let empty = Array(SamplePNG().bytes.prefix(33)) + SamplePNG.chunk("IEND", [])
    #expect(throws: PhotoFault.damaged("there is no picture in it")) {
      try CleanPhoto(of: empty)
    }
  }
}
