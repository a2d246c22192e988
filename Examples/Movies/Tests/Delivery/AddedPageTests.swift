import Kit
import MoviesModel
import MoviesTesting
import Sillar
import Testing

/// What a page costs that is added to a long list.
struct AddedPageTests {
  let world = World()

  @Test(arguments: [0, 1])
  func `an added page draws its own films and no others, as a list and as a grid`(_ layout: Int)
    async throws
  {
    let window = Window(app: try world.app, visitor: Visitor(id: "test"))
    #expect(await window.start(at: "/"))
    await window.settle()
    let control = try #require(await window.render { Finder($0).choices["Layout"] })
    await window.deliver(WindowEvent(node: control, input: .option(layout)))
    let list = try #require(await window.render { Finder($0).list })
    await window.deliver(WindowEvent(node: list))
    let changes = await window.render { frame in frame.changes.map(Self.describe) }
    #expect(changes == ["20 more in \(list)"])
    await window.end()
  }

  private static func describe(_ change: Change) -> String {
    switch change {
    case .insert(let nodes, let parent, before: nil): "\(nodes.count) more in \(parent)"
    case .insert(let nodes, let parent, .some): "\(nodes.count) amid \(parent)"
    case .update(let node, _, _): "\(node.content)"
    case .move(let node, _, _): "\(node) moved"
    case .remove(let node): "\(node) removed"
    }
  }
}
