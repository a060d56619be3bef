/// An HTML page that replays one film, or two films side by side.
struct FilmPage {
  private let reels: [FilmReel]
  /// The aligned trace lines of two films; nil for one film.
  ///
  /// Each row has the index of a line of the first film and of a line of the second film. The index
  /// is -1 if a film has no line in this row.
  private let rows: [[Int]]?

  /// Creates a page of one film.
  init(_ reel: FilmReel) {
    (reels, rows) = ([reel], nil)
  }

  /// Creates a page of two films whose trace lines are aligned as in a side-by-side diff.
  init(_ first: FilmReel, beside second: FilmReel) {
    reels = [first, second]
    let lines = reels.map { $0.trace.map { [$0.subject, $0.event] } }
    rows = TraceDifference.rows(lines[0], lines[1]).map { [$0.old ?? -1, $0.new ?? -1] }
  }

  private struct Document: Encodable {
    let films: [FilmDocument]
    let rows: [[Int]]?
  }

  /// The whole page as HTML.
  var html: String {
    let title = WebPage.escaped(reels.map(\.title).joined(separator: " beside "))
    return WebPage(
      title: title, style: Self.style,
      body: """
        <header>
        <h1>\(title)</h1>
        \(message)\(Self.controls)</header>
        <main>
        \(reels.map(section).joined(separator: "\n"))
        </main>
        <script type="application/json" id="film">\(data)</script>
        <script>\(Self.tracks)\(Self.reel)\(Self.player)</script>
        """
    )
    .html
  }

  private var data: String {
    FilmDocument.json(Document(films: reels.map(FilmDocument.init), rows: rows))
  }

  private var message: String {
    let texts = reels.compactMap(\.message)
    return texts.isEmpty ? "" : "<p>\(WebPage.escaped(texts.joined(separator: " ")))</p>\n"
  }

  /// Returns the HTML section of one film.
  ///
  /// The section has the trace as text. It also has empty elements, in which the script draws the
  /// screen and the chart.
  private func section(_ reel: FilmReel) -> String {
    let trace = reel.trace.map { WebPage.escaped($0.description) }.joined(separator: "\n")
    return """
      <section aria-label="\(WebPage.escaped(reel.title))">
      <div class="screen"></div>
      <div class="lanes"></div>
      <pre class="trace" tabindex="0">\(trace)</pre>
      </section>
      """
  }
}
