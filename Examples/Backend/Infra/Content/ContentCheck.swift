import BackendModel

/// Checks all the content that comes along: what a start checks, and every picture too.
///
///     let count = try await ContentCheck.run()
public enum ContentCheck {
  /// - Returns: How many pictures there are.
  /// - Throws: ``ContentError`` with all that is wrong.
  public static func run() async throws -> Int {
    var faults: [String] = []
    let parts: [() throws -> Any] = [
      { try TriviaContent.bundled }, { try MoviesContent.bundled }, { try MarketContent.bundled },
      { try WalletContent.bundled }, { try QuotesContent.bundled },
    ]
    for read in parts {
      do { _ = try read() } catch let error as ContentError { faults += error.faults }
    }
    var count = 0
    for pictures in ["trivia", "movies", "market"].map({ ContentPictures($0) }) {
      for name in pictures.names.sorted().compactMap(PictureName.init) {
        do {
          _ = try await pictures.picture(named: name)
          count += 1
        } catch let error as ContentError {
          faults += error.faults
        }
      }
    }
    try ContentError.check(faults)
    return count
  }
}
