import BackendModel
import Foundation

/// The bundled films: `movies/films.jsonl`, in the format of imports.
struct MoviesContent: Sendable {
  static var bundled: MoviesContent { get throws { try read.get() } }
  private static let read = Result { try MoviesContent(in: BundledContent.folder) }

  let films: SampleFilms

  /// - Throws: ``ContentError`` with all faults.
  init(in folder: URL) throws(ContentError) {
    var films = ContentFile<Film>("movies/films.jsonl", filmsIn: folder)
    films.checkUnique("id", \.id)
    films.check("original_language") { film in
      film.originalLanguage.count == 2 ? nil : "is missing, or no code of two letters"
    }
    films.check("release_date") { film in
      film.released == nil ? "is missing, or no day such as 1999-03-31" : nil
    }
    films.check("genres") { $0.genres.isEmpty ? "has no genre with a number and a name" : nil }
    films.check("credits") { $0.directors.isEmpty ? "has nobody with the job Director" : nil }
    films.check("overview") { $0.overview.faultIfBlank }
    films.check("translations") { $0.spanish == nil ? "has no Spanish title and overview" : nil }
    try ContentError.check(films.faults)
    self.films = SampleFilms(films.entries.map(\.asSample))
  }

  /// Returns a bundled film with the same first genre, or any when there is none; always the same for a film.
  func film(like film: Film) -> Film? {
    let alike = films.films.filter { $0.genres.first?.id == film.genres.first?.id }
    let choice = alike.isEmpty ? films.films : alike
    guard !choice.isEmpty else { return nil }
    return choice[Int(film.id.rawValue.magnitude % UInt64(choice.count))]
  }
}

extension Film: ContentEntry {
  static let kind = "film"

  /// The film as a bundled one. Pictures without a path of their own are named after the id.
  fileprivate var asSample: Film {
    var film = self
    film.isSample = true
    film.posterPath = posterPath ?? "/\(id)-poster.svg"
    film.backdropPath = backdropPath ?? "/\(id)-backdrop.svg"
    return film
  }
}

extension ContentFile<Film> {
  /// Reads a file with one film per line, as `backend import-movies` does.
  init(_ path: String, filmsIn folder: URL) {
    self.init(path)
    // Blocks: once, when the backend starts.
    guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
      addFault("it is not there")
      return
    }
    let decoder = JSONDecoder()
    let lines = ImportedFilm.withoutMark(data).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      do throws(ImportedFilm.Fault) {
        guard let film = try ImportedFilm.film(in: line, decoder) else { continue }
        add(film, number: place + 1)
      } catch {
        addFault("\(Self.name(place + 1, id: nil)): \(error.reason)", number: place + 1)
      }
    }
  }
}
