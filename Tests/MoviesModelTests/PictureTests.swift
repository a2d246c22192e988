import MoviesModel
import Testing

struct PictureTests {
  @Test func `a picture has a name for each size`() throws {
    let picture = try #require(MoviePicture(file: "603-poster.svg"))
    #expect(picture.name(.poster) == "w342-603-poster.svg")
  }
}
