/// What a picture of a film is drawn from. The same subject always gives the same picture.
struct PosterSubject: Sendable {
  let id: Int64
  let title: String
  let year: Int?
  let directors: [String]
  let genres: [String]
}
