import Presentation

/// The recorded content of a film: the screen at every instant, the trace and the transitions.
package struct FilmReel: Hashable, Sendable {
  /// An instant at which recorded values change.
  ///
  /// Between two moments, values move along curves.
  struct Moment: Hashable {
    let ticks: Int
    /// The number of trace lines that were recorded before the moment.
    let lines: Int
  }

  /// A recorded view.
  ///
  /// The first element of ``FilmReel/views`` stands for the screen itself, and its subviews are the
  /// windows.
  struct FilmedView: Hashable {
    let name: String
    var tracks = [FilmTrack](repeating: FilmTrack(), count: FilmProperty.allCases.count)
    /// The traits over time; each number is a sum of the raw values of ``FilmReel/Trait``.
    var traits = FilmTrack()
    /// The lists of subviews over time; each list is in back-to-front order.
    var subviews: [Subviews] = []
  }

  /// The subviews of a view from one moment until the next change.
  struct Subviews: Hashable {
    let moment: Int
    let views: [Int]
  }

  /// A property of a view that is either true or false; the raw value is one bit.
  enum Trait: Int {
    case isHidden = 1
    case clips = 2
    /// The view is flying from one controller to another.
    case isFlying = 4
  }

  /// A transition from the moment `begin` until the moment `end`; `end` is nil during the
  /// transition.
  struct FilmedTransition: Hashable {
    let ticket: Int
    let controller: String
    let noun: String
    let begin: Int
    var end: Int?
    /// The progress that an interaction controller sets, from 0 to 10,000.
    ///
    /// Empty if the transition has no interaction controller.
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
  /// The indices of the trace lines at which moves begin.
  ///
  /// A move is an action of the user or the program, such as a tap.
  var moves: [Int] = []
  var failureLine: Int?
  /// The failure message, which the page prints; nil if the run did not fail.
  var message: String?
  /// The time at which the film ends, in ticks of 10 µs.
  var end = 0

  /// The number of lines of the trace.
  package var lineCount: Int { trace.count }

  /// Converts a time from nanoseconds to ticks of 10 µs.
  static func ticks(_ nanoseconds: Int64) -> Int { Int(nanoseconds / 10_000) }
}
