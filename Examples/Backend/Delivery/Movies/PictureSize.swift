/// The widths of TMDB's pictures. An SVG drawing scales to any width, so they are only names here.
enum PictureSize: String, Sendable {
  case w92, w154, w185, w342, w500, w780, w1280, original
}
