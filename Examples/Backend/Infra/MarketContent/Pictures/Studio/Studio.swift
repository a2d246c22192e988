/// Where products are drawn: 400 by 400 units, light from the upper left.
///
/// What stands, stands at `ground`; its shadow is `width` to each side of `x`.
enum Studio {
  static func svg(
    _ backdrop: Backdrop, ground: Double = 322, x: Double = 200, width: Double = 110,
    _ product: (inout Drawing) -> Void
  ) -> String {
    let marks = Drawing.elements { d in
      d.rect(0, 0, 400, 400, backdrop.base)
      d.castShadow(x, ground, width, backdrop)
      product(&d)
    }
    return open + marks + close
  }

  /// Something that hangs, flies or lies flat, and that brings a shadow of its own.
  static func svg(afloat backdrop: Backdrop, _ product: (inout Drawing) -> Void) -> String {
    let marks = Drawing.elements { d in
      d.rect(0, 0, 400, 400, backdrop.base)
      product(&d)
    }
    return open + marks + close
  }

  private static let open =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 400\">"
  private static let close = "</svg>"
}
