import Sillar

struct ElementsView: View {
  func body(_ state: ElementsState) -> [Node<ElementsEvent>] {
    Text("Elements", .title)
    Text("Every element of the vocabulary, as this host draws it.").style(.muted)
    if state.isWorking { Progress("Working for three seconds") }
    Section("Buttons") {
      Row {
        Button("Tap", .primary, send: .tapped)
        Button("Work", send: .worked).disabled(state.isWorking)
        Button("Delete", .destructive, send: .asked)
        Button("Disabled", send: .tapped).disabled()
      }
      Text("Taps: \(state.taps)")
      Row {
        Button("1,000 rows", send: .rowsWanted)
        Link("The same by its address", to: "/rows")
        Button(state.isFollowing ? "Unfollow" : "Follow", send: .followed)
      }
    }
    fields(state)
    Section("Cards, pictures and badges") {
      Grid(minimumWidth: 200) {
        Card(send: .tapped) {
          Text("A card to tap", .heading)
          Text("It sends one event as a whole.", .caption)
          Row {
            Badge("New", .positive)
            Badge("Soon", .warning)
          }
        }
        Card {
          Text("A card to read", .heading)
          Rating("Rating of this card", value: 3.5)
          Badge("Closed", .negative)
        }
      }
    }
    Section("What happens") {
      Progress("A quarter done", fraction: state.done)
      Alert("Saved", "Everything is on disk.", .success)
      Alert("That did not work", "The server did not answer.", .error) {
        Button("Try again", send: .tapped)
      }
      Divider()
      EmptyState("Nothing here yet", "What you add will be listed here.")
    }
  }

  @NodeBuilder<ElementsEvent>
  private func fields(_ state: ElementsState) -> [Node<ElementsEvent>] {
    Section("Fields") {
      TextField(
        "Name", text: state.name, placeholder: "Ada Lovelace",
        error: state.name.count > 20 ? "At most 20 letters, please." : nil, submit: .submitted,
        send: { .nameChanged($0) })
      if let name = state.submitted { Text("Hello, \(name)!") }
      TextField(
        "Search, in capitals", text: state.query, kind: .search, send: { .queryChanged($0) })
      TextArea("Note", text: state.note, send: { .noteChanged($0) })
      Toggle("Sound", isOn: state.isOn, send: { .toggled($0) })
      SegmentedControl(
        "Layout", [Choice("List", ElementsState.Layout.list), Choice("Grid", .grid)],
        selection: state.layout, send: { .layoutChanged($0) })
      Picker(
        "Planet", ["Mercury", "Venus", "Earth", "Mars"].map { Choice($0, $0) },
        selection: state.planet, send: { .planetChosen($0) })
      Rating("Your rating", value: Double(state.stars), send: { .rated($0) })
    }
  }
}
