import Sillar
import SillarHost

/// A whole page: the first content that a browser gets, and the only content without the script.
struct PageHTML {
  let flavor: Flavor
  let addresses: Addresses
  let assets: Assets
  /// The bytes of a text that a message takes.
  let room: Int
  /// True if a device may keep the screen at a path, as an account or a stranger sees it.
  let mayKeep: @Sendable (_ path: String, _ isOwned: Bool) -> Bool

  /// The data that a window's page needs besides its frame.
  struct Claim: Sendable {
    let windowID: String
    let formToken: String
    /// A message that explains how the page came about.
    var notice: LocalizedText?
    /// True if the page has its styles and its script in it; see ``WebHost/bringsFiles(to:)``.
    var bringsFiles = false
    /// False if the page's browser runs no script: a link then leads to the window that it is in. Else what was done there would
    /// not be beneath the screen that it opens.
    var runsScript = true
    /// True if the tab may have had another window before, in whose place its browser must not show this one until the script
    /// knows, or if it has had this one: it is shown as a whole, in its place. A browser that comes back has the script already.
    var waitsForScript = false
    /// The account whose screens the page shows; see ``SessionKeeper/owner(_:)``.
    var owner = ""
    /// See ``WebWindow/top``.
    var top: NodeName?
    /// See ``WebHost/Settings/surroundings``.
    var surroundings: Surroundings?
    /// True if browsers send the host's cookies in frames on other sites; see ``SessionKeeper``.
    var isForFrames = false
  }

  /// The page for a window.
  func page(_ frame: Frame, _ claim: Claim, _ preferences: Preferences) -> [UInt8] {
    let words = HostWords(frame.localization)
    var addresses = addresses
    if !claim.runsScript { addresses.windowOfLinks = claim.windowID }
    var html = NodeHTML(addresses: addresses, words: words, capacity: 32 * 1024)
    let title = frame.location.title
    let name = flavor.name
    // What is seen comes first, if it may be seen.
    let script = assets.scripts[words.language]
    let isScriptLast = claim.bringsFiles && !claim.waitsForScript
    let fullTitle = title.isEmpty || title == name ? name : "\(title) · \(name)"
    writeHead(
      &html.buffer, title: fullTitle, bringsFiles: claim.bringsFiles, words, preferences
    ) {
      $0.append("<link rel=\"manifest\" href=\"", text: addresses.manifest, "\">")
      // Without the script, a page that waits for content reloads automatically.
      if frame.isBusy {
        $0.append(
          "<noscript><meta http-equiv=\"refresh\" content=\"2;url=",
          text: addresses.refresh(window: claim.windowID), "\"></noscript>")
      }
      if !isScriptLast { $0.append(script: script, in: claim) }
      $0.append(site: claim.surroundings?.head)
    }
    html.buffer.append("<body")
    html.buffer.append(attribute: "data-base", addresses.base)
    html.buffer.append(attribute: "data-window", claim.windowID)
    html.buffer.append(attribute: "data-revision", frame.revision)
    html.buffer.append(attribute: "data-depth", frame.location.depth)
    html.buffer.append(attribute: "data-path", addresses.page(frame.location.path))
    html.buffer.append(attribute: "data-room", room)
    if let top = claim.top { html.buffer.append(attribute: "data-top", top) }
    if claim.bringsFiles { html.buffer.append(" data-brought") }
    if claim.isForFrames {
      html.buffer.append(" data-site=\"none;secure;partitioned\"")
    }
    if !claim.owner.isEmpty { html.buffer.append(attribute: "data-owner", claim.owner) }
    if !mayKeep(frame.location.path, !claim.owner.isEmpty) {
      html.buffer.append(" class=\"stays\"")
    }
    html.buffer.append(
      "><a id=\"skip\" href=\"#0\">", text: words(.skipToContent), "</a>")
    html.buffer.append(site: claim.surroundings?.before)
    html.buffer.append("<form method=\"post\"")
    if frame.takesFiles { html.buffer.append(attribute: "enctype", "multipart/form-data") }
    html.buffer.append(attribute: "action", addresses.form(window: claim.windowID))
    html.buffer.append(
      "><input type=\"hidden\" name=\"token\" value=\"", text: claim.formToken, "\">")
    // What the user sees; see ``WindowEvent/revision``.
    html.buffer.append("<input type=\"hidden\" name=\"revision\"")
    html.buffer.append(attribute: "value", frame.revision)
    html.buffer.append(">")
    // The return key presses a form's first button: this one sends the input, and nothing else.
    html.buffer.append(
      "<button class=\"unseen\" name=\"e\" value=\"0\" tabindex=\"-1\" aria-hidden=\"true\">")
    html.buffer.append("</button>")
    let canGoBack = frame.location.depth + frame.location.modals > 1
    writeBar(&html.buffer, addresses, canGoBack: canGoBack, words)
    html.buffer.append("<main id=\"0\" tabindex=\"-1\">")
    html.visit(frame.root)
    html.buffer.append("</main>")
    html.buffer.append(preferencesAt: addresses, words)
    html.buffer.append("</form>")
    html.buffer.append(site: claim.surroundings?.after)
    html.buffer.append(notice: claim.notice.map { words($0) } ?? "")
    if isScriptLast { html.buffer.append(script: script, in: claim) }
    html.buffer.append("</body></html>")
    return html.buffer.bytes
  }

