public import Sillar
public import Work

/// The contents of a request: the work, the place, the time and the photos.
public struct ContentsCard<Event: Equatable & Sendable>: ViewPart {
  private let request: WorkRequest

  public init(_ request: WorkRequest) { self.request = request }

  public var body: [Node<Event>] {
    let contents = request.contents
    Card {
      Text(
        LocalizedText.joined(
          [contents.kind, contents.place.postcode, contents.place.city], separator: " · "),
        .caption)
      Text(contents.description)
      if !request.photos.isEmpty {
        Text(Words.photos.with(count: request.photos.count), .caption)
        PhotoGrid(request.photos)
      }
      Divider()
      Text(Words.wanted.with(["when": contents.timing]), .caption)
      Text(
        Words.asked.with([
          "name": request.homeowner.name, "date": LocalizedText.date(request.created),
        ]), .caption)
    }.id("contents")
  }
}

/// Photos as squares beside each other.
public struct PhotoGrid<Event: Equatable & Sendable>: ViewPart {
  private let photos: [PhotoID]
  private let remove: ((Int) -> Event)?

  /// - Parameter remove: Makes the event of a button that removes the photo at a position; nil for no buttons.
  public init(_ photos: [PhotoID], remove: ((Int) -> Event)? = nil) {
    self.photos = photos
    self.remove = remove
  }

  public var body: [Node<Event>] {
    Grid(minimumWidth: 96) {
      for (index, photo) in photos.enumerated() {
        let number = ["number": LocalizedText.number(index + 1)]
        let picture = Picture<Event>(photo.picture, description: Words.photo.with(number))
          .style(.square)
        if let remove {
          Column {
            picture
            Button(Words.remove, send: remove(index)).spoken(Words.removePhoto.with(number))
          }.style(.compact).id("\(index) \(photo)")
        } else {
          picture
        }
      }
    }.id("photos")
  }
}

/// The state of a request and its next step, with the actions for it.
public struct NextCard<Event: Equatable & Sendable>: ViewPart {
  private let request: WorkRequest
  private let caption: LocalizedText?
  private let step: LocalizedText
  private let content: [Node<Event>]

  /// - Parameter caption: A text beside the state.
  public init(
    _ request: WorkRequest, caption: (any Localizable)? = nil, _ step: some Localizable,
    @NodeBuilder<Event> content: () -> [Node<Event>]
  ) {
    self.request = request
    self.caption = caption?.localized
    self.step = step.localized
    self.content = content()
  }

  public var body: [Node<Event>] {
    Card {
      Row {
        StateBadge(state: request.state)
        if let caption { Text(caption, .caption) }
      }.style(.spread)
      Text(step, .heading)
      if let cancellation = request.cancellation {
        Text(Words.cancelledFor.with(["reason": cancellation.reason]))
        if !cancellation.note.isEmpty { Text(cancellation.note, .caption) }
      }
      content
    }.style(.next).id("next")
  }
}

/// The changes of a request that the service does not have yet, with the reasons for refusals.
public struct UnsentAlert<Event: Equatable & Sendable>: ViewPart {
  private let unsent: [UnsentChange]
  private let show: Event
  private let takeBack: Event?

  /// - Parameters:
  ///   - unsent: Conflicts are left out: a screen shows both versions.
  ///   - show: Sent by the button that opens the list of unsent changes.
  ///   - takeBack: Sent by the button that discards a refused change; nil for a screen without that button.
  public init(_ unsent: [UnsentChange], show: Event, takeBack: Event? = nil) {
    self.unsent = unsent
    self.show = show
    self.takeBack = takeBack
  }

  public var body: [Node<Event>] {
    let waiting = unsent.filter { $0.state == .waiting }.map(\.kind).uniqued
    let parked = unsent.filter { $0.needsAttention && $0.state != .conflict }
    if !waiting.isEmpty {
      Row {
        Badge(Words.waiting)
        Text(LocalizedText.joined(waiting, separator: " · "), .caption)
      }.id("waiting")
    }
    if !parked.isEmpty {
      Alert(Words.parked, "", .warning) {
        for change in parked {
          Text(Words.parkedLine.with(["change": change.kind, "reason": change.state]))
            .id(change.id)
        }
        if let takeBack { Button(Words.takeBack, send: takeBack) }
        Button(Words.showUnsent, send: show).openingScreen()
      }.id("parked")
    }
  }
}

extension [UnsentChange.Kind] {
  /// Each kind once, at its first place.
  fileprivate var uniqued: [UnsentChange.Kind] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
