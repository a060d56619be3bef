public import Foundation
import Presentation

/// A film of a stage: one HTML page with the screen at any instant, the trace, and the transitions.
///
/// The page needs no network. The Space key plays the film. The arrow keys step from event to
/// event, or with Shift from turn to turn; comma and period step from frame to frame. The page
/// shows each view at the frame that `stage.viewTree` prints at the same instant.
///
/// ```swift
/// let film = stage.film
/// home.present(menu, animated: true)
/// try stage.settle()
/// try film.write(to: URL(fileURLWithPath: "menu.html"))
/// ```
@MainActor public final class Film {
  private let camera: FilmCamera
  private let world: World

  init(of world: World) {
    self.world = world
    camera = FilmCamera(of: world)
  }

  /// The page as HTML, with the film so far.
  public var html: String { FilmPage(reel).html }

  var reel: FilmReel { camera.cut() }

  /// Writes the page with the film so far to a file, and replaces an existing file.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  public func write(to file: URL) throws {
    try Data(html.utf8).write(to: file)
  }
}
