import BackendModel
import Foundation

extension ImportedFilm {
  /// - Parameter line: A film as a JSON object.
  /// - Returns: `nil` when the line has nothing on it.
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

  /// A file without the byte order mark that it may begin with.
  static func withoutMark(_ file: Data) -> Data {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return file.starts(with: mark) ? file.dropFirst(mark.count) : file
  }

  /// What is wrong with a text that is not JSON. JSONDecoder does not say.
  private static func fault(in text: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      return "It cannot be read."
    } catch let error as NSError {
      return error.userInfo["NSDebugDescription"] as? String ?? "It cannot be read."
    }
  }
}
