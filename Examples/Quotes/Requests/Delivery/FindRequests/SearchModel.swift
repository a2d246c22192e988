import Foundation
import Observation
import RequestsModel
import Sillar

/// What was found for one search; a new one begins anew.
@Observable final class SearchModel {
  private(set) var found: Loader<OpenRequests>
  @ObservationIgnored private let requests: any RequestsDataManager
  @ObservationIgnored private let recovery: Recovery
  @ObservationIgnored private var search = RequestSearch()

  init(requests: any RequestsDataManager, recovery: Recovery) {
    self.requests = requests
    self.recovery = recovery
    found = Loader(recovery: recovery) { [requests] in requests.open(RequestSearch()) }
  }

  /// Looks for something else. The same again is brought up to date.
  func begin(_ new: RequestSearch) async {
    if new.kind != search.kind || new.place != search.place {
      search = new
      found = Loader(recovery: recovery) { [requests] in requests.open(new) }
    }
    await found.load()
  }

  func load() async { await found.load() }

  func retry() async { await found.retry() }

  func age(at now: Date) { found.age(at: now) }

  /// What is known here, after something was done here.
  func look() async { await found.look { try await requests.openHere(search) } }

  /// Reads the next page too.
  func readOn() async {
    guard found.content.value?.hasMore == true, !found.content.isLoading else { return }
    let more = search.withMore
    search = more
    let before = found.content.value
    let longer: Loader<OpenRequests> = Loader(recovery: recovery) { [requests] in
      requests.open(more)
    }
    if let before { longer.put(before) }
    found = longer
    await longer.load()
  }
}
