/// The widths that TMDB has pictures in. A drawing fits all of them, so they are only names here.
enum PictureSize: String, Sendable {
  case w92, w154, w185, w342, w500, w780, w1280, original
}
