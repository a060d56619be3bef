import Presentation

/// The content of a film as a value: the screen at every instant, the trace and the transitions.
package struct FilmReel: Hashable, Sendable {
  /// An instant at which the recorded values change; motion in between is stored as curves.
  struct Moment: Hashable {
    let ticks: Int
    /// The number of trace lines before the moment.
    let lines: Int
  }

  /// A view, at its index in ``FilmReel/views``; the first element stands for the screen.
  struct FilmedView: Hashable {
    let name: String
    var tracks = [FilmTrack](repeating: FilmTrack(), count: FilmProperty.allCases.count)
    /// The bits of ``FilmReel/Trait`` over time.
    var traits = FilmTrack()
    /// The subviews, back to front, from each moment at which they change.
    var subviews: [Subviews] = []
  }

  /// The subviews of a view from a moment on.
  struct Subviews: Hashable {
    let moment: Int
    let views: [Int]
  }

  /// The traits of a view, as bit values.
  enum Trait: Int {
    case isHidden = 1
    case clips = 2
    /// The view flies between two screens.
    case isFlying = 4
  }

  /// A transition, from the moment at which it is first seen to the moment at which it has ended.
  struct FilmedTransition: Hashable {
    let ticket: Int
    let controller: String
    let noun: String
    let begin: Int
    var end: Int?
    /// The progress that an interaction controller sets, in ten thousandths; empty without one.
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
  /// The lines of the trace at which the moves of a counterexample begin.
  var moves: [Int] = []
  var failureLine: Int?
  /// The sentence about a failure that the page shows.
  var message: String?
  /// The time at which the film ends, in ticks.
  var end = 0

  /// The number of lines of the trace.
  package var lineCount: Int { trace.count }

  /// Returns a time in ticks of 10 µs.
  static func ticks(_ nanoseconds: Int64) -> Int { Int(nanoseconds / 10_000) }
}
