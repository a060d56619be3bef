import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Films of stages and of schedules.
@Suite("Films")
@MainActor struct FilmTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")

  private func document(_ html: String) throws -> [String: Any] {
    let json = try #require(html.firstMatch(of: /id="film">(.*?)<\/script>/))
    let data = try JSONSerialization.jsonObject(with: Data(json.1.utf8)) as? [String: Any]
    return try #require(data)
  }

  private func film(_ html: String) throws -> [String: Any] {
    let films = try #require(try document(html)["films"] as? [[String: Any]])
    return try #require(films.first)
  }

  @Test func `the page of a film needs no other file`() throws {
    let stage = Stage(home)
    let film = stage.film
    home.present(menu, animated: true)
    try stage.settle()
    let html = film.html
    let trace = try #require(html.firstMatch(of: #/<pre[^>]*>([^<]*)</pre>/#))
    expect(String(trace.1), equals: stage.trace.description)
    expect(html.contains("default-src 'none'"))
    expect(!html.contains("src=") && !html.contains("@import") && !html.contains("url(http"))
    try stage.close()
  }

  @Test func `a film contains views, controllers, transitions and waiting requests`() throws {
    let stage = Stage(home)
    let film = stage.film
    home.present(menu, animated: true)
    menu.dismiss(animated: true)
    try stage.settle()
    let content = try self.film(film.html)
    let views = try #require(content["views"] as? [[String: Any]]).compactMap { $0["name"] }
    expect(views.map { "\($0)" }.contains("Menu.view"))
    let lanes = try #require(content["controllers"] as? [[String: Any]])
    expect(lanes.map { "\($0["name"] ?? "")" }, equals: ["Home", "Menu"])
    let transitions = try #require(content["transitions"] as? [[String: Any]])
    expect(
      transitions.map { "\($0["name"] ?? "")" },
      equals: ["presentation of Menu", "dismissal of Menu"])
    let waiting = try #require(transitions.first?["waiting"] as? [Int])
    expect(waiting.contains(1), "the dismissal waits for the presentation")
    try stage.close()
  }

  @Test func `two runs with the same steps have equal films`() throws {
    func page() throws -> String {
      let home = ViewController("Home"), stage = Stage(home)
      let film = stage.film
      home.present(ViewController("Menu"), animated: true)
      try stage.settle()
      return film.html
    }
    try expect(page(), equals: page())
  }

  @Test func `a closing script tag in a trace does not break a film's page`() throws {
    let home = ViewController("</script><b>"), stage = Stage(home)
    let film = stage.film
    home.present(menu, animated: true)
    try stage.settle()
    expect(film.html.components(separatedBy: "</script>").count, equals: 3)
    expect(!film.html.contains("<b>"))
  }

  @Test func `the film of a stage keeps no controller alive`() throws {
    let stage = Stage(home)
    let film = stage.film
    weak var gone: ViewController?
    do {
      let sheet = ViewController("Sheet")
      gone = sheet
      home.present(sheet, animated: true)
      try stage.settle()
      home.dismiss(animated: true)
      try stage.settle()
    }
    expect(gone == nil)
    expect(film.html.contains("Sheet"))
  }

  @Test(.ownProcess)
  func `a film of a thousand events and sixty views is at most 300 kB`() throws {
    for number in 0..<56 {
      home.view.addSubview(
        View("cell \(number)", frame: CGRect(x: number * 6, y: number * 10, width: 40, height: 20)))
    }
    let stage = Stage(home)
    let film = stage.film
    while stage.trace.lines.count < 1_000 {
      home.present(menu, animated: true)
      try stage.settle()
      menu.dismiss(animated: true)
      try stage.settle()
    }
    let html = film.html
    let views = try #require(try self.film(html)["views"] as? [Any])
    expect(views.count >= 60)
    expect(html.utf8.count < 300_000, "\(html.utf8.count) bytes")
  }

  @Test func `a page that compares two films shows every trace line of both films`() throws {
    func run(animated: Bool) throws -> FilmedRun {
      try FilmedRun("0", of: "menu") { scenario in
        let home = ViewController("Home")
        _ = scenario.stage(home)
        scenario.may("open the menu", times: 1) {
          home.present(ViewController("Menu"), animated: animated)
        }
      }
    }
    let (first, second) = (try run(animated: true), try run(animated: false))
    let rows = try #require(try document(first.html(beside: second))["rows"] as? [[Int]])
    expect(rows.map { $0[0] }.filter { $0 >= 0 }, equals: Array(0..<first.reel.lineCount))
    expect(rows.map { $0[1] }.filter { $0 >= 0 }, equals: Array(0..<second.reel.lineCount))
    expect(rows.contains { $0[0] >= 0 && $0[1] >= 0 })
    expect(rows.contains { $0[0] < 0 } && rows.contains { $0[1] < 0 })
  }

  @Test func `a film of a failing schedule marks the line of the failure`() throws {
    let run = try FilmedRun("0.0", of: "twice") { scenario in
      let home = ViewController("Home")
      let stage = scenario.stage(home)
      scenario.may("present", times: 2) {
        home.present(ViewController("Menu"), animated: true)
      }
      scenario.always("nothing is reported") { stage.issues.isEmpty }
    }
    let failure = try #require(run.failure)
    expect(failure.property, equals: "nothing is reported")
    let content = try film(run.html(beside: nil))
    expect((content["moves"] as? [Int])?.count, equals: 2)
    expect(content["failure"] as? Int != nil)
    expect(run.storyboard.contains("✗"))
  }
}
