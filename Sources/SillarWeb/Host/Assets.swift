import Crypto
import Foundation
import HTTPTypes
import NIOCore
import Sillar
import SillarHost

/// The files that every page of a host needs. The address of each changes with its contents.
struct Assets: Sendable {
  struct File: Sendable {
    let path: String
    let contentType: String
    let contents: Contents
  }

  /// The script of every page, by the language of the texts that it shows. It imports the other parts when a page needs them.
  /// `Scripts/script` builds all of them.
  let scripts: [String: File]
  /// These parts; those that have texts of their own in each language.
  let parts: [File]
  /// The scripts and style sheets of these elements, by ``CustomContent/id``.
  let elements: [String: (script: File, style: File?)]
  /// The app's theme, then the elements and the framework's styles, then the looks of the modules; and the flavor's addition.
  let sheets: [File]
  let icons: AppIcons
  /// How the app is installed, by language.
  let manifests: [String: Contents]
  /// The languages that are written from right to left.
  let rightToLeft: Set<String>
  let fonts: [File]
  /// The flavor's own, before its name.
  let logo: File?
  /// Names the contents of the files of a page: those that it brings along to a browser that has not got them, those that a device
  /// keeps, and the script that a socket understands.
  let version: String
  /// The sources that the policy of such a page allows, and that of a page that names its files.
  let sourcesOfParts: Headers.Sources
  var all: [File] {
    sheets + scripts.values + parts + icons.all.map(\.file) + fonts
      + ([logo] + elements.values.flatMap { [$0.script, $0.style] }).compactMap { $0 }
  }

