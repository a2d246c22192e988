import BackendModel

extension QuotesContent {
  /// What the showcase starts with.
  static let demo = QuotesContent(
    password: "casa-2026",
    accounts: [
      homeowner("ana", "Ana Ruiz", "Madrid"),
      homeowner("ben", "Ben Carter", "Valencia"),
      professional("carla", "Carla Núñez", "Madrid", [.plumbing, .heating]),
      professional("diego", "Diego Marín", "Madrid", [.electricity, .painting]),
      professional(
        "elena", "Elena Ferrer", "Valencia", [.carpentry, .roofing, .gardening, .cleaning]),
    ].compactMap(\.self),
    stories: { records in
      for story in (ana + ben).sorted(by: { $0.age > $1.age }) { try story.write(to: records) }
    })

  /// - Returns: `nil` when this cannot name anyone; a test finds out.
  static func homeowner(_ id: String, _ name: String, _ city: String) -> Account? {
    MemberID(id).map { member in
      Account(
        member: Member(id: member, name: name, role: .homeowner, city: city),
        email: "\(id)@example.com")
    }
  }

  static func professional(
    _ id: String, _ name: String, _ city: String, _ kinds: [WorkKind]
  ) -> Account? {
    MemberID(id).map { member in
      Account(
        member: Member(id: member, name: name, role: .professional, city: city, kinds: kinds),
        email: "\(id)@example.com")
    }
  }
}
