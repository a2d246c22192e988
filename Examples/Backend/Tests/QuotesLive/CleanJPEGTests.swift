import BackendModel
import Testing

/// Removing metadata from a JPEG photo.
@Suite struct CleanJPEGTests {
  @Test(arguments: [true, false])
  func `the place where it was taken goes, and which side is up stays`(isLittle: Bool) throws {
    let sample = SampleJPEG(segments: [SampleJPEG.exif(orientation: 6, isLittle: isLittle)])
    #expect(sample.bytes.contains(SampleJPEG.place))
    let photo = try CleanPhoto(of: sample.bytes)
    #expect(!photo.bytes.contains(SampleJPEG.place))
    #expect(photo.format == .jpeg)
    // The orientation turns the photo, so its width is the height in the file.
    #expect(photo.width == 48)
    #expect(photo.height == 64)
    // The orientation only: a header of eight bytes, and one entry of twelve.
    let exif =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8]
      + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    #expect(photo.bytes == [0xFF, 0xD8] + exif + SampleJPEG().bytes.dropFirst(2))
  }

  @Test func `a clean photo stays as it is`() throws {
    let sample = SampleJPEG(segments: [SampleJPEG.exif(orientation: 8)])
    let once = try CleanPhoto(of: sample.bytes)
    #expect(try CleanPhoto(of: once.bytes) == once)
    #expect(try CleanPhoto(of: SampleJPEG().bytes).bytes == SampleJPEG().bytes)
  }

  @Test(arguments: [0, 1, 9, 65535])
  func `an orientation that says nothing is left out`(orientation: Int) throws {
    let sample = SampleJPEG(segments: [SampleJPEG.exif(orientation: orientation)])
    let photo = try CleanPhoto(of: sample.bytes)
    #expect(photo.bytes == SampleJPEG().bytes)
    #expect(photo.width == 64)
  }

  @Test func `comments, other programs' words and thumbnails go, colors stay`() throws {
    let colors: (UInt8, [UInt8]) = (0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1, 9, 9])
    let adobe: (UInt8, [UInt8]) = (0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])
    let script = Array(SampleJPEG.script.utf8)
    let photo = try CleanPhoto(
      of: SampleJPEG(segments: [
        SampleJPEG.jfif, colors, (adobe.0, adobe.1 + script), (0xFE, script), (0xED, script),
        (0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + script), (0xE0, script),
        (0xE2, Array("MPF\0".utf8) + script), (0xF0, script),
      ]).bytes)
    #expect(!photo.bytes.contains("script"))
    let jfif: (UInt8, [UInt8]) = (0xE0, SampleJPEG.jfif.1.prefix(12) + [0, 0])
    #expect(photo.bytes == SampleJPEG(segments: [jfif, colors, adobe]).bytes)
  }

  @Test func `whatever byte of it is changed, it is read safely`() {
    let bytes = SampleJPEG(segments: [SampleJPEG.jfif, SampleJPEG.exif(orientation: 3)]).bytes
    for index in bytes.indices {
      for value: UInt8 in [0x00, 0x01, 0x7F, 0x80, 0xD8, 0xD9, 0xDA, 0xFF] {
        var changed = bytes
        changed[index] = value
        let photo = try? CleanPhoto(of: changed)
        #expect(photo?.bytes.contains(SampleJPEG.place) != true, "\(index) \(value)")
      }
    }
  }

  @Test func `one that is not built as it has to be is refused`() {
    let twice: (UInt8, [UInt8]) = (0xC0, [8, 0, 9, 0, 9, 1, 1, 0x11, 0])
    #expect(throws: PhotoFault.damaged("it says twice how large it is")) {
      try CleanPhoto(of: SampleJPEG(segments: [twice]).bytes)
    }
    #expect(throws: PhotoFault.damaged("there is no picture in it")) {
      try CleanPhoto(of: [0xFF, 0xD8, 0xFF, 0xD9])
    }
    #expect(throws: PhotoFault.self) { try CleanPhoto(of: [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 9, 9]) }
  }
}
