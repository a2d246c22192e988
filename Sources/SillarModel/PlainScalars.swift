extension Unicode.Scalar {
  /// True for letters and pictures of the scripts that are used most, which are visible, are no marks, and are not
  /// composed with the scalar before them. A look at the properties of a scalar takes ten times as long.
  var isPlain: Bool {
    switch value {
    // Latin, Cyrillic.
    case ..<0xAD, 0xAE..<0x300, 0x400...0x482: true
    // Punctuation, symbols, kana, ideographs, Korean syllables, emoji.
    case 0x2010...0x2027, 0x2600...0x27BF, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  /// True for the two unseen scalars that most emoji of several scalars have: the joiner, and the selector of color.
  var joinsPictures: Bool { value == 0x200D || value == 0xFE0F }
}
