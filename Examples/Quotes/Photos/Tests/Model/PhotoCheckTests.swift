import Foundation
import PhotosModel
import PhotosTesting
import Testing

struct PhotoCheckTests {
  @Test func `the kind of a photo is what is in it`() {
    #expect(PhotoKind(beginning: Sample.jpeg) == .jpeg)
    #expect(PhotoKind(beginning: Sample.png) == .png)
    #expect(PhotoKind(beginning: Sample.webp) == .webp)
  }

  @Test(arguments: [
    Data(), Data([0xFF]), Data([0xFF, 0xD8]), Sample.script, Data("GIF89a".utf8),
    Data("RIFF0000WAVE".utf8), Data("RIFF".utf8), Data("%PDF-1.7".utf8),
    Data([0, 0xFF, 0xD8, 0xFF]),
  ])
  func `anything else is none`(_ contents: Data) {
    #expect(PhotoKind(beginning: contents) == nil)
  }

  @Test func `ten megabytes are fine, and one byte more is not`() throws {
    let beginning = Array(Sample.jpeg)
    #expect(try PhotoKind(size: PhotoKind.largestSize, beginning: beginning) == .jpeg)
    #expect(throws: PhotoProblem.tooLarge) {
      try PhotoKind(size: PhotoKind.largestSize + 1, beginning: beginning)
    }
    #expect(throws: PhotoProblem.empty) { try PhotoKind(size: 0, beginning: []) }
    #expect(throws: PhotoProblem.notAPhoto) {
      try PhotoKind(size: 9, beginning: Array(Sample.script))
    }
  }
}
