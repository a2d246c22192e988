import RequestsModel

extension RequestStep {
  var text: RequestsString {
    switch self {
    case .kind: .stepKind
    case .description: .stepDescription
    case .place: .stepPlace
    case .photos: .stepPhotos
    case .timing: .stepTiming
    case .summary: .stepSummary
    }
  }
}
