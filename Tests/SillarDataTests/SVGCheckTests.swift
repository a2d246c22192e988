import Foundation
import SillarData
import Testing

/// Pictures that passed for harmless before the check became a list of what is allowed.
struct SVGCheckTests {
  private static let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>"

  private func isPicture(_ text: String) -> Bool { PictureFormat(of: Data(text.utf8)) == .svg }

  private func isPicture(with content: String) -> Bool {
    isPicture(Self.start + content + "</svg>")
  }

  @Test(arguments: [
    "encoding=\"ISO-2022-JP\"", "encoding='UTF-16'", "encoding='utf-7'", "encoding='x'",
    "standalone='yes' encoding='ISO-8859-1'",
  ])
  func `a picture in another encoding than UTF-8 is none`(encoding: String) {
    #expect(!isPicture("<?xml version='1.0' \(encoding)?>\(Self.start)</svg>"))
  }

  @Test(arguments: [
    "", "<?xml version=\"1.0\"?>", "<?xml version='1.0' encoding='utf-8' standalone='no' ?>\n",
    "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>",
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD'>",
  ])
  func `a picture may say that it is UTF-8`(declaration: String) {
    #expect(isPicture(declaration + Self.start + "</svg>"))
  }

  @Test func `a picture in UTF-16 is none`() {
    let text = Self.start + "</svg>"
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32] {
      #expect(PictureFormat(of: text.data(using: encoding) ?? Data()) == nil)
    }
  }

  @Test(arguments: [
    // A word that is hidden in a name, a value or a style.
    "<set attributeName='h&#114;ef' to='http://example.com'/>",
    "<animate attributeName='xlink:href' to='http://example.com'/>",
    "<set attributeName='style' to='x'/>", "<set attributeName='onload' to='x'/>",
    "<g style='background: image-set(\"http://example.com/a\" 1x)'/>",
    "<style>g { background: -webkit-image-set(\"http://example.com/a\" 1x) }</style>",
    "<style>g { background: cross-fade(\"http://example.com/a\") }</style>",
    "<style>@font-face { font-family: a; src: url(http://example.com/a) }</style>",
    "<style>@namespace 'http://example.com';</style>",
    "<style><!-- --> @import 'http://example.com/a';</style>",
    "<style>g { background: im<!-- -->age-set('http://example.com/a') }</style>",
    "<style>g { fill: url(\u{A0}#a) }</style>",
    // What a comment hides from one reader, and not from another.
    "<!--><g id='--><script>alert(1)</script>'/>", "<!-- a -- b -->", "<!--->",
    // Attributes and elements that are in no list.
    "<g foo='bar'/>", "<g xml:base='http://example.com/'/>", "<g x:href='#a' xmlns:x='y'/>",
    "<g tabindex='0'/>", "<g xmlns='http://www.w3.org/1999/xhtml'/>", "<switch/>", "<view/>",
    "<feImage href='#a'/>", "<cursor/>", "<discard/>", "<handler/>", "<tref/>", "<font/>",
    // References that a browser may read in another way.
    "<use href='#%61'/>", "<use href='#xpointer(id(a))'/>", "<use href=''/>", "<use href='a#b'/>",
    "<image href='#a'/>", "<image href='data:image/png;base64,AA\" onload=\"x'/>",
    "<use href='data:image/png;base64,AAAA'/>", "<use href='\u{A0}#a'/>",
    "<rect fill='url(#a'/>", "<rect fill='url(\"#a)'/>", "<rect fill='url()'/>",
    // No XML.
    "<g></svg>", "</g>", "<g/></g>", "<g", "<g/ >", "<g x='1'y='2'/>", "<g x='1' x='2'/>",
    "<g id='<'/>", "<g id='\u{0}'/>", "a\u{0}b", "<g id='a'/><g id='a'/>", "<G/>",
    "<lineargradient/>",
  ])
  func `what is in no list is refused`(content: String) {
    #expect(!isPicture(with: content))
  }

  @Test(arguments: [
    "<svg/><svg/>", "<svg/>text", "<svg>", "<g/>", "<svg></g>", "<SVG/>", "<svg></svg",
  ])
  func `one element is the whole picture`(text: String) {
    #expect(!isPicture(text))
  }

  @Test(arguments: [
    "<style>@media(prefers-reduced-motion:reduce){.a{animation:a 2s cubic-bezier(0,0,1,1)}}</style>",
    "<g transform='translate(1 2) rotate(30)' fill='rgb(0 0 0 / 50%)' data-name='Layer 1'/>",
    "<animateTransform attributeName='transform' type='rotate' from='0' to='90' dur='1s'/>",
    "<clipPath id='c'><rect/></clipPath><g clip-path='url(#c)' style='mask: url( \"#é\" )'/>",
    "<image href=' data:image/webp;base64,A+/=\n'/>", "<text>🪨 &amp; &#65;</text>",
    "<filter id='f'><feGaussianBlur in='SourceGraphic' stdDeviation='2'/></filter>",
    "<svg x='1'><g aria-label='a &lt; b'/></svg>",
  ])
  func `what draws is a picture`(content: String) {
    #expect(isPicture(with: content))
  }

  @Test func `elements are within each other up to a limit`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
    }
    #expect(isPicture(with: nested(63)))
    #expect(!isPicture(with: nested(64)))
    #expect(!isPicture(with: String(repeating: "<g>", count: 1_000_000)))
  }

  /// Each line draws the one before ten times: the file is small, and what it draws is not.
  private func repeated(_ lines: Int, by reference: String) -> String {
    var text = "<g id='a0'><rect/></g>"
    for line in 1...lines {
      let references = String(
        repeating: reference.replacing("ID", with: "a\(line - 1)"), count: 10)
      text += "<g id='a\(line)'>\(references)</g>"
    }
    return text
  }

  @Test(arguments: [
    "<use href='#ID'/>", "<use xlink:href='#ID'/>", "<rect fill='url(#ID)'/>",
    "<rect style='mask:url(#ID)'/>",
  ])
  func `a picture that draws itself again and again is refused`(reference: String) {
    #expect(isPicture(with: repeated(3, by: reference)))
    for lines in [5, 9, 30, 1000] {
      #expect(!isPicture(with: repeated(lines, by: reference)), "\(lines) lines")
    }
  }

  @Test func `a picture that refers to itself in a circle is refused`() {
    #expect(!isPicture(with: "<g id='a'><use href='#a'/></g>"))
    #expect(!isPicture(with: "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"))
    #expect(!isPicture(with: "<style>g{mask:url(#a)}</style><g id='a'/>"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a picture of many elements is refused quickly`() {
    #expect(isPicture(with: String(repeating: "<g/>", count: 40_000)))
    #expect(!isPicture(with: String(repeating: "<g/>", count: 400_000)))
    let chain = (1...20_000).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/></g>" }.joined()
    #expect(!isPicture(with: chain))
  }
}
