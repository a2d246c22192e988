import Sillar
import SillarVocabulary

/// The nodes that show the state of files below their field.
extension FileTransfers {
  func nodes(for field: Int) -> [NodeStorage] {
    let transfers = transfers(to: field)
    if transfers.isEmpty { return [] }
    var nodes: [Node<Never>] = []
    var refused: [FileRefusal: [String]] = [:]
    var reasons: [FileRefusal] = []
    for transfer in transfers {
      switch transfer.state {
      case .coming(let fraction, _):
        nodes.append(row(transfer, fraction: fraction, canBeCancelled: true))
      case .waiting: nodes.append(row(transfer, fraction: 1, canBeCancelled: false))
      case .refused(let reason):
        if refused[reason] == nil { reasons.append(reason) }
        refused[reason, default: []].append(transfer.name)
      }
    }
    for reason in reasons {
      nodes.append(alert(refused[reason] ?? [], reason))
    }
    return nodes.map(\.storage)
  }

  private func row(
    _ transfer: Transfer, fraction: Double, canBeCancelled: Bool
  ) -> Node<Never> {
    var parts: [Node<Never>] = [
      Text(transfer.name).built,
      Progress(SillarString.fileOnItsWay, fraction: fraction).built,
    ]
    if canBeCancelled {
      let button = Node<Never>(
        SillarString.fileCancel, actions: NodeActions(canceling: transfer.id)
      ) { .button($0, .secondary) }
      parts.append(button.spoken(SillarString.fileCancelNamed.with(["name": transfer.name])))
    }
    return Node(.row, key: .int(transfer.id), children: parts)
  }

  /// Files that are refused for the same reason share an alert, because a hundred alerts would fill the screen.
  private func alert(_ names: [String], _ reason: FileRefusal) -> Node<Never> {
    let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    return Alert(shown, reason.localized, .error).id(reason)
  }
}
