/// The pictures of a film.
extension PosterSubject {
  /// 2:3 (500 by 750): motif, title, director's name, year.
  func poster() -> String {
    let design = PosterDesign(self)
    let elements = Drawing.elements { design.layout.draw(&$0, design) }
    return document(PosterLayout.width, PosterLayout.height, design.title, elements)
  }

  /// 16:9 (1280 by 720), no text: the motif, wide.
  func backdrop() -> String {
    let design = PosterDesign(self)
    let elements = Drawing.elements {
      design.art(&$0, 0, 0, 1280, 720, focus: design.mirrored ? 0.36 : 0.64)
    }
    return document(1280, 720, design.title, elements)
  }

  /// 16:9 (1280 by 720), about 12 seconds, again and again: the motif moves slowly, then the title
  /// appears. Stands still, title and all, where a viewer prefers reduced motion.
  func teaser() -> String {
    let design = PosterDesign(self)
    let elements = Drawing.elements { Teaser(design: design).draw(&$0) }
    return document(
      1280, 720, design.title, "<style>\(Teaser.style(for: elements))</style>" + elements)
  }

  private func document(
    _ width: Double, _ height: Double, _ title: String, _ elements: some StringProtocol
  ) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(width)) \(Int(height))\""
      + " role=\"img\" aria-label=\"\(SVGText.escaped(title))\">\(elements)</svg>"
  }
}
