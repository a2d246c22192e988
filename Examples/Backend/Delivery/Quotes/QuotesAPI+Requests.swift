import BackendModel
import Hummingbird

extension QuotesAPI {
  /// The routes that list, find, read, create and edit requests.
  func requests<Context: RequestContext>(_ make: QuotesRoutes) -> [APIRoute<Context>] {
    [
      make.get("/requests") { call in
        let slice = try SliceRequest(of: call.request)
        return try await call.read { records, me in
          let found =
            switch me.role {
            case .homeowner: try records.requests(of: me.id, slice)
            case .professional: try records.requests(appliedToBy: me.id, slice)
            }
          return try ListBody(found) { try WorkRequestBody($0, for: me, in: records) }
        }
      }.and(
        make.post("/requests") { call in
          try await call.write(CreateRequestBody.self, by: .homeowner) { records, me, body in
            let request = try body.action(by: me.id).execute(in: records)
            return .created(try WorkRequestBody(request, for: me, in: records))
          }
        }),
      make.get("/requests/open", price: .search) { call in
        let slice = try SliceRequest(of: call.request)
        let search = try RequestSearch(Query(of: call.request))
        return try await call.read(by: .professional) { records, me in
          let found = try records.openRequests(for: me.id, matching: search, slice)
          return try ListBody(found) { try WorkRequestBody($0, for: me, in: records) }
        }
      },
      make.get("/requests/{id}") { call in
        try await call.read { records, me in
          let request = try records.request(call.requestID(), visibleTo: me)
          return try WorkRequestBody(request, for: me, in: records)
        }
      }.and(
        make.on(.patch, "/requests/{id}") { call in
          try await call.write(EditRequestBody.self, by: .homeowner) { records, me, body in
            let edit = EditRequest(
              try call.requestID(), version: body.version, isOverriding: body.override ?? false,
              by: me, body.changed)
            let request = try edit.execute(in: records)
            return .ok(try WorkRequestBody(request, for: me, in: records))
          }
        }),
    ]
  }
}

extension RequestSearch {
  init(_ query: Query) throws(Problem) {
    var kind: WorkKind?
    if let name = query["kind"], !name.isEmpty {
      guard let known = WorkKind(rawValue: name) else {
        throw .invalidQuery("kind has to be a kind of work, such as plumbing.")
      }
      kind = known
    }
    self.init(kind: kind, place: query["place"] ?? "")
  }
}

extension WorkRequestBody {
  init(_ request: WorkRequest, for member: Member, in records: any QuotesRecords) throws {
    self.init(try RequestView(of: request, for: member, in: records))
  }
}
