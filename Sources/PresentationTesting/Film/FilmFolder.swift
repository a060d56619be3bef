import Foundation

/// The folder for the films of failing tests; an environment variable names the folder.
enum FilmFolder {
  private static let variable = "PRESENTATION_FILMS"
  private static let path = ProcessInfo.processInfo.environment[variable]

  /// Whether the environment variable names a folder.
  static let isSet = path?.isEmpty == false

  /// Writes a film to a file whose name is derived from the film's title and trace.
  ///
  /// - Returns: The path of the file, or an explanation if the folder cannot be written.
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

  /// Returns the last line of an error, which names the film; empty if there is no film.
  static func line(_ film: String?) -> String { film.map { "\nFilm: \($0)" } ?? "" }

  /// Returns the letters and digits of a title, with hyphens in place of other characters.
  private static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "film" : words.joined(separator: "-")
  }
}
