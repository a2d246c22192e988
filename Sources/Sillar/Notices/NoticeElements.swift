import SillarVocabulary

extension Button {
  /// Offers to tell the person on this device of what they wait for. Put it where they begin to wait, such as below a message
  /// that was sent.
  ///
  /// ```swift
  /// enum Words: String, StringKey {
  ///   static let module = "Chat"
  ///   case newMessages
  /// }
  ///
  /// func offer() -> Button<CounterEvent> { Button(notices: Words.newMessages) }
  /// ```
  ///
  /// It is shown on a device that can do it, while the kind is off, and no more once the person does not want it. The device
  /// asks for its permission when it is tapped.
  ///
  /// - Parameter kind: See ``Notice``.
  public init<Kind: StringKey>(notices kind: Kind) {
    built = Node(NoticeControl(kinds: [Notice.name(of: kind)], isOffer: true))
  }
}

extension Section {
  /// The place where a person switches notices on and off on this device, by kind: those of all modules of the app.
  ///
  /// ```swift
  /// func settings() -> Node<CounterEvent> { Section.notices() }
  /// ```
  ///
  /// It is shown on a device that can do it, and says how to allow it where it was forbidden.
  public static func notices() -> Node<Event> { Node(NoticeControl(kinds: nil, isOffer: false)) }
}

extension Node {
  fileprivate init(_ control: NoticeControl) {
    self.init(SillarString.notices) { label in
      .customElement(
        CustomContent(
          control, name: NoticeControl.name, module: SillarModule.module.name, label: label))
    }
  }
}

/// What a host needs to know of a control for notices; see `CustomContent.id`.
struct NoticeControl: Encodable, Equatable, Sendable {
  static let name = "notices"
  static let id = CustomContent.id(of: name, in: SillarModule.module.name)
  /// Nil for all.
  let kinds: [String]?
  let isOffer: Bool
}
