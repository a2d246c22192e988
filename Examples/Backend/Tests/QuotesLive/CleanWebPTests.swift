import BackendModel
import Testing

/// Removing metadata from a WebP photo.
@Suite struct CleanWebPTests {
  @Test func `the place, what programs write and what is unknown go`() throws {
    let script = Array(SampleJPEG.script.utf8)
    let sample = SampleWebP(
      flags: 0x0C,
      chunks: [("EXIF", Array(SampleJPEG.place.utf8)), ("XMP ", script), ("ABCD", script)])
    let photo = try CleanPhoto(of: sample.bytes)
    // The flags of the removed chunks are cleared, and the length is that of the rest.
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

  @Test func `one that moves or contradicts itself is refused`() {
    #expect(throws: PhotoFault.animated) { try CleanPhoto(of: SampleWebP(flags: 0x02).bytes) }
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
