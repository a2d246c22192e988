import BackendModel
import Testing

/// What is left of a WebP photo.
@Suite struct CleanWebPTests {
  @Test func `the place, what programs write and what is unknown go`() throws {
    let script = Array(SampleJPEG.script.utf8)
    let sample = SampleWebP(
      flags: 0x0C,
      chunks: [("EXIF", Array(SampleJPEG.place.utf8)), ("XMP ", script), ("ABCD", script)])
    let photo = try CleanPhoto(of: sample.bytes)
    // The header says no longer that they are there, and the length is what is left.
    #expect(photo.bytes == SampleWebP(flags: 0).bytes)
    #expect(photo.format == .webp)
    #expect(photo.width == 100)
    #expect(photo.height == 50)
  }

  @Test func `the short forms are read too`() throws {
    let short = SampleWebP(flags: nil)
    #expect(try CleanPhoto(of: short.bytes).bytes == short.bytes)
    let lossless = SampleWebP.lossless(width: 16000, height: 1)
    let photo = try CleanPhoto(of: lossless)
    #expect(photo.bytes == lossless)
    #expect(photo.width == 16000)
    #expect(photo.height == 1)
  }

  @Test func `what comes after the end goes`() throws {
    let sample = SampleWebP(flags: 0, trailing: Array("<html>\(SampleJPEG.script)</html>".utf8))
    #expect(try CleanPhoto(of: sample.bytes).bytes == SampleWebP(flags: 0).bytes)
  }

  @Test func `wherever it is cut off it is refused`() {
    let bytes = SampleWebP().bytes
    for length in 12..<bytes.count {
      #expect(throws: PhotoFault.cutOff, "\(length)") {
        try CleanPhoto(of: Array(bytes.prefix(length)))
      }
    }
  }

  @Test func `a part that says it is longer than the file is refused`() {
    var bytes = SampleWebP().bytes
    bytes.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PhotoFault.cutOff) { try CleanPhoto(of: bytes) }
  }

  @Test func `one that moves, is enormous or contradicts itself is refused`() {
    #expect(throws: PhotoFault.animated) { try CleanPhoto(of: SampleWebP(flags: 0x02).bytes) }
    #expect(throws: PhotoFault.tooManyPixels) {
      try CleanPhoto(of: SampleWebP(width: 0x100_0000, height: 0x100_0000).bytes)
    }
    #expect(throws: PhotoFault.self) {
      try CleanPhoto(of: SampleWebP(chunks: [("VP8 ", SampleWebP().picture)]).bytes)
    }
    #expect(throws: PhotoFault.damaged("it says two different sizes")) {
      var bytes = SampleWebP().bytes
      bytes[24] = 7
      return try CleanPhoto(of: bytes)
    }
  }
}
