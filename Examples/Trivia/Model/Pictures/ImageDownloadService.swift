/// Fetches the pictures of a game ahead, so that the player does not wait during the game.
///
/// A picture that is missing, broken or slow is given up and counted: it never stops a game.
public struct ImageDownloadService: Sendable {
  /// The limits of a download.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of pictures that are fetched at the same time.
    public var concurrency: Int
    /// The time after which a picture is given up.
    public var perPicture: Duration
    /// The time after which the download ends with the pictures it has, so that the game can start.
    public var overall: Duration

    public init(
      concurrency: Int = 4, perPicture: Duration = .seconds(5), overall: Duration = .seconds(15)
    ) {
      self.concurrency = max(1, concurrency)
      self.perPicture = perPicture
      self.overall = overall
    }
  }

  private enum Finding: Sendable { case fetched, missing, outOfTime }

  private let images: any ImageRepository
  private let clock: any Clock<Duration>
  private let limits: Limits

  public init(
    images: any ImageRepository, clock: any Clock<Duration> = ContinuousClock(),
    limits: Limits = Limits()
  ) {
    self.images = images
    self.clock = clock
    self.limits = limits
  }

  /// Returns when every picture is fetched or given up, the time is over, or the task is canceled.
  ///
  /// - Parameters:
  ///   - pictures: The pictures in the order of need; a repeated picture is fetched once.
  ///   - progress: Called on the caller's actor: once at the start, then after each picture. The
  ///     last call says that the download is finished.
  public func download(
    _ pictures: [Picture], progress: (DownloadProgress) -> Void = { _ in }
  ) async {
    // A task group's body does not run on the caller's actor; this loop does.
    for await step in steps(of: pictures) { progress(step) }
  }

  private func steps(of pictures: [Picture]) -> AsyncStream<DownloadProgress> {
    AsyncStream { steps in
      let work = Task {
        await fetch(pictures) { steps.yield($0) }
        steps.finish()
      }
      steps.onTermination = { _ in work.cancel() }
    }
  }

  private func fetch(
    _ pictures: [Picture], step: @Sendable (DownloadProgress) -> Void
  ) async {
    var names: Set<String> = []
    let wanted = pictures.filter { names.insert($0.name).inserted }
    step(DownloadProgress(completed: 0, total: wanted.count))
    guard !wanted.isEmpty else { return }
    // A failure is harmless: remembered pictures can be requested by name later, after a failed download.
    try? await images.remember(wanted)

    await withTaskGroup(of: Finding.self) { group in
      var waiting = wanted[...]
      group.addTask { [clock, limits] in
        try? await clock.sleep(for: limits.overall)
        return .outOfTime
      }
      func startNext() {
        guard let picture = waiting.popFirst() else { return }
        group.addTask { await fetch(picture) }
      }
      for _ in 0..<limits.concurrency { startNext() }

      var completed = 0
      var missing = 0
      while completed < wanted.count, let finding = await group.next() {
        switch finding {
        case .fetched:
          completed += 1
          startNext()
        case .missing:
          completed += 1
          missing += 1
          startNext()
        case .outOfTime:
          missing += wanted.count - completed
          completed = wanted.count
        }
        step(DownloadProgress(completed: completed, missing: missing, total: wanted.count))
      }
      group.cancelAll()
    }
  }

  /// Fetches a picture, until its time is over.
  private func fetch(_ picture: Picture) async -> Finding {
    await withTaskGroup(of: Finding.self) { race in
      race.addTask { [images] in
        do {
          _ = try await images.data(of: picture)
          return .fetched
        } catch {
          return .missing
        }
      }
      race.addTask { [clock, limits] in
        try? await clock.sleep(for: limits.perPicture)
        return .missing
      }
      let first = await race.next() ?? .missing
      race.cancelAll()
      return first
    }
  }
}
