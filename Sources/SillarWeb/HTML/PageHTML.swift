import Sillar
import SillarHost

/// A whole page: the first content that a browser gets, and the only content without the script.
struct PageHTML {
  let flavor: Flavor
  let addresses: Addresses
  let assets: Assets
  /// The bytes of a text that a message takes.
  let room: Int

  /// The data that a window's page needs besides its frame.
  struct Claim: Sendable {
    let windowID: String
    let formToken: String
    /// A message that explains how the page came about.
    var notice: SillarString?
    /// True if the page has its styles and its script in it; see ``WebHost/bringsFiles(to:)``.
    var bringsFiles = false
    /// False if the page's browser runs no script: a link then leads to the window that it is in. Else what was done there would
    /// not be beneath the screen that it opens.
    var runsScript = true
    /// True if the tab may have had another window before, in whose place its browser must not show this one until the script
    /// knows. A browser that comes back has the script already.
    var waitsForScript = false
  }

  /// The page for a window.
  func page(_ frame: Frame, _ claim: Claim) -> [UInt8] {
    let words = HostWords(frame.localization)
    var addresses = addresses
    if !claim.runsScript { addresses.windowOfLinks = claim.windowID }
    var html = NodeHTML(addresses: addresses, words: words, capacity: 16 * 1024)
    let title = frame.location.title
    let name = flavor.name
    // What is seen comes first, if it may be seen.
    let script = assets.scripts[words.language]
    let isScriptLast = claim.bringsFiles && !claim.waitsForScript
    let fullTitle = title.isEmpty || title == name ? name : "\(title) · \(name)"
    writeHead(&html.buffer, title: fullTitle, bringsFiles: claim.bringsFiles, words) {
      $0.append("<link rel=\"manifest\"")
      $0.append(attribute: "href", addresses.manifest)
      $0.append(">")
      // Without the script, a page that waits for content reloads automatically.
      if frame.isBusy {
        $0.append("<noscript><meta http-equiv=\"refresh\" content=\"2;url=")
        $0.append(text: addresses.refresh(window: claim.windowID))
        $0.append("\"></noscript>")
      }
      if !isScriptLast { $0.append(script: script, in: claim) }
    }
    html.buffer.append("<body")
    html.buffer.append(attribute: "data-base", addresses.base)
    html.buffer.append(attribute: "data-window", claim.windowID)
    html.buffer.append(attribute: "data-revision", frame.revision)
    html.buffer.append(attribute: "data-depth", frame.location.depth)
    html.buffer.append(attribute: "data-path", addresses.page(frame.location.path))
    html.buffer.append(attribute: "data-room", room)
    if claim.bringsFiles { html.buffer.append(attribute: "data-brought", assets.version) }
    html.buffer.append("><a class=\"skip\" id=\"skip\" href=\"#0\">")
    html.buffer.append(text: words(.skipToContent))
    html.buffer.append("</a>")
    html.buffer.append("<form method=\"post\"")
    if frame.takesFiles { html.buffer.append(attribute: "enctype", "multipart/form-data") }
    html.buffer.append(attribute: "action", addresses.form(window: claim.windowID))
    html.buffer.append("><input type=\"hidden\" name=\"token\"")
    html.buffer.append(attribute: "value", claim.formToken)
    // What the user sees; see ``WindowEvent/revision``.
    html.buffer.append("><input type=\"hidden\" name=\"revision\"")
    html.buffer.append(attribute: "value", frame.revision)
    html.buffer.append(">")
    // The return key presses a form's first button: this one sends the input, and nothing else.
    html.buffer.append(
      "<button class=\"unseen\" name=\"e\" value=\"0\" tabindex=\"-1\" aria-hidden=\"true\">")
    html.buffer.append("OK</button>")
    let canGoBack = frame.location.depth + frame.location.modals > 1
    writeBar(
      &html.buffer, home: addresses.link("/"), canGoBack: canGoBack,
      notice: claim.notice.map { words($0) } ?? "", words)
    html.buffer.append("<main id=\"0\" tabindex=\"-1\">")
    html.visit(frame.root)
    html.buffer.append("</main></form>")
    if isScriptLast { html.buffer.append(script: script, in: claim) }
    html.buffer.append("</body></html>")
    return html.buffer.bytes
  }

