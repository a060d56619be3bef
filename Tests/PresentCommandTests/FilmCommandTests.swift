import Foundation
import PresentCommand
import TestSupport
import Testing

@Suite("The commands film and explore --map") @MainActor
struct FilmCommandTests {
  /// A folder for the files of one test, which the test removes.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("films-\(ProcessInfo.processInfo.processIdentifier)")

  private func write(_ arguments: [String], to name: String) throws -> (CommandRun, String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    let flag = arguments.contains("explore") ? "--map" : "-o"
    let run = CommandRun(arguments.map(DocumentationPage.absolute) + [flag, file.path])
    defer { try? FileManager.default.removeItem(at: file) }
    return (run, try String(contentsOf: file, encoding: .utf8))
  }

  @Test func `"present film" writes a page with the moves of a schedule`() throws {
    let (run, page) = try write(["film", "double-dismiss:0.t.t.0.t.1"], to: "schedule.html")
    expect(run.status, equals: .passed)
    expect(run.output.hasSuffix(": 3 moves, 28 events, 1.5 s\n"))
    expect(page.contains("&quot;nothing is dismissed twice&quot; fails after 3 moves"))
    expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
  }

  @Test func `"present film" writes a page for a plan`() throws {
    let plan = "Plans/reports/dismiss-while-presenting.json"
    let (run, page) = try write(["film", plan], to: "plan.html")
    expect(run.status, equals: .passed)
    expect(page.contains("<title>dismiss-while-presenting</title>"))
  }

  @Test func `"present film" passes for a plan that fails, because the page was written`() throws {
    let plans = try PlanFolder()
    let plan = try plans.write(smallPlan(visible: "Editor"), to: "wrong.json")
    let (run, page) = try write(["film", plan], to: "wrong.html")
    expect(run.status, equals: .passed)
    expect(page.contains("<title>wrong</title>"))
  }

  @Test func `"present film" shows two runs side by side`() throws {
    let arguments = [
      "film", "double-dismiss:0.t.t.0.t.1", "--beside", "double-dismiss:0.t.t.0.t",
    ]
    let (run, page) = try write(arguments, to: "both.html")
    expect(run.status, equals: .passed)
    expect(page.components(separatedBy: "<section").count, equals: 3)
  }

  @Test func `the picture in the README is up to date`() throws {
    let (run, picture) = try write(["film", "double-dismiss:0.t.t.0.t.1"], to: "picture.svg")
    expect(run.status, equals: .passed)
    let kept = try String(
      contentsOf: Repository.root.appendingPathComponent(".github/double-dismiss.svg"),
      encoding: .utf8)
    expect(kept, equals: picture, "run .ci/tables")
    expect(try DocumentationPage(path: "README.md").text.contains(".github/double-dismiss.svg"))
  }

  @Test func `a picture escapes the signs that SVG forbids in a text`() throws {
    let plans = try PlanFolder()
    let text = smallPlan(visible: "a]]>b").replacing("\"Home\"", with: "\"a]]>b\"")
    let plan = try plans.write(text, to: "signs.json")
    let (run, picture) = try write(["film", plan], to: "signs.svg")
    expect(run.status, equals: .passed, "\(run.errors)")
    expect(picture.contains("a]]&gt;b") && !picture.contains("]]>"))
  }

  @Test func `a link that leads to no file is named as such, and is not replaced`() throws {
    let plans = try PlanFolder()
    let plan = try plans.write(smallPlan(), to: "a.json"), link = plans.path + "/a.html"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: plans.path + "/no.html")
    let run = CommandRun(["film", plan, "-o", link])
    expect(run.status, equals: .lostOutput)
    expect(run.errors.contains("cannot be written: it is a link that leads to no file, expected"))
  }

  @Test func `"present explore --map" shows a path to each failure`() throws {
    let (run, page) = try write(
      ["explore", "double-dismiss", "--budget", "40"], to: "map.html")
    expect(run.status, equals: .failed)
    expect(run.output.contains("4 distinct failures in 41 states, more were not visited"))
    expect(page.contains("✗ Profile stays") && page.contains("0.t.t.0.t.1"))
    expect(page.components(separatedBy: "class=\"group\"").count > 2)
    expect(page.contains("default-src 'none'"))
  }

  @Test(arguments: [
    (["film"], "found nothing to film"),
    (["film", "double-dismiss"], "expected a scenario and its schedule"),
    (["film", "README.md"], #""README.md", expected a plan's file or a scenario and"#),
    (["film", "double-dismis"], #"did you mean "double-dismiss"?"#),
    (["replay", "a.json"], #"expected a schedule after the plan, as in "a.json:0.t.t.0""#),
    (["film", "double-dismiss:"], #"found no steps after "double-dismiss:", expected moves"#),
    (["film", "double-dismis:0"], #"did you mean "double-dismiss"?"#),
    (["film", "double-dismiss:9"], "found 9 at step 1"),
    (["film", "nowhere.json"], "nowhere.json"),
    (["film", "double-dismiss:0", "-o", "film.gif"], "expected a file that ends with .html or"),
    (["film", "a.json", "--presenter", "Naive"], "found --presenter with a plan"),
    (["explore", "photos", "--map", "map.svg"], "expected a file that ends with .html"),
  ])
  func `an invalid argument of present film or --map is refused with an explanation`(
    arguments: [String], words: String
  ) {
    let run = CommandRun(arguments)
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: [
    ["film", "double-dismiss:0", "-o", "no/such/film.html"],
    ["explore", "swipe", "--budget", "9", "--graph", "no/such/graph.json"],
    ["explore", "swipe", "--budget", "9", "--graph", "no/such/graph.json", "--json"],
    ["explore", "double-dismiss", "--map", "no/such/map.html"],
    ["explore", "double-dismiss", "--graph", "no/such/graph.json", "--all"],
    ["explore", "double-dismiss", "--graph", "no/such/graph.json"],
  ])
  func `if a file cannot be written, the exit status is 3`(arguments: [String]) {
    let run = CommandRun(arguments)
    expect(run.status, equals: .lostOutput)
    expect(run.errors.contains("which cannot be written: there is no folder "))
    expect(run.output.isEmpty, "nothing is explored or filmed before the files are checked")
  }
}