  init(app: Flavor, addresses: Addresses) {
    func file(_ name: String, _ suffix: String, _ contentType: String, _ contents: Contents) -> File
    {
      File(
        path: "\(addresses.base)/-/\(name).\(contents.hash).\(suffix)", contentType: contentType,
        contents: contents)
    }
    func sheet(_ name: String, _ text: String, after faces: String = "") -> File {
      var contents = Contents(faces + text)
      contents.part = PagePart(style: text, after: faces)
      return file(name, "css", "text/css; charset=utf-8", contents)
    }
    func script(_ name: String, _ contents: Contents) -> File {
      file(name, "js", "text/javascript; charset=utf-8", contents)
    }
    /// A part by the name of its address in a page.
    typealias Part = (name: StaticString, file: File)
    // What a page may need before it is live: the parts that send files, keep the device awake, and show elements of modules' own.
    var early: [Part] = [
      ("files", script("sillar-uploads", Script.uploads)),
      ("awake", script("sillar-awake", Script.awake)),
    ]
    if !app.webElements.isEmpty {
      early.append(("elements", script("sillar-elements", Script.elements)))
    }
    // What every live page has: the parts that show how one screen leads to another, show a stepper's next number at the tap and
    // write into the field that a person edits, tell the window which row a person has scrolled to, draw what iOS shows while the
    // app starts, and those for notices.
    var late: [Part] = [
      ("moves", script("sillar-moves", Script.moves)),
      ("controls", script("sillar-controls", Script.controls)),
      ("places", script("sillar-places", Script.places)),
      ("startup", script("sillar-startup", Script.startup)),
    ]
    if addresses.notices != nil {
      late.append(("notices", script("sillar-notices", Script.notices)))
      late.append(("offers", script("sillar-offers", Script.offers)))
    }
    elements = Dictionary(
      uniqueKeysWithValues: app.webElements.map { id, form in
        let style = form.style.map { file(id, "css", "text/css; charset=utf-8", Contents($0)) }
        return (id, (script(id, Contents(form.script)), style))
      })
    let vocabulary = String(decoding: PackageResources.sillar_css, as: UTF8.self)
    let theme = ThemeCSS.css(for: app.styleSheet)
    var (fonts, faces): ([File], String) = ([], "")
    for font in app.fonts {
      // Without a file that cannot be read, texts are in the next family.
      guard let data = (try? app.resource(font.resource)) ?? nil else { continue }
      let name = "font-\(fonts.count + 1)"
      fonts.append(file(name, "woff2", "font/woff2", Contents(data)))
      faces += ThemeCSS.face(
        of: font.family, font.weights, isItalic: font.isItalic, at: fonts[fonts.count - 1].path)
    }
    self.fonts = fonts
    let style = sheet(
      "sillar", ([theme, vocabulary] + app.webLooks).joined(separator: "\n"), after: faces)
    func resource(_ path: String) -> String? {
      // A file that cannot be read counts as missing: a page without a logo is still a page.
      (try? app.resource(path)).flatMap { $0.map { String(decoding: $0, as: UTF8.self) } }
    }
    let icons = AppIcons(of: app, file: file)
    self.icons = icons
    manifests = Dictionary(
      app.languages.map { language in
        (language, Contents(WebManifest(of: app, in: language, icons: icons, addresses).json))
      }, uniquingKeysWith: { $1 })
    logo = resource("logo.svg").map { file("logo", "svg", "image/svg+xml", Contents($0)) }
    let sheets = [style] + (resource("web.css").map { [sheet("brand", $0)] } ?? [])
    self.sheets = sheets
    // What is the same on each page, and is no part of it.
    typealias Texts = [(name: StaticString, text: String)]
    let constants: Texts = [("app", app.name)] + early.map { ($0.name, $0.file.path) }
    let kept: Texts = [("worker", addresses.worker)] + late.map { ($0.name, $0.file.path) }
    var (pages, parts): ([String: Texts], [Part]) = ([:], early + late)
    var rightToLeft: Set<String> = []
    for language in app.languages {
      let words = HostWords(app.localization(for: Visitor(id: "", languages: [language])))
      if words.direction == "rtl" { rightToLeft.insert(language) }
      let offline: [Part] = [
        ("away", script("sillar-away-\(language)", Script.away(words))),
        ("stand", script("sillar-stand-\(language)", Script.stand(words))),
      ]
      let addresses = kept + offline.map { ($0.name, $0.file.path) }
      let worded: [Part] = Script.worded(words, app: app.name, kept: addresses).map {
        name, contents in
        (name, script("sillar-\(name)-\(language)", contents))
      }
      parts += worded + offline
      pages[language] = constants + worded.map { ($0.name, $0.file.path) } + words.ofScript
    }
    self.rightToLeft = rightToLeft
    self.parts = parts.map(\.file)
    let texts = pages.sorted { $0.key < $1.key }.map { Script.page($0.value) }
    let version = Self.hash(Data((sheets.map(\.path) + texts).joined(separator: " ").utf8))
    self.version = version
    var scripts: [String: File] = [:]
    for (language, texts) in pages {
      scripts[language] = script(
        "sillar-\(language)", Contents(script: Script.page(texts + [("version", version)])))
    }
    self.scripts = scripts
    let allScripts = scripts.values.sorted { $0.path < $1.path }
    sourcesOfParts = Headers.Sources(
      scripts: allScripts.compactMap(\.contents.part?.source),
      styles: sheets.compactMap(\.contents.part?.source))
  }

  /// The app's service worker, whose address stays the same.
  ///
  /// - Parameter headers: Those of a page that the device has kept.
  func worker(_ addresses: Addresses, headers: HTTPFields) -> File {
    let settings = WorkerSettings(
      base: addresses.base, version: version,
      headers: Dictionary(
        headers.map { ($0.name.canonicalName, $0.value) }, uniquingKeysWith: { $1 }),
      files: (sheets + fonts + [icons.tab, logo].compactMap { $0 }).map(\.path),
      offline: addresses.offline, icon: (icons.touch ?? icons.tab).path)
    let json = (try? JSONEncoder().encode(settings)).map { String(decoding: $0, as: UTF8.self) }
    return File(
      path: addresses.worker, contentType: "text/javascript; charset=utf-8",
      contents: Contents(Script.filled(PackageResources.worker_js, with: json ?? "{}")))
  }

  private struct WorkerSettings: Encodable {
    let base: String
    let version: String
    let headers: [String: String]
    let files: [String]
    let offline: String
    let icon: String
  }

