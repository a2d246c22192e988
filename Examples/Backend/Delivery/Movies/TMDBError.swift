import HTTPTypes
import Hummingbird

/// The JSON of an error in TMDB's format, which has a code of its own besides the status
/// (developer.themoviedb.org/docs/errors).
struct TMDBError: Encodable, Equatable {
  enum CodingKeys: String, CodingKey {
    case success
    case code = "status_code"
    case message = "status_message"
  }

  let success = false
  let code: Int
  let message: String

  init(_ problem: Problem) {
    switch problem.status {
    case .badRequest where problem.type == Problem.invalidPage().type:
      code = 22
      message =
        "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer."
    case .notFound:
      code = 34
      message = "The resource you requested could not be found."
    case .methodNotAllowed:
      code = 42
      message = "This request method is not supported for this resource."
    case .tooManyRequests:
      code = 25
      message = "Your request count is over the allowed limit."
    case .serviceUnavailable:
      code = 9
      message = "Service offline: This service is temporarily offline, try again later."
    case .internalServerError:
      code = 11
      message = problem.detail
    default:
      code = 47
      message = "The input is not valid."
    }
  }
}

extension Problem {
  /// Returns the error response to `request` in TMDB's format.
  func tmdbResponse(to request: Request) throws -> Response {
    try response(to: request, json: TMDBError(self), contentType: .json)
  }
}
