import BackendModel
import Foundation
import Testing

/// Files that say that they are photos, and are made to cost much or to be nothing.
@Suite struct PhotoAttackTests {
  /// 32 by 4 pixels, compressed with codes of their own.
  private static let dynamic =
    "eNo9UEkSBDEIAvrE/z88iGasiokbECEYtgXmESMoCAk4ASCNfyb7ari0tMnJ5CL7nhYNFgus9g9wvPGQ21myjtir"
    + "opSTp/nYEvoUzRWoMJUllE14ayqsy6JFrGRNz+qqXHdgjk5eF1GAeleW+Ml/cWtHSt+murUKLrcOkOpaA6Gy7E+q"
    + "z1E/M/kg8QMp4gLm"
  /// 32 by 4 black pixels, compressed with the fixed codes.
  private static let black = "eNpjYBgFAw0AAYQAAQ=="
  /// 8 by 4 pixels in the passes of Adam7.
  private static let interlaced =
    "eNotjIkRAEEIwoD+i77EPZ9RiGO2Zm2uaDJ6DMW/irjqMLbIRErZ85BdXM8heszfHxRnAGw="
  /// 8 by 4 pixels, the first row with a filter that there is not.
  private static let unfiltered =
    "eNoBZACb/wkABw4VHCMqMTg/Rk1UW2JpcHd+hYyTmqEBKC82PURLUllgZ251fIOKkZifpq20u8LJAlBXXmVsc3qB"
    + "iI+WnaSrsrnAx87V3OPq8QN4f4aNlJuiqbC3vsXM09rh6O/2/QQLEhnzIzDA"

  private func bytes(_ base64: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: base64)))
  }

  private func expectDamaged(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      throws: PhotoFault.damaged("its picture cannot be decoded"), sourceLocation: sourceLocation
    ) { try CleanPhoto(of: bytes) }
  }

  @Test(arguments: [(10_000, 10_000), (20_000, 5_000), (5_001, 5_000), (20_001, 1)])
  func `a photo of more than 25 million pixels is refused`(width: Int, height: Int) {
    for bytes in [
      SampleJPEG(width: width, height: height).bytes, SamplePNG(width: width, height: height).bytes,
      SampleWebP(width: width, height: height).bytes,
    ] {
      #expect(throws: PhotoFault.tooManyPixels) { try CleanPhoto(of: bytes) }
    }
  }

  @Test func `a photo of 25 million pixels whose data is missing is refused`() {
    expectDamaged(SampleJPEG(width: 5_000, height: 5_000).bytes)
    expectDamaged(SamplePNG(width: 5_000, height: 5_000).bytes)
  }

  @Test func `a JPEG and a PNG of a browser are taken, and half of their data is refused`() throws {
    for base64 in [BrowserPhotos.jpeg, BrowserPhotos.png] {
      let photo = try bytes(base64)
      let clean = try CleanPhoto(of: photo)
      #expect(clean.width == 37 && clean.height == 21)
      _ = try CleanPhoto(of: clean.bytes)
    }
    // The end of the image data is replaced by the end of the file.
    let jpeg = try bytes(BrowserPhotos.jpeg)
    expectDamaged(Array(jpeg.dropLast(60)) + [0xFF, 0xD9])
  }

  @Test func `PNGs that can be decoded are taken, however they are compressed`() throws {
    _ = try CleanPhoto(of: SamplePNG(width: 32, height: 4, picture: bytes(Self.dynamic)).bytes)
    _ = try CleanPhoto(of: SamplePNG(width: 32, height: 4, picture: bytes(Self.black)).bytes)
    _ = try CleanPhoto(
      of: SamplePNG(width: 8, height: 4, isInterlaced: true, picture: bytes(Self.interlaced)).bytes)
  }

  @Test func `PNGs with a row too few or too many, a wrong filter, and a bomb are refused`() throws
  {
    for (width, height) in [(32, 3), (32, 5), (31, 4), (33, 4)] {
      expectDamaged(
        SamplePNG(width: width, height: height, picture: try bytes(Self.dynamic)).bytes)
    }
    expectDamaged(SamplePNG(width: 8, height: 4, picture: try bytes(Self.interlaced)).bytes)
    expectDamaged(SamplePNG(width: 8, height: 4, picture: try bytes(Self.unfiltered)).bytes)
    expectDamaged(SamplePNG(picture: SamplePNG.stored([UInt8](repeating: 0, count: 60_000))).bytes)
  }

  @Test func `wherever a compressed PNG is changed it is read safely, and nearly always refused`()
    throws
  {
    for sample in [Self.dynamic, Self.black] {
      let picture = try bytes(sample)
      var taken = 0
      for index in picture.indices {
        for bit in 0..<8 {
          var changed = picture
          changed[index] ^= 1 << bit
          let photo = SamplePNG(width: 32, height: 4, picture: changed).bytes
          if (try? CleanPhoto(of: photo)) != nil { taken += 1 }
        }
      }
      // Some bits say nothing about the pixels, such as those after the last code.
      #expect(taken <= 10, "\(taken) of \(8 * picture.count)")
      for length in 1..<picture.count {
        expectDamaged(
          SamplePNG(width: 32, height: 4, picture: Array(picture.prefix(length))).bytes)
      }
    }
  }

  @Test
  func `JPEGs with a block too few, a code that there is not and a restart too many are refused`() {
    let scan = SampleJPEG().scan
    expectDamaged(SampleJPEG(scan: Array(scan.dropLast(2))).bytes)
    expectDamaged(SampleJPEG(scan: [0xC0] + scan.dropFirst()).bytes)
    expectDamaged(SampleJPEG(restartInterval: 23).bytes)
    expectDamaged(SampleJPEG(restartInterval: 0).bytes)
    expectDamaged(SampleJPEG(width: 72).bytes)
  }
}