  /// A page without a window: it describes an error and links to the start.
  func errorPage(
    title: String, message: String, link: SillarString, to address: String, bringsFiles: Bool,
    loadsAgain: Bool = false, in surroundings: Surroundings? = nil, _ words: HostWords,
    _ preferences: Preferences
  ) -> [UInt8] {
    var buffer = HTMLBuffer()
    writeHead(
      &buffer, title: "\(title) · \(flavor.name)", bringsFiles: bringsFiles, words, preferences
    ) {
      if loadsAgain { $0.append("<meta http-equiv=\"refresh\" content=\"5\">") }
      $0.append(site: surroundings?.head)
    }
    buffer.append("<body>")
    buffer.append(site: surroundings?.before)
    writeBar(&buffer, addresses, canGoBack: false, words)
    buffer.append("<main id=\"0\"><div class=\"empty\"><h1>", text: title, "</h1>")
    buffer.append("<p>", text: message, "</p>")
    buffer.append("<p><a class=\"button primary\" href=\"", text: address, "\">")
    buffer.append(text: words(link, ["app": flavor.name]))
    buffer.append("</a></p></div></main>")
    buffer.append(site: surroundings?.after)
    buffer.append("</body></html>")
    return buffer.bytes
  }

  private func writeHead(
    _ buffer: inout HTMLBuffer, title: String, bringsFiles: Bool, _ words: HostWords,
    _ preferences: Preferences, extra: (inout HTMLBuffer) -> Void
  ) {
    buffer.append("<!doctype html><html id=\"page\"")
    buffer.append(attribute: "lang", words.language)
    if assets.rightToLeft.contains(words.language) { buffer.append(" dir=\"rtl\"") }
    buffer.append(preferences)
    // The headers say the encoding, before anything that the page could say (WHATWG HTML, 13.2.3.2).
    buffer.append("><head><meta name=\"viewport\" content=\"width=device-width,initial-scale=1,")
    // Up to the edges of the display, also beside a camera; styles leave the room that `env(safe-area-inset-top)` names.
    buffer.append("viewport-fit=cover\"><title>", text: title, "</title>")
    let summary = words(flavor.summary)
    if !summary.isEmpty {
      buffer.append("<meta name=\"description\" content=\"", text: summary, "\">")
    }
    for sheet in assets.sheets {
      if bringsFiles, let part = sheet.contents.part {
        buffer.append("<style data-file=\"", text: sheet.path, "\">")
        buffer.append(part.text)
        buffer.append("</style>")
        continue
      }
      buffer.append("<link rel=\"stylesheet\" href=\"", text: sheet.path, "\">")
    }
    buffer.append("<link rel=\"icon\" href=\"", text: assets.icons.tab.path, "\">")
    if let touch = assets.icons.touch {
      buffer.append("<link rel=\"apple-touch-icon\" href=\"", text: touch.path, "\">")
    }
    let (sheet, isDark) = (flavor.styleSheet, preferences.isDark)
    // The first one whose medium fits counts (WHATWG HTML, 4.2.5.1).
    if isDark == nil {
      writeThemeColor(&buffer, sheet.dark, media: "(prefers-color-scheme:dark)")
    }
    writeThemeColor(&buffer, isDark == true ? sheet.dark : sheet.light)
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
    _ buffer: inout HTMLBuffer, _ addresses: Addresses, canGoBack: Bool, _ words: HostWords
  ) {
    buffer.append("<header class=\"bar\">")
    buffer.append(backTo: canGoBack, words)
    buffer.append("<a class=\"home\" href=\"", text: addresses.linkedPage("/"), "\">")
    if let logo = assets.logo {
      buffer.append("<img class=\"logo\" alt=\"\" src=\"", text: logo.path, "\">")
    }
    buffer.append(text: flavor.name)
    buffer.append("</a></header>")
  }
}

extension HTMLBuffer {
  /// Appends the markup of the site around the app, which its author answers for.
  fileprivate mutating func append(site markup: String?) {
    if let markup { append(name: Array(markup.utf8)) }
  }

  /// Appends the place for what the page itself says, which screen readers read out as it changes (WHATWG HTML, 4.10.12).
  fileprivate mutating func append(notice: String) {
    append("<div><output id=\"notice\">", text: notice, "</output></div>")
  }

  fileprivate mutating func append(script: Assets.File?, in claim: PageHTML.Claim) {
    guard let script else { return }
    let part = claim.bringsFiles ? script.contents.part : nil
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

  /// The link to the screen for language and appearance, which names the language of the page.
  mutating func append(preferencesAt addresses: Addresses, _ words: HostWords) {
    let link = addresses.linkedPage(Flavor.preferencesLink)
    append("<a id=\"preferences\" href=\"", text: link, "\"")
    append(attribute: "aria-label", words(.preferences))
    append(">", text: words.code, "</a>")
  }

  /// What a visitor has chosen, for the style sheet and the script.
  mutating func append(_ preferences: Preferences) {
    if let language = preferences.language { append(attribute: "data-language", language) }
    if let appearance = preferences.appearance {
      append(attribute: "data-appearance", appearance)
    }
  }

  /// The button for Back, which is hidden where there is nothing to go back to.
  mutating func append(backTo canGoBack: Bool, _ words: HostWords) {
    append("<button class=\"back\" id=\"back\" name=\"e\" value=\"back\"")
    if !canGoBack { append(" hidden") }
    append(">", text: words(.back), "</button>")
  }
}
