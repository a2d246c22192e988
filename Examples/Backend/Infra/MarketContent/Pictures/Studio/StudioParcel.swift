extension Studio {
  static func parcel() -> String {
    Studio.svg(.almond) { d in d.rect(110, 160, 180, 160, Tone.cork.base) }
  }
}
