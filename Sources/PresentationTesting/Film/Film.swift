public import Foundation
import Presentation

/// A film of a stage: one page with the screen at any instant, the trace, and what ran meanwhile.
///
/// The page needs no network. Space plays it; the arrow keys step through it event by event, with
/// Shift turn by turn, and comma and period frame by frame. A view is shown where `stage.viewTree`
/// has it at the same instant.
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

  /// The page, up to now.
  public var html: String { FilmPage(reel).html }

  var reel: FilmReel { camera.cut() }

  /// Writes the page, up to now, to a file; one that exists is replaced.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  public func write(to file: URL) throws {
    try Data(html.utf8).write(to: file)
  }
}