  /// What is in a file, wherever a host has it.
  struct Contents: Sendable {
    let hash: String
    let data: ByteBuffer
    /// The data for browsers that accept gzip; nil where that is not worth it.
    private(set) var compressed: ByteBuffer?
    /// The contents as a part of a page; nil for those that no page brings along.
    var part: PagePart?

    init(_ text: String) {
      self.init(Data(text.utf8))
      compressed = Gzip.compressed(data)
    }

    init(_ data: Data) {
      hash = Assets.hash(data)
      self.data = ByteBuffer(bytes: data)
    }

    init(script: String) {
      self.init(script)
      part = PagePart(script: script)
    }
  }

  /// The parts of the script. Those that are the same everywhere are compressed once for all hosts of a process.
  private enum Script {
    static let uploads = Contents(built(PackageResources.uploads_js))
    static let awake = Contents(built(PackageResources.awake_js))
    static let moves = Contents(built(PackageResources.moves_js))
    static let controls = Contents(built(PackageResources.controls_js))
    static let places = Contents(built(PackageResources.places_js))
    static let startup = Contents(built(PackageResources.startup_js))
    static let elements = Contents(built(PackageResources.elements_js))
    static let notices = Contents(built(PackageResources.notices_js))
    static let offers = Contents(built(PackageResources.offers_js))

    /// The script of a page, which looks for texts where a patch with those of another language puts them.
    static func page(_ texts: [(name: StaticString, text: String)]) -> String {
      filled(PackageResources.page_js, with: texts)
    }

    /// The parts that have texts of their own, by the names of their addresses in a page: those that keep screens on the device,
    /// install the app, share an address, handle pictures that fail to load, and say why a page stays as a form.
    ///
    /// - Parameter addresses: Those of the parts that every live page has, and no other needs.
    static func worded(
      _ words: HostWords, app: String, kept addresses: [(name: StaticString, text: String)]
    ) -> [(name: StaticString, contents: Contents)] {
      let parts: [(StaticString, [UInt8], [(name: StaticString, text: String)])] = [
        ("keep", PackageResources.keep_js, words.ofOtherTab + addresses),
        (
          "install", PackageResources.install_js,
          [
            ("offer", words(.installOffer, ["app": app])), ("install", words(.install)),
            ("later", words(.installLater)),
          ]
        ),
        ("share", PackageResources.share_js, [("copied", words(.addressCopied))]),
        ("pictures", PackageResources.pictures_js, [("none", words(.noPicture))]),
        (
          "alone", PackageResources.alone_js,
          [("cookies", words(.cookiesMessage)), ("alone", words(.noLine))]
        ),
      ]
      return parts.map { name, part, texts in (name, Contents(filled(part, with: texts))) }
    }

    /// The part for a page that the device has kept. The part that keeps screens names it, and the next one.
    static func stand(_ words: HostWords) -> Contents {
      Contents(filled(PackageResources.stand_js, with: words.ofKeptPage))
    }

    /// The part that marks what needs the line.
    static func away(_ words: HostWords) -> Contents {
      Contents(
        filled(
          PackageResources.away_js,
          with: [("needs", words(.needsConnection))] + words.ofPageWithoutLine))
    }

    private static func filled(
      _ part: [UInt8], with texts: [(name: StaticString, text: String)]
    ) -> String {
      var json = JSONBuffer()
      json.append(texts)
      // Nothing in a page may end the script's element.
      return filled(
        part, with: String(decoding: json.bytes, as: UTF8.self).replacing("<", with: "\\u003c"))
    }

    /// A part with an object, as JSON, in the place of the name that stands for it.
    static func filled(_ part: [UInt8], with json: String) -> String {
      built(part).replacing("hostData", with: json)
    }

    private static func built(_ bytes: [UInt8]) -> String {
      // The first line names the sources of all parts: an address changes when its own part does.
      let code = bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
      return String(decoding: code, as: UTF8.self)
    }
  }

  private static func hash(_ data: Data) -> String {
    SHA256.hash(data: data).prefix(4).map { String(format: "%02x", $0) }.joined()
  }
}
