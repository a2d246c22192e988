public import Sillar
public import Work

extension PhotoID {
  /// The photo as the person who is signed in may see it: see PhotosPictures.
  public var picture: PictureSource { .stored("photo/\(rawValue)") }
}
