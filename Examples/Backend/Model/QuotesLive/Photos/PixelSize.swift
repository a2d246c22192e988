/// The size of a picture. A small file can declare a huge picture, and showing it would need memory for
/// all of its pixels: such a size is refused.
public struct PixelSize: Equatable {
  static let longestSide = 20_000
  public static let mostPixels = 25_000_000

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

  /// The size of the picture turned by 90°.
  var turned: PixelSize { PixelSize(turned: self) }
}
