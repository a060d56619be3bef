import Foundation
import Presentation

/// A film as one picture with several panels: one for each move, one for a failure, and one for the
/// end.
///
/// A move is an action of the user or the program, such as a tap. Each panel draws the views on the
/// screen. Below the views are the names of the visible controllers, with the front-most controller
/// at the top.
struct FilmStoryboard {
  let reel: FilmReel
  private static let (width, screenWidth, gap, top) = (160.0, 120.0, 20.0, 34.0)
  /// The height of a bar with a controller's name, and the height of a line of text.
  private static let (bar, line) = (20.0, 14.0)

  /// A panel: a position in the film, and the trace line that is printed below the screen.
  private struct Panel {
    let place: FilmReel.Place
    let mark: String
    let captions: [String]
    let isFailure: Bool
  }

  /// The picture as SVG; its colors follow the viewer's light or dark appearance.
  var svg: String {
    let panels = panels
    let height = reel.height * Self.screenWidth / max(1, reel.width)
    let bars = panels.map { screens(at: $0.place).count }.max() ?? 0
    let lines = panels.map(\.captions.count).max() ?? 0
    let foot = Self.top + height + 26 + Double(lines) * Self.line
    let width = Double(panels.count) * (Self.width + Self.gap) + Self.gap
    let bottom = foot + Double(bars) * Self.bar + 8
    let drawn = panels.enumerated().map { index, panel in
      let left = Self.gap + Double(index) * (Self.width + Self.gap)
      let lowest = foot + Double(bars - 1) * Self.bar - Self.top
      return draw(panel, at: left, height: height, bars: lowest)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(shortText(width)) \
      \(shortText(bottom))" role="img">
      <title>\(WebPage.escaped(reel.title))</title>
      <desc>
      \(WebPage.escaped(reel.trace.map(\.description).joined(separator: "\n")))
      </desc>
      <style>\(Self.style)</style>
      <text class="title" x="\(shortText(Self.gap))" y="20">\
      \(WebPage.escaped(reel.message.map { "✗ \($0)" } ?? reel.title))</text>
      \(drawn.joined(separator: "\n"))
      </svg>

      """
  }

  private var panels: [Panel] {
    let moves = reel.moves.enumerated().map { index, line in
      panel(at: reel.place(of: line), mark: "\(index + 1) ▸", line: line)
    }
    let failure = reel.failureLine.map { line in
      panel(at: reel.place(of: line), mark: "✗", line: line, isFailure: true)
    }
    let end = Panel(
      place: reel.place(at: Double(reel.end) / 100_000), mark: "end", captions: [],
      isFailure: false)
    return moves + (failure.map { [$0] } ?? []) + [end]
  }

  private func panel(
    at place: FilmReel.Place, mark: String, line: Int, isFailure: Bool = false
  ) -> Panel {
    let line = reel.trace[line]
    return Panel(
      place: place, mark: mark,
      captions: Array(Self.wrapped("\(line.subject): \(line.event)", to: 26).prefix(4)),
      isFailure: isFailure)
  }

  /// Returns the names of the visible controllers, back to front.
  private func screens(at place: FilmReel.Place) -> [String] {
    reel.screen(at: place).filter { !$0.isHidden && $0.alpha > 0 }.compactMap(\.screen)
  }

  /// Draws a panel.
  ///
  /// - Parameter bars: The y-coordinate of the upper edge of the lowest bar.
  private func draw(_ panel: Panel, at left: Double, height: Double, bars: Double) -> String {
    let stack = screens(at: panel.place).enumerated().map { index, name in
      Self.draw(screen: name, at: bars - Double(index) * Self.bar)
    }
    let seconds = TraceLine.seconds(Int64(panel.place.time) * 10_000)
    let captions = panel.captions.enumerated().map { index, text in
      "<text x=\"0\" y=\"\(shortText(height + 30 + Double(index) * Self.line))\">"
        + "\(WebPage.escaped(text))</text>"
    }
    let areas = reel.screen(at: panel.place).filter { !$0.isHidden && $0.alpha > 0 }
    return """
      <g class="\(panel.isFailure ? "failure" : "panel")" transform="translate(\
      \(shortText(left)) \(shortText(Self.top)))">
      <svg width="\(shortText(Self.screenWidth))" height="\(shortText(height))" viewBox="0 0 \
      \(shortText(reel.width)) \(shortText(reel.height))">
      \(areas.enumerated().map { Self.draw($1, at: $0) }.joined(separator: "\n"))
      </svg>
      <rect class="edge" width="\(shortText(Self.screenWidth))" height="\(shortText(height))" \
      rx="6"/>
      <text class="mark" x="0" y="\(shortText(height + 15))">\(panel.mark) \(seconds) s</text>
      \((captions + stack).joined(separator: "\n"))
      </g>
      """
  }

  /// Draws a bar with the name of a controller.
  private static func draw(screen name: String, at y: Double) -> String {
    "<g class=\"screen\"><rect y=\"\(shortText(y))\" width=\"\(shortText(width))\" height=\"17\" "
      + "rx=\"4\"/><text x=\"8\" y=\"\(shortText(y + 12.5))\">\(WebPage.escaped(name))</text></g>"
  }

  private static func draw(_ area: FilmReel.Area, at index: Int) -> String {
    let shape = area.toScreen
    let numbers = [shape.a, shape.b, shape.c, shape.d, shape.tx, shape.ty].map { shortText($0) }
    let label = area.screen ?? ""
    return """
      <g class="\(area.isFlying ? "flying" : "view")" opacity="\(shortText(area.alpha))" \
      transform="matrix(\(numbers.joined(separator: " ")))">\
      <rect width="\(shortText(area.size.width))" height="\(shortText(area.size.height))" \
      rx="\(shortText(area.corners))"/>\
      <text x="16" y="\(60 * min(area.depth, 8))">\(WebPage.escaped(label))</text></g>
      """
  }

  /// Breaks a text between words into lines of about `width` characters.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.count + word.count < width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  private static let style = """
    svg { --ink: #1c1c1e; --paper: #ffffff; --soft: #f2f2f7; --line: #8e8e93;
      --bad: #b00020; }
    @media (prefers-color-scheme: dark) {
      svg { --ink: #f2f2f7; --paper: #161618; --soft: #2c2c2e;
      --bad: #ff8a80; } }
    text { font: 10.5px ui-monospace, monospace; fill: var(--ink); }
    .title { font: 600 13px system-ui, sans-serif; } .mark { font-weight: 700; }
    .failure .mark, .failure .edge { fill: var(--bad); } .failure .edge { stroke: var(--bad); }
    .view rect, .flying rect { fill: var(--paper); stroke: var(--line); stroke-width: 2; }
    .screen rect { fill: var(--soft); stroke: var(--line); }
    .flying rect { stroke-dasharray: 10 6; stroke-width: 5; }
    svg svg text { font: 34px system-ui, sans-serif; }
    .edge { fill: none !important; stroke: var(--ink); stroke-width: 1.5; }
    """
}

extension FilmReel.Area {
  /// The name of the controller whose root view this is; nil for other views.
  fileprivate var screen: String? {
    name.hasSuffix(".view") ? String(name.dropLast(".view".count)) : nil
  }
}
