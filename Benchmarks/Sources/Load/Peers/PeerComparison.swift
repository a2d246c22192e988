import NIOCore
import NIOPosix

/// The same screen in several frameworks, measured in turns.
enum PeerComparison {
  private static let rounds = 3

  static func measure() async throws {
    var peers: [RunningPeer] = []
    defer { for peer in peers { peer.end() } }
    for kind in Peer.allCases {
      if let peer = try await RunningPeer.start(kind) { peers.append(peer) }
    }
    for peer in peers {
      try await peer.check()
      try await peer.measureMemory()
    }
    var results = peers.map { _ in PeerResults() }
    for round in 0...rounds {
      for (index, peer) in peers.enumerated() {
        // The first round is a warm-up.
        var result = round == 0 ? PeerResults() : results[index]
        try await peer.measureSpeed(&result)
        if round > 0 { results[index] = result }
      }
    }
    for (peer, result) in zip(peers, results) { result.report(as: peer.kind) }
    try await measureManyRows(peers)
  }

  /// Measures a page of 1,000 rows, on one connection each, in turns.
  private static func measureManyRows(_ peers: [RunningPeer]) async throws {
    var times: [Peer: [Int64]] = [:]
    for round in 0...10 {
      for peer in peers where peer.kind == .sillar || peer.kind == .strings {
        let line = try await RequestClient.connect(port: peer.port)
        let exchanges = try await line.exchange(
          .text(
            HTTPAnswer.request(
              port: peer.port, path: peer.kind == .sillar ? "/many/" : "/many",
              headers: peer.headers)),
          .times(10), until: { $0.contains("Row number 1000<") })
        try await line.close()
        if round > 0 { times[peer.kind, default: []] += exchanges.map(\.nanoseconds) }
      }
    }
    for (kind, times) in times {
      Measurement.report("many.\(kind.rawValue)", times.sorted()[times.count / 2])
    }
  }
}

/// What has been measured of a peer.
struct PeerResults {
  var rates: [String: [Double]] = [:]
  var times: [String: [Int64]] = [:]
  var sizes: [String: [Int]] = [:]

  func report(as kind: Peer) {
    let name = "peer.\(kind.rawValue)"
    for (what, values) in rates {
      Measurement.report("\(name).\(what)", Int(values.sorted()[values.count / 2]))
    }
    for (what, values) in times { Measurement.report("\(name).\(what)", percentilesOf: values) }
    for (what, values) in sizes {
      Measurement.report("\(name).\(what)", values.sorted()[values.count / 2])
    }
  }
}
