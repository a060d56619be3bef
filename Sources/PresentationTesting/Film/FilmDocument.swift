import Foundation

/// The data that the script of a film's page reads, as JSON.
///
/// Times are ticks of 10 µs; lines are places in the trace, moments places in `moments`.
struct FilmDocument: Encodable {
  private struct View: Encodable {
    let name: String
    /// The tracks that are not the usual value throughout, by property.
    let tracks: [String: [Int]]
    let traits: [Int]
    /// Moments, and the views inside from each of them on.
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
  /// The time and the turn of each line of the trace.
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

  /// The document, fit for a script element.
  static func json(_ documents: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(documents)) ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}
