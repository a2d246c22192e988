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
    #expect(try PhotoLook(size: PhotoLook.largestSize, beginning: beginning).kind() == .jpeg)
    #expect(throws: PhotoProblem.tooLarge) {
      try PhotoLook(size: PhotoLook.largestSize + 1, beginning: beginning).kind()
    }
    #expect(throws: PhotoProblem.empty) { try PhotoLook(size: 0, beginning: []).kind() }
    #expect(throws: PhotoProblem.notAPhoto) {
      try PhotoLook(size: 9, beginning: Array(Sample.script)).kind()
    }
  }
}
