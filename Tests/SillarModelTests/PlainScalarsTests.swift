import Foundation
import Testing

@testable import SillarModel

@Suite struct PlainScalarsTests {
  @Test func `a scalar that is taken to be plain is visible, no mark, and its own composed form`() {
    for scalar in (0...0x2FFFF).compactMap(Unicode.Scalar.init)
    where scalar.isPlain || scalar.joinsPictures {
      let text = String(scalar)
      let properties = scalar.properties
      let isSame = text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar])
      guard
        !isSame || properties.canonicalCombiningClass != .notReordered
          || scalar.isPlain && properties.isDefaultIgnorableCodePoint
      else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `a plain scalar before a mark is composed with it`() {
    let cleaned = TextRule.oneLine.cleaned("か\u{3099}e\u{301}и\u{306}")
    #expect(Array(cleaned.unicodeScalars) == ["が", "é", "й"])
  }
}
