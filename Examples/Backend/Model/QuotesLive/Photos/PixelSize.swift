/// How large a picture is. A small file can say that it is enormous, and whoever shows it would need
/// memory for all of that: such a size cannot be made.
struct PixelSize: Equatable {
  static let longestSide = 20_000
  static let mostPixels = 100_000_000

  let width: Int
  let height: Int

  init(width: Int, height: Int) throws(PhotoFault) {
    guard width > 0, height > 0 else { throw .damaged("it says that it has no pixels") }
    guard width <= Self.longestSide, height <= Self.longestSide,
      width * height <= Self.mostPixels
    else { throw .tooManyPixels }
    self.width = width
    self.height = height
  }

  private init(turned size: PixelSize) {
    width = size.height
    height = size.width
  }

  /// As it is seen when it lies on its side.
  var turned: PixelSize { PixelSize(turned: self) }
}
