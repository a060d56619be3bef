import Foundation

/// The folder in which failing tests leave films, which the environment names.
enum FilmFolder {
  private static let variable = "PRESENTATION_FILMS"
  private static let path = ProcessInfo.processInfo.environment[variable]

  /// Whether there is such a folder.
  static let isSet = path?.isEmpty == false

  /// Writes a film, under a name that its title and trace decide.
  ///
  /// - Returns: Its path, or, if the folder cannot be written, what stands in the way.
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

  /// The last line of an error about a filmed run; empty without a film.
  static func line(_ film: String?) -> String { film.map { "\nFilm: \($0)" } ?? "" }

  /// Letters and digits, with a hyphen for everything else.
  private static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "film" : words.joined(separator: "-")
  }
}
