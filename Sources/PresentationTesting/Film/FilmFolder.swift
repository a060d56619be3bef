import Foundation

/// The folder to which failing tests write films.
///
/// The environment variable `PRESENTATION_FILMS` names the folder.
enum FilmFolder {
  private static let variable = "PRESENTATION_FILMS"
  private static let path = ProcessInfo.processInfo.environment[variable]

  /// Whether the environment variable `PRESENTATION_FILMS` is set and not empty.
  static let isSet = path?.isEmpty == false

  /// Writes a film to a file whose name is derived from the film's title and trace.
  ///
  /// - Returns: The path of the file, or nil if the environment names no folder. If the file cannot
  ///   be written, the result is the reason.
  static func keep(_ reel: FilmReel) -> String? {
    guard let path, isSet else { return nil }
    var trace = Fingerprint()
    for line in reel.trace { trace.add(line.description) }
    let name = "\(slug(reel.title))-\(trace.description.prefix(8)).html"
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
      try Data(FilmPage(reel).html.utf8).write(to: file)
      return file.path
    } catch {
      return "none, \(variable) names a folder that cannot be written: \(path)"
    }
  }

  /// Returns the last line of an error message, such as `Film: films/home-1a2b3c4d.html`.
  ///
  /// The text is empty if `film` is nil.
  static func line(_ film: String?) -> String { film.map { "\nFilm: \($0)" } ?? "" }

  /// Returns a title in lowercase with hyphens, such as `double-dismiss` for `Double dismiss!`.
  private static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "film" : words.joined(separator: "-")
  }
}
