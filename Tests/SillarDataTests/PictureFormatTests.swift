import Foundation
import SillarData
import Testing

struct PictureFormatTests {
  private func svg(_ content: String) -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox='0 0 1 1'>\(content)</svg>".utf8)
  }

  @Test(arguments: [
    "", "<title>it once = twice, on = off</title>", "<!-- <script> --><g id='onload'/>",
    "<defs><linearGradient id='a'/></defs><rect fill='url(#a)' style='fill: url( \"#a\" )'/>",
    "<use href='#a'/><use xlink:href=' #a'/>",
    "<image href='data:image/png;base64,AAAA'/>",
    "<style>.a { animation: b 3s } @keyframes b { to { opacity: 0 } }</style><path class='a'/>",
    "<animate attributeName='opacity' to='0'/><text aria-label='&#39;'>a &lt; b</text>",
  ])
  func `a picture that only draws is one`(content: String) {
    #expect(PictureFormat(of: svg(content)) == .svg)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<SCRIPT/>", "<s:script xmlns:s='http://www.w3.org/2000/svg'/>",
    "<s-v:script xmlns:s-v='http://www.w3.org/2000/svg'/>", "<foreignObject/>", "<iframe/>",
    "<a href='https://example.com'>x</a>", "<g onclick='alert(1)'/>", "<g\nONLOAD = 'x'/>",
    "<g onload=alert(1)/>", "<use href='&#106;avascript:x'/>",
    "<use href='https://example.com/#a'/>",
    "<use xlink:href='//example.com/a.svg#b'/>", "<image href='http://10.0.0.1/'/>",
    "<image href='data:image/svg+xml;base64,AAAA'/>", "<rect fill='url(http://example.com/a)'/>",
    "<rect fill='&#117;rl(http://example.com/a)'/>",
    "<style>@import 'http://example.com/a'</style>",
    "<style>g { fill: u\\72l(http://example.com) }</style>",
    "<style><![CDATA[ @import 'x' ]]></style>",
    "<set attributeName='href' to='https://example.com'/>",
    "<?xml-stylesheet href='http://example.com/a.css'?>", "<!ENTITY a 'b'>", "<g", "<g a='b",
    "<g a>", "<!-- never ends",
  ])
  func `a picture that could do more is none`(content: String) {
    #expect(PictureFormat(of: svg(content)) == nil)
  }

  @Test(arguments: [
    "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "<html><svg/></html>", "text <svg/>", "<svgs/>",
    "<?xml-stylesheet href='a'?><svg/>", "<!-- -->", "", " ",
  ])
  func `what does not begin as a picture is none`(text: String) {
    #expect(PictureFormat(of: Data(text.utf8)) == nil)
  }

  /// A regular expression took seconds for the first text, and did not finish for longer ones.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "<!---->", count: 100_000) + "<x", String(repeating: "<", count: 1_000_000),
      String(repeating: " ", count: 1_000_000),
      "<svg " + String(repeating: "a='' ", count: 200_000),
      "<svg>" + String(repeating: "<!--", count: 200_000),
    ])
  func `no picture takes long to refuse`(text: String) {
    #expect(PictureFormat(of: Data(text.utf8)) == nil)
  }
}
