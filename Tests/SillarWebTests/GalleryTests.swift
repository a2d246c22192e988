import Gallery
import Sillar
import Testing

@Suite struct GalleryTests {
  @Test func `the Gallery has all its texts`() throws {
    let missing = try GalleryApp().flavor.missingTexts()
    #expect(missing.isEmpty)
  }
}