  /// A page without a window: it describes an error and links to the start.
  func errorPage(
    title: String, message: String, link: SillarString, to address: String, bringsFiles: Bool,
    _ words: HostWords
  ) -> [UInt8] {
    var buffer = HTMLBuffer()
    writeHead(
      &buffer, title: "\(title) · \(flavor.name)", bringsFiles: bringsFiles, words
    ) { _ in }
    buffer.append("<body>")
    writeBar(&buffer, home: addresses.home, canGoBack: false, notice: "", words)
    buffer.append("<main id=\"0\"><div class=\"empty\"><h1>")
    buffer.append(text: title)
    buffer.append("</h1><p>")
    buffer.append(text: message)
    buffer.append("</p><p><a class=\"button primary\"")
    buffer.append(attribute: "href", address)
    buffer.append(">")
    buffer.append(text: words(link, ["app": flavor.name]))
    buffer.append("</a></p></div></main></body></html>")
    return buffer.bytes
  }

  private func writeHead(
    _ buffer: inout HTMLBuffer, title: String, bringsFiles: Bool, _ words: HostWords,
    extra: (inout HTMLBuffer) -> Void
  ) {
    buffer.append("<!doctype html><html id=\"page\"")
    buffer.append(attribute: "lang", words.language)
    // The headers say the encoding, before anything that the page could say (WHATWG HTML, 13.2.3.2).
    buffer.append("><head><meta name=\"viewport\" content=\"width=device-width,initial-scale=1,")
    // Up to the edges of the display, also beside a camera; styles leave the room that `env(safe-area-inset-top)` names.
    buffer.append("viewport-fit=cover\"><title>")
    buffer.append(text: title)
    buffer.append("</title>")
    if !flavor.summary.isEmpty {
      buffer.append("<meta name=\"description\"")
      buffer.append(attribute: "content", flavor.summary)
      buffer.append(">")
    }
    for sheet in assets.sheets {
      if bringsFiles, let part = sheet.part {
        buffer.append("<style")
        buffer.append(attribute: "data-file", sheet.path)
        buffer.append(">")
        buffer.append(part.text)
        buffer.append("</style>")
        continue
      }
      buffer.append("<link rel=\"stylesheet\"")
      buffer.append(attribute: "href", sheet.path)
      buffer.append(">")
    }
    buffer.append("<link rel=\"icon\"")
    buffer.append(attribute: "href", assets.icons.tab.path)
    buffer.append(">")
    if let touch = assets.icons.touch {
      buffer.append("<link rel=\"apple-touch-icon\"")
      buffer.append(attribute: "href", touch.path)
      buffer.append(">")
    }
    let sheet = flavor.styleSheet
    // The first one whose medium fits counts (WHATWG HTML, 4.2.5.1).
    writeThemeColor(&buffer, sheet.dark, media: "(prefers-color-scheme:dark)")
    writeThemeColor(&buffer, sheet.light)
    extra(&buffer)
    buffer.append("</head>")
  }

  /// The color of what the browser or the device draws around the page.
  private func writeThemeColor(
    _ buffer: inout HTMLBuffer, _ palette: StyleSheet.Palette, media: String? = nil
  ) {
    buffer.append("<meta name=\"theme-color\"")
    buffer.append(attribute: "content", ThemeCSS.hex(palette.background))
    if let media { buffer.append(attribute: "media", media) }
    buffer.append(">")
  }

  private func writeBar(
    _ buffer: inout HTMLBuffer, home: String?, canGoBack: Bool, notice: String,
    _ words: HostWords
  ) {
    buffer.append("<header class=\"bar\">")
    buffer.append(backTo: canGoBack, words)
    buffer.append("<a class=\"home\"")
    buffer.append(attribute: "href", home ?? addresses.home)
    buffer.append(">")
    if let logo = assets.logo {
      buffer.append("<img class=\"logo\" alt=\"\"")
      buffer.append(attribute: "src", logo.path)
      buffer.append(">")
    }
    buffer.append(text: flavor.name)
    buffer.append("</a><div id=\"notice\" role=\"status\">")
    buffer.append(text: notice)
    buffer.append("</div></header>")
  }
}

extension HTMLBuffer {
  fileprivate mutating func append(script: Assets.File?, in claim: PageHTML.Claim) {
    guard let script else { return }
    let part = claim.bringsFiles ? script.part : nil
    // Both kinds run when the page has been read.
    append(part == nil ? "<script src=\"" : "<script data-file=\"")
    append(text: script.path)
    append(part == nil ? "\" defer" : "\" type=\"module\"")
    // WHATWG HTML, 2.5.7: nothing is painted before the script has run.
    if claim.waitsForScript { append(" blocking=\"render\"") }
    append(">")
    if let part { append(part.text) }
    append("</script>")
  }

  /// The button for Back, which is hidden where there is nothing to go back to.
  mutating func append(backTo canGoBack: Bool, _ words: HostWords) {
    append("<button class=\"back\" id=\"back\" name=\"e\" value=\"back\"")
    if !canGoBack { append(" hidden") }
    append("><span aria-hidden=\"true\">‹&nbsp;</span>")
    append(text: words(.back))
    append("</button>")
  }
}
