/// The markup with which an element begins and ends.
struct Tag {
  let opening: StaticString
  let closing: StaticString

  static let a = Tag(opening: "<a", closing: "</a>")
  static let button = Tag(opening: "<button", closing: "</button>")
  static let div = Tag(opening: "<div", closing: "</div>")
  static let fieldset = Tag(opening: "<fieldset", closing: "</fieldset>")
  static let h1 = Tag(opening: "<h1", closing: "</h1>")
  static let h2 = Tag(opening: "<h2", closing: "</h2>")
  static let h3 = Tag(opening: "<h3", closing: "</h3>")
  static let h4 = Tag(opening: "<h4", closing: "</h4>")
  static let h5 = Tag(opening: "<h5", closing: "</h5>")
  static let h6 = Tag(opening: "<h6", closing: "</h6>")
  static let hr = Tag(opening: "<hr", closing: "")
  static let img = Tag(opening: "<img", closing: "")
  static let label = Tag(opening: "<label", closing: "</label>")
  static let li = Tag(opening: "<li", closing: "</li>")
  static let p = Tag(opening: "<p", closing: "</p>")
  static let section = Tag(opening: "<section", closing: "</section>")
  static let span = Tag(opening: "<span", closing: "</span>")
}
