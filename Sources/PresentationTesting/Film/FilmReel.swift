import Presentation

/// The content of a film as a value: the screen at every instant, the trace and the transitions.
package struct FilmReel: Hashable, Sendable {
  /// An instant at which recorded values change; curves store the motion between two moments.
  struct Moment: Hashable {
    let ticks: Int
    /// The number of trace lines before the moment.
    let lines: Int
  }

  /// A view, stored at its index in ``FilmReel/views``; the first element represents the screen.
  struct FilmedView: Hashable {
    let name: String
    var tracks = [FilmTrack](repeating: FilmTrack(), count: FilmProperty.allCases.count)
    /// The bits of ``FilmReel/Trait``, as a number that changes over time.
    var traits = FilmTrack()
    /// The lists of subviews, back to front; each list is valid from its moment on.
    var subviews: [Subviews] = []
  }

  /// The subviews of a view, valid from a moment on.
  struct Subviews: Hashable {
    let moment: Int
    let views: [Int]
  }

  /// The traits of a view, as bit values.
  enum Trait: Int {
    case isHidden = 1
    case clips = 2
    /// The view flies between two screens, as a hero view does.
    case isFlying = 4
  }

  /// A transition, with the first moment that shows the transition and the first moment after it.
  struct FilmedTransition: Hashable {
    let ticket: Int
    let controller: String
    let noun: String
    let begin: Int
    var end: Int?
    /// The progress set by an interaction controller, in ten thousandths; empty without a
    /// controller.
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
  /// The names of the controllers that had already appeared when filming began.
  var appeared: [String] = []
  var trace: [TraceLine] = []
  /// The lines of the trace at which the moves of a counterexample begin.
  var moves: [Int] = []
  var failureLine: Int?
  /// The sentence about a failure, which the page prints.
  var message: String?
  /// The time at which the film ends, in ticks of 10 µs.
  var end = 0

  /// The number of lines of the trace.
  package var lineCount: Int { trace.count }

  /// Returns a time in ticks of 10 µs.
  static func ticks(_ nanoseconds: Int64) -> Int { Int(nanoseconds / 10_000) }
}
