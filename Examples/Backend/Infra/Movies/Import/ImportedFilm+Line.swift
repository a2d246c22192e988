import BackendModel
import Foundation

extension ImportedFilm {
  /// - Parameter line: A film as a JSON object.
  /// - Returns: `nil` when the line is blank.
  static func film(in line: Data, _ decoder: JSONDecoder) throws(Fault) -> Film? {
    if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
    do {
      return try decoder.decode(ImportedFilm.self, from: line).film
    } catch let fault as Fault {
      throw fault
    } catch DecodingError.dataCorrupted {
      throw Fault(reason: "it is not JSON (\(fault(in: line)))")
    } catch {
      throw Fault(reason: "it is not a JSON object")
    }
  }

  /// Returns a file without its byte order mark, if it has one.
  static func withoutMark(_ file: Data) -> Data {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return file.starts(with: mark) ? file.dropFirst(mark.count) : file
  }

  /// Returns the fault of a text that is not JSON, which JSONDecoder does not report.
  private static func fault(in text: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      return "It cannot be read."
    } catch let error as NSError {
      return error.userInfo["NSDebugDescription"] as? String ?? "It cannot be read."
    }
  }
}
