import Presentation

/// The content of a film as a value: the screen at every instant, and what happened.
package struct FilmReel: Hashable, Sendable {
  /// An instant at which something other than a motion has changed the screen.
  struct Moment: Hashable {
    let ticks: Int
    /// The number of lines of the trace before it.
    let lines: Int
  }

  /// A view, by its place in ``FilmReel/views``; the first one stands for the screen.
  struct FilmedView: Hashable {
    let name: String
    var tracks = [FilmTrack](repeating: FilmTrack(), count: FilmProperty.allCases.count)
    /// The bits of ``FilmReel/Trait``.
    var traits = FilmTrack()
    /// The views inside, back to front, from each moment on at which they change.
    var subviews: [Subviews] = []
  }

  /// The views inside a view from a moment on.
  struct Subviews: Hashable {
    let moment: Int
    let views: [Int]
  }

  /// The traits of a view, as bits.
  enum Trait: Int {
    case isHidden = 1
    case clips = 2
    /// It travels between two screens.
    case isFlying = 4
  }

  /// A transition, from the moment at which it is known to the first one at which it is not.
  struct FilmedTransition: Hashable {
    let ticket: Int
    let controller: String
    let noun: String
    let begin: Int
    var end: Int?
    /// The progress that an interaction controller has set, in ten thousandths; empty without one.
    var percent = FilmTrack()
    var waitingRequests = FilmTrack()
  }

  /// The title of the page.
  var title = ""
  var width = 0.0
  var height = 0.0
  var moments: [Moment] = []
  var views = [FilmedView(name: "screen")]
  var transitions: [FilmedTransition] = []
  /// The names of the controllers that had appeared when filming began.
  var appeared: [String] = []
  var trace: [TraceLine] = []
  /// The lines at which the moves of a counterexample begin, with the line that fails.
  var moves: [Int] = []
  var failureLine: Int?
  /// The sentence about a failure on the page.
  var message: String?
  /// The time at which the film ends.
  var end = 0

  /// The number of lines of the trace.
  package var lineCount: Int { trace.count }

  /// Ticks of 10 µs.
  static func ticks(_ nanoseconds: Int64) -> Int { Int(nanoseconds / 10_000) }
}
