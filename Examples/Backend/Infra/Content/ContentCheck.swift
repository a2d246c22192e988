import BackendModel

/// Checks all bundled content: the files that are checked at each start, and every picture.
///
///     let count = try await ContentCheck.run()
public enum ContentCheck {
  /// - Returns: The number of pictures.
  /// - Throws: ``ContentError`` with all faults.
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
