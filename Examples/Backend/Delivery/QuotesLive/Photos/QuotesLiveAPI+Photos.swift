import BackendModel
import HTTPTypes
import Hummingbird
import NIOCore

extension QuotesLiveAPI {
  func photos<Context: RequestContext>(_ make: QuotesRoutes) -> [APIRoute<Context>] {
    [
      make.get("/photos/{id}") { call in
        let me = try await call.me()
        let id = try call.part("id", { PhotoID($0) }, else: .unknownPhoto)
        let photo = try await live.read { records in try records.photo(id, visibleTo: me) }
        return try await PhotoResponse(photo: photo, files: photos).response(to: call.request)
      }.and(
        make.on(.put, "/photos/{id}", price: .upload) { call in
          let me = try await call.me()
          let id = try PhotoID(call.context.parameters.get("id") ?? "", in: "id")
          return try await PhotoReception(
            call: self.call(call), files: photos, pixels: pixels, arrived: arrived,
            key: KeyedBody.key(of: call.request)
          ).receive(id, from: me.id)
        }
      ).within(RequestDeadline.upload)
    ]
  }
}
