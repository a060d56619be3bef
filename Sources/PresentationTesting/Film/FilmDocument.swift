import Foundation

/// The data of a film as JSON, which the script of the HTML page reads.
///
/// Times are in ticks of 10 µs. A line is an index into the trace, and a moment is an index into
/// `moments`.
struct FilmDocument: Encodable {
  private struct View: Encodable {
    let name: String
    /// The recorded values, keyed by the name of the ``FilmProperty``.
    ///
    /// A property that has its default value during the whole film is left out.
    let tracks: [String: [Int]]
    let traits: [Int]
    /// One list for each change of the subviews.
    ///
    /// A list has the index of the moment, followed by the indices of all subviews after the
    /// change.
    let inside: [[Int]]

    init(_ view: FilmReel.FilmedView) {
      name = view.name
      let tracks = zip(FilmProperty.allCases, view.tracks).filter { !$1.isAlways($0.usual) }
      self.tracks = Dictionary(uniqueKeysWithValues: tracks.map { ($0.rawValue, $1.numbers) })
      traits = view.traits.isAlways(0) ? [] : view.traits.numbers
      inside = view.subviews.map { [$0.moment] + $0.views }
    }
  }

  private struct Transition: Encodable {
    let name: String
    let begin: Int
    let end: Int?
    let percent: [Int]
    let waiting: [Int]

    init(_ transition: FilmReel.FilmedTransition) {
      name = "\(transition.noun) of \(transition.controller)"
      (begin, end) = (transition.begin, transition.end)
      percent = transition.percent.numbers
      waiting = transition.waitingRequests.numbers
    }
  }

  private let title: String
  private let size: [Double]
  private let end: Int
  private let moments: [[Int]]
  private let views: [View]
  private let transitions: [Transition]
  private let controllers: [FilmLanes.Lane]
  private let values: [FilmLanes.Lane]
  /// For each line of the trace, its time in ticks and the number of its turn.
  private let lines: [[Int]]
  private let moves: [Int]
  private let failure: Int?

  init(_ reel: FilmReel) {
    title = reel.title
    size = [reel.width, reel.height]
    end = reel.end
    moments = reel.moments.map { [$0.ticks, $0.lines] }
    views = reel.views.map(View.init)
    transitions = reel.transitions.map(Transition.init)
    let lanes = FilmLanes(of: reel)
    (controllers, values) = (lanes.controllers, lanes.values)
    lines = reel.trace.map { [FilmReel.ticks($0.nanoseconds), $0.turn.number] }
    (moves, failure) = (reel.moves, reel.failureLine)
  }

  /// Returns films as JSON that is safe inside an HTML script element.
  static func json(_ documents: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(documents)) ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}
