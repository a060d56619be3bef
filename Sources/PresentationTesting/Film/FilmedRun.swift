import Presentation

/// A film of one run, for the `present film` command.
@MainActor package struct FilmedRun {
  /// The recorded content of the film.
  package let reel: FilmReel
  /// The failure, if the film shows a failing schedule.
  package private(set) var failure: ExplorationFailure?

  /// Runs one schedule of a scenario and films the run.
  ///
  /// A schedule is a sequence of moves and turns, such as `0.t.1`.
  ///
  /// - Throws: `ScheduleError`, and any error that `build` throws.
  package init(
    _ schedule: String, of title: String, _ build: @escaping (Scenario) throws -> Void
  ) throws {
    let (reel, failure) = try Explorer(build)
      .film(Schedule(parsing: schedule), title: "\(title):\(schedule)")
    (self.reel, self.failure) = (reel ?? FilmReel(), failure)
  }

  /// Films the events that `body` causes on a stage.
  ///
  /// - Parameter body: Causes the events, and calls `move` at the beginning of each move. Returns a
  ///   failure message, or nil if nothing failed.
  package init(_ stage: Stage, title: String, _ body: (_ move: () -> Void) -> String?) {
    let film = stage.film
    var moves: [Int] = []
    let message = body { moves.append(stage.trace.lines.count) }
    var reel = film.reel
    // Moves without a trace line are left out.
    reel.moves = moves.filter { $0 < reel.trace.count }.reduce(into: []) { lines, line in
      if lines.last != line { lines.append(line) }
    }
    (reel.title, reel.message) = (title, message)
    self.reel = reel
  }

  /// The duration in seconds.
  package var seconds: Double { Double(reel.end) / 100_000 }

  /// A summary of the film, such as `3 moves, 28 events, 1.5 s`.
  package var summary: String {
    "\(reel.moves.count.counted("move")), \(reel.trace.count.counted("event")), "
      + "\(shortText(seconds)) s"
  }

  /// A storyboard as SVG: the screen at each move, at the failure and at the end.
  package var storyboard: String { FilmStoryboard(reel: reel).svg }

  /// Returns the HTML page of the film.
  ///
  /// If `other` is given, the page shows both films side by side.
  package func html(beside other: FilmedRun?) -> String {
    (other.map { FilmPage(reel, beside: $0.reel) } ?? FilmPage(reel)).html
  }
}
