import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The issues about contradictory matched views.
@Suite("Matched views that contradict each other")
@MainActor struct MatchedIssueTests {
  private let board = Board()
  private let big = rect(0, 0, 150, 150), small = rect(180, 37.5, 75, 75)

  @Test(.rule("G-10"))
  func `several sources with the same matched id report only one issue`() throws {
    board.add("A", big, source(1))
    let last = board.add("B", small, source(1)), view = board.add("C", .zero, consumer(1))
    expect(board.issues.isEmpty)
    board.stage.runTurn()
    let issue = try #require(board.issues.first)
    expect(issue.code == .ambiguousMatch && issue.rule == "G-10")
    expect(
      issue.message,
      equals: "Multiple inserted views in matched geometry group "
        + #"Pair<Int, String>(first: 1, second: "board") have `isSource: true`, results are "#
        + "undefined.")
    expect(view.matchedFrame(), equals: last.frame)
    board.add("D", big, source(1))
    board.stage.runTurn()
    expect(board.issues.count, equals: 1)
  }

  @Test(.rule("G-11"))
  func `replacing a source reports no issue about a duplicate id`() {
    let old = board.add("A", big, source(1)), view = board.add("C", .zero, consumer(1))
    board.stage.runTurn()
    board.add("B", small, source(1))
    old.removeFromSuperview()
    board.stage.runTurn()
    let last = board.add("D", rect(9, 9, 9, 9), source(1))
    last.matchedGeometries[0].isBeingRemoved = true
    board.stage.runTurn()
    expect(board.issues.isEmpty && view.matchedFrame() == small)
  }

  @Test(.rule("G-11"))
  func `if the only source is being removed, a view still matches this source`() {
    let only = board.add("A", big, source(1)), view = board.add("C", .zero, consumer(1))
    only.matchedGeometries[0].isBeingRemoved = true
    expect(view.matchedFrame(), equals: big)
    only.removeFromSuperview()
    expect(view.matchedFrame(), equals: .zero)
  }

  @Test(.rule("G-20")) func `two views that match each other report one issue`() throws {
    let first = board.add("A", big, source(1), consumer(2))
    let second = board.add("B", small, source(2), consumer(1))
    board.stage.runTurn()
    let issue = try #require(board.issues.first)
    expect(issue.code == .matchedCycle && issue.rule == "G-20")
    expect(
      issue.message, equals: "Matched views follow each other: B -> A -> B. B stays where it is.")
    expect(second.matchedFrame() == small && first.matchedFrame() == small)
    first.center.x += 10
    board.add("C", .zero, consumer(1))
    board.stage.runTurn()
    expect(board.issues.count, equals: 1)
    first.matchedGeometries = [source(1)]
    board.stage.runTurn()
    first.matchedGeometries = [source(1), consumer(2)]
    board.stage.runTurn()
    expect(board.issues.map(\.message).last?.contains("A -> B -> A") == true)
    expect(board.issues.count, equals: 2)
  }

  @Test(.rule("G-20"))
  func `adding a source as a subview of a view that matches this source reports an issue`() {
    let outer = board.add("outer", big, consumer(1)), inner = board.add("inner", small, source(1))
    board.stage.runTurn()
    expect(board.issues.isEmpty && outer.matchedFrame() == small)
    outer.addSubview(inner)
    board.stage.runTurn()
    expect(board.issues.map(\.code) == [.matchedCycle] && outer.matchedFrame() == big)
  }
}
