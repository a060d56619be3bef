import PresentationTesting

/// A picture of a state table, with a column for each state and a band for each row of the table.
///
/// An arrow leads from a state to the next state. A dot marks a state that the row does not change.
/// Rows that the table marks as impossible are left out.
package struct RowDiagram {
  /// The colors of a picture, for a light or a dark background.
  package enum Appearance {
    case light
    case dark
  }

  /// A row with its arrows and its dots; each state is given as the index of its column.
  private struct Band {
    let card: RowCard
    let arrows: [(from: Int, to: Int)]
    let dots: [Int]

    var lines: Int { max(1, arrows.count + (dots.isEmpty ? 0 : 1)) }
  }

  private let cards: [RowCard]
  private let states: [String]
  private let column: Int
  private static let (names, head, line) = (250, 46, 20)

  /// Creates a picture of the rows of one state machine; returns nil if the rows have no states.
  package init?(_ cards: [RowCard]) {
    self.cards = cards.filter { !$0.isImpossible }
    states = RowListing.unique(self.cards.flatMap(\.steps).flatMap { [$0.state, $0.next] })
    // The longest name determines the width of a column, with seven points for each letter.
    column = max(132, 7 * (states.map(\.count).max() ?? 0) + 20)
    if states == ["any"] || states.isEmpty { return nil }
  }

  /// Returns the picture as SVG; its `desc` element contains the table as text.
  package func svg(_ appearance: Appearance) -> String {
    let bands = cards.map(band)
    let width = Self.names + states.count * column
    let height = Self.head + bands.reduce(0) { $0 + $1.lines } * Self.line + 12
    var top = Self.head
    var (shades, drawn): ([String], [String]) = ([], [])
    for (index, band) in bands.enumerated() {
      shades.append(index.isMultiple(of: 2) ? Self.shade(band, at: top, width: width) : "")
      drawn.append(draw(band, at: top))
      top += band.lines * Self.line
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img">
      <title>The states of the machine "\(cards.first?.machine ?? "")" and its rows</title>
      <desc>
      \(WebPage.escaped(RowListing(cards).text))</desc>
      <style>\(Self.style(appearance))</style>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
      markerHeight="7" orient="auto"><path class="tip" d="M0 0 8 4 0 8z"/></marker></defs>
      <rect class="paper" width="\(width)" height="\(height)"/>
      \(shades.joined())
      \(states.indices.map { header($0, height: height) }.joined(separator: "\n"))
      \(drawn.joined(separator: "\n"))
      </svg>

      """
  }

  private func band(_ card: RowCard) -> Band {
    var arrows: [(from: Int, to: Int)] = []
    var dots: [Int] = []
    for step in card.steps {
      guard let from = states.firstIndex(of: step.state) else { continue }
      let to = states.firstIndex(of: step.next) ?? from
      if from == to {
        if !dots.contains(from) { dots.append(from) }
      } else if !arrows.contains(where: { $0 == (from, to) }) {
        arrows.append((from, to))
      }
    }
    return Band(card: card, arrows: arrows, dots: dots)
  }

  private func header(_ state: Int, height: Int) -> String {
    let x = x(state)
    return """
      <line class="life" x1="\(x)" y1="\(Self.head)" x2="\(x)" y2="\(height - 8)"/>
      <rect class="state" x="\(x - column / 2 + 4)" y="12" width="\(column - 8)" \
      height="24" rx="12"/>
      <text class="name" x="\(x)" y="28">\(WebPage.escaped(states[state]))</text>
      """
  }

  private static func shade(_ band: Band, at top: Int, width: Int) -> String {
    "<rect class=\"band\" y=\"\(top)\" width=\"\(width)\" height=\"\(band.lines * line)\"/>"
  }

  private func draw(_ band: Band, at top: Int) -> String {
    let rules = band.card.rules.isEmpty ? "" : "  \(band.card.rules.joined(separator: " "))"
    let arrows = band.arrows.enumerated().map { number, arrow in
      let y = top + number * Self.line + Self.line / 2
      let end = x(arrow.to) + (arrow.to > arrow.from ? -3 : 3)
      return "<path class=\"step\" marker-end=\"url(#tip)\" d=\"M\(x(arrow.from)) \(y)H\(end)\"/>"
    }
    let dots = band.dots.map { state in
      "<circle cx=\"\(x(state))\" cy=\"\(top + (band.lines - 1) * Self.line + Self.line / 2)\" "
        + "r=\"4\"/>"
    }
    return "<text x=\"8\" y=\"\(top + 14)\">\(WebPage.escaped(band.card.name))"
      + "<tspan class=\"rules\">\(rules)</tspan></text>" + (arrows + dots).joined()
  }

  private func x(_ state: Int) -> Int { Self.names + state * column + column / 2 }

  private static func style(_ appearance: Appearance) -> String {
    let (ink, paper, line, soft, mark) =
      switch appearance {
      case .light: ("#1c1c1e", "#ffffff", "#8e8e93", "#f2f2f7", "#0058d0")
      case .dark: ("#f2f2f7", "#101012", "#8e8e93", "#1f1f22", "#64a8ff")
      }
    return """

      text { font: 12px system-ui, sans-serif; fill: \(ink); }
      .name { text-anchor: middle; font-weight: 600; } .rules { font-size: 10px; fill: \(line); }
      .paper { fill: \(paper); } .band { fill: \(soft); }
      .state { fill: \(paper); stroke: \(ink); } .life { stroke: \(line); stroke-dasharray: 3 3; }
      .step { stroke: \(mark); stroke-width: 2; fill: none; } .tip, circle { fill: \(mark); }

      """
  }
}
