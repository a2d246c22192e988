import Sillar
import SillarVocabulary

/// The places that hold file fields.
extension ScreenTree {
  /// The contents of a file field's place: the new field, followed by the transfers to the current field.
  func withFiles(_ new: [NodeStorage], at field: NodeStorage?) -> [NodeStorage] {
    Array(new.prefix(1)) + (field.map { transfers.nodes(for: $0.id) } ?? [])
  }

  func redrawFiles(at field: Int) {
    guard let source = fileFields[field], let place = source.node.parent, place.holdsFiles else {
      return
    }
    updateChildren(of: place, to: withFiles([source.node], at: source.node), owner: source.owner)
  }

  /// The names of the nodes of the files on their way to a field.
  func rows(ofFilesAt field: NodeStorage) -> [Int: NodeName] {
    let shown = field.parent?.placed.dropFirst() ?? []
    return shown.reduce(into: [:]) { rows, node in
      if case .int(let file)? = node.key { rows[file] = RenderedNode(storage: node).name }
    }
  }
}
