import Foundation

extension ExplorationMap {
  /// The map as one HTML page, which loads nothing from the network.
  ///
  /// States with the same visible controllers form a group. The page shows the groups, the moves
  /// (actions) that lead from group to group, and a shortest schedule (sequence of steps) to each
  /// group. It also shows a shortest schedule to each failure. The page draws up to 500 groups, in
  /// the order in which they were found. If there are more groups, the last group contains all
  /// remaining states. If the user clicks a group, or presses the Enter key while a group has the
  /// focus, the page lists all steps (moves and turns of the run loop) that begin or end in this
  /// group. The search field finds groups by the names of their controllers and moves.
  public var html: String { MapPage(self).html }
}

/// The HTML page of a map.
struct MapPage {
  private let map: ExplorationMap
  private let groups: MapGroups
  private let places: [CGPoint]
  private static let (width, height) = (170.0, 46.0)

  init(_ map: ExplorationMap) {
    self.map = map
    groups = MapGroups(of: map)
    var places = groups.groups.map { _ in CGPoint.zero }
    for (column, members) in groups.columns.enumerated() {
      for (row, group) in members.enumerated() {
        places[group] = CGPoint(
          x: 16 + Double(column) * (Self.width + 90), y: 16 + Double(row) * (Self.height + 34))
      }
    }
    self.places = places
  }

  private struct Document: Encodable {
    struct Failure: Encodable {
      let property: String
      let schedule: String
      let path: [Int]
    }

    struct Move: Encodable {
      let name: String
      let count: Int
    }

    let groups: [MapGroups.Group]
    let edges: [MapGroups.Edge]
    let failures: [Failure]
    let moves: [Move]
  }

  private var document: Document {
    Document(
      groups: groups.groups, edges: groups.edges,
      failures: map.failures.map {
        Document.Failure(
          property: $0.property, schedule: "\($0.schedule)", path: groups.path(along: $0.schedule))
      },
      moves: zip(map.moves, map.moveCounts).map { Document.Move(name: $0, count: $1) })
  }

  var html: String {
    WebPage(
      title: "Map: \(headline)", style: Self.style,
      body: """
        <header><h1>\(headline)</h1>
        <label>Search <input type="search" placeholder="a screen or a move"></label>
        <output></output></header>
        <main>
        <div class="map">\(svg)</div>
        <aside aria-live="polite">
        <h2>Failures</h2>\(failures)
        <h2>Moves</h2>\(moves)
        <div class="details"><p>Choose a group to see its steps.</p></div>
        </aside>
        </main>
        <script type="application/json" id="map">\(FilmDocument.json(document))</script>
        <script>\(Self.script)</script>
        """
    )
    .html
  }

  private var headline: String {
    "\(map.stateCount.counted("state")), \(map.stepCount.counted("step")), "
      + groups.groups.count.counted("group")
  }

  private var failures: String {
    guard !map.failures.isEmpty else { return "<p>No property failed.</p>" }
    let items = map.failures.enumerated().map { index, failure in
      "<li><button data-failure=\"\(index)\">✗ \(WebPage.escaped(failure.property))</button>"
        + "<br><code>\(failure.schedule)</code></li>"
    }
    return "<ol>\(items.joined())</ol>"
  }

  private var moves: String {
    let rows = zip(map.moves, map.moveCounts).map { name, count in
      "<tr\(count == 0 ? " class=\"never\"" : "")><td>\(WebPage.escaped(name))</td>"
        + "<td>\(count == 0 ? "never possible" : count.grouped)</td></tr>"
    }
    return "<table>\(rows.joined())</table>"
  }

  // MARK: Drawing

  private var svg: String {
    let width = (places.map(\.x).max() ?? 0) + Self.width + 16
    let height = (places.map(\.y).max() ?? 0) + Self.height + 40
    return """
      <svg width="\(shortText(width))" height="\(shortText(height))" role="img" \
      aria-label="The groups of states and the steps between them">
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
      markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
      \(groups.edges.enumerated().filter { $1.source != $1.target }.map(edge).joined())
      \(groups.groups.enumerated().map(group).joined(separator: "\n"))
      </svg>
      """
  }

  private func group(_ index: Int, _ group: MapGroups.Group) -> String {
    let place = places[index]
    let name = group.scene.isEmpty ? "nothing visible" : group.scene
    let words = name.count > 26 ? "…\(name.suffix(25))" : name
    return """
      <g class="group" data-group="\(index)" tabindex="0" transform="translate(\
      \(shortText(place.x)) \(shortText(place.y)))"><title>\(WebPage.escaped(name))</title>\
      <rect width="\(shortText(Self.width))" height="\(shortText(Self.height))" rx="8"/>\
      <text x="9" y="19">\(WebPage.escaped(words))</text>\
      <text class="count" x="9" y="36">\(group.states.counted("state")), \
      \(group.depth.counted("step")) away</text></g>
      """
  }

  /// Draws the steps from one group to another group as a curve with an arrow.
  ///
  /// A curve that leads to the left runs below the curves that lead to the right. A curve between
  /// two groups in one column begins and ends on their right sides.
  private func edge(_ index: Int, _ edge: MapGroups.Edge) -> String {
    let (from, to) = (places[edge.source], places[edge.target])
    let (isForward, isBack) = (to.x > from.x, to.x < from.x)
    let level = Self.height * (isForward ? 0.35 : 0.7)
    let start = CGPoint(x: from.x + (isBack ? 0 : Self.width), y: from.y + level)
    let end = CGPoint(x: to.x + (isForward ? 0 : Self.width), y: to.y + level)
    let bend = max(40, abs(end.x - start.x) / 2)
    let numbers = [
      start.x, start.y, start.x + (isBack ? -bend : bend), start.y,
      end.x + (isForward ? -bend : bend), end.y, end.x, end.y,
    ]
    let points = numbers.map { shortText($0) }
    let moves = edge.moves.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key): \($0.value.grouped)" }
    return """
      <path class="edge" data-edge="\(index)" marker-end="url(#tip)" d="M\(points[0]) \
      \(points[1])C\(points[2]) \(points[3]) \(points[4]) \(points[5]) \(points[6]) \(points[7])">\
      <title>\(WebPage.escaped(moves.joined(separator: "\n")))</title></path>

      """
  }
}
