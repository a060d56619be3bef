public import Foundation
import Presentation

/// A recording of a ``Stage``, as one HTML page that replays the run.
///
/// The page shows the screen at any instant, the transitions, and the trace (the list of recorded
/// events). The page needs no network. At each instant, a view on the page has the frame that
/// `stage.viewTree` prints for the view.
///
/// The Space key plays and pauses the film. The arrow keys step from event to event. With Shift,
/// the arrow keys step from turn to turn of the run loop. The comma and period keys step by 1/60
/// second.
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

  /// The film as an HTML page that replays the run up to now.
  public var html: String { FilmPage(reel).html }

  var reel: FilmReel { camera.cut() }

  /// Writes the page, with the run up to now, to a file.
  ///
  /// An existing file is replaced.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  public func write(to file: URL) throws {
    try Data(html.utf8).write(to: file)
  }
}
