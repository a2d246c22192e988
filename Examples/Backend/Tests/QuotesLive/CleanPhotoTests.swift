import BackendModel
import Testing

/// Removing metadata from photos of every format.
@Suite struct CleanPhotoTests {
  @Test func `what comes after the end goes`() throws {
    let page = Array("<html>\(SampleJPEG.script)</html>".utf8)
    for (bytes, clean) in [
      (SampleJPEG(trailing: page).bytes, SampleJPEG().bytes),
      (SamplePNG(trailing: page).bytes, SamplePNG().bytes),
      (SampleWebP(flags: 0, trailing: page).bytes, SampleWebP(flags: 0).bytes),
    ] { #expect(try CleanPhoto(of: bytes).bytes == clean) }
  }

  @Test func `wherever it is cut off it is refused`() {
    let jpeg = SampleJPEG(segments: [SampleJPEG.jfif, SampleJPEG.exif(orientation: 3)])
    for (bytes, start) in [
      (jpeg.bytes, 3), (SamplePNG(chunks: [("tEXt", [1, 2, 3])]).bytes, 8),
      (SampleWebP().bytes, 12),
    ] {
      for length in start..<bytes.count {
        #expect(throws: PhotoFault.cutOff, "\(length)") {
          try CleanPhoto(of: Array(bytes.prefix(length)))
        }
      }
    }
  }

  @Test func `one whose part says it is longer than the file is refused`() {
    var webP = SampleWebP().bytes
    webP.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let png = SamplePNG().bytes.prefix(33) + [0xFF, 0xFF, 0xFF, 0xFF] + "IDAT".utf8
    for bytes in [webP, Array(png)] {
      #expect(throws: PhotoFault.cutOff) { try CleanPhoto(of: bytes) }
    }
  }

  @Test func `one that says it is enormous is refused, and one that is nothing wide`() {
    for bytes in [
      SampleJPEG(width: 65535, height: 65535).bytes, SampleJPEG(width: 15000, height: 15000).bytes,
      SamplePNG(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF).bytes,
      SampleWebP(width: 0x100_0000, height: 0x100_0000).bytes,
    ] {
      #expect(throws: PhotoFault.tooManyPixels) { try CleanPhoto(of: bytes) }
    }
    #expect(throws: PhotoFault.self) { try CleanPhoto(of: SampleJPEG(width: 0).bytes) }
  }
}
