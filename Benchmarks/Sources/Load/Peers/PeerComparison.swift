import Foundation
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
    var results: [Peer: PeerResults] = [:]
    for peer in peers {
      try await measuring(peer, &results[peer.kind]) { _ in
        try await peer.check()
        try await peer.measureMemory()
      }
    }
    for round in 0...rounds {
      for peer in peers where results[peer.kind] != nil {
        try await measuring(peer, &results[peer.kind]) { result in
          try await peer.measureSpeed(&result)
          // The first round is a warm-up.
          if round == 0 { result = PeerResults() }
        }
      }
    }
    for (kind, result) in results { result.report(as: kind) }
    try await measureManyRows(peers)
  }

  /// Leaves a server in Python out when it does not answer as it should, such as on a machine that is busy.
  private static func measuring(
    _ peer: RunningPeer, _ result: inout PeerResults?,
    _ work: (inout PeerResults) async throws -> Void
  ) async throws {
    var changed = result ?? PeerResults()
    do {
      try await work(&changed)
      result = changed
    } catch {
      guard peer.kind.isInPython else { throw Failure("\(peer.kind.rawValue): \(error)") }
      try? FileHandle.standardError.write(
        contentsOf: Data("\(peer.kind.rawValue) is left out: \(error)\n".utf8))
      result = nil
    }
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
        await line.close()
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
