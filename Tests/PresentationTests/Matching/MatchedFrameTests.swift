import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The frames of matched views while nothing moves.
@Suite("Matched frames")
@MainActor struct MatchedFrameTests {
  private let board = Board()
  private let big = rect(0, 0, 150, 150), small = rect(180, 37.5, 75, 75)

  @Test(.rule("G-2", "G-4", "G-22"))
  func `a matched view takes only the selected properties from its source`() {
    board.add("A", big, source("id1"))
    expect(board.add("B", small, consumer("id1")).matchedFrame(), equals: big)
    expect(
      board.add("C", small, consumer("id1", .position)).matchedFrame(),
      equals: rect(37.5, 37.5, 75, 75))
    expect(
      board.add("D", small, consumer("id1", .size)).matchedFrame(),
      equals: rect(180, 37.5, 150, 150))
    expect(board.add("E", small, consumer("id1", [])).matchedFrame(), equals: small)
    expect(board.issues.isEmpty)
  }

  @Test(.rule("G-5", "G-6"))
  func `a matched view is placed so that its anchor lies on the source's anchor`() {
    board.add("A", rect(100, 100, 100, 100), source(1, .topLeading))
    let view = board.add("B", small, consumer(1, .position, .bottomTrailing))
    expect(view.matchedFrame(), equals: rect(25, 25, 75, 75))
  }

  @Test(.rule("G-17", "G-18"))
  func `a matched geometry changes the view's matchedFrame, but not the view's frame`() {
    board.add("A", big, source(1))
    let view = board.add("B", small, consumer(1)),
      inside = board.add("C", rect(5, 5, 9, 9), in: view)
    board.stage.runTurn()
    expect(view.frame == small && view.presentationValues().frame == small)
    expect(view.matchedFrame() == big && view.matchedFrameInWindow() == big)
    expect(inside.matchedFrame(), equals: inside.frame)
    expect(inside.matchedFrameInWindow(), equals: rect(5, 5, 9, 9))
  }

  @Test(.rule("G-3"))
  func `the size of matchedFrame ignores the scale of the source's superview`() {
    let scaled = board.add("scaled", rect(100, 100, 100, 100))
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    let inside = board.add("A", rect(40, 40, 20, 20), in: scaled, source(1))
    expect(inside.matchedFrameInWindow(), equals: rect(130, 130, 40, 40))
    let other = board.add("other", rect(50, 60, 300, 300))
    other.bounds.origin = CGPoint(x: 0, y: 25)
    let view = board.add("B", rect(0, 0, 5, 5), in: other, consumer(1))
    expect(view.matchedFrame(), equals: rect(90, 105, 20, 20))
    expect(view.matchedFrameInWindow(), equals: rect(140, 140, 20, 20))
  }

  @Test(.rule("G-3", "G-6")) func `the matched frame of a rotated view is rotated with the view`() {
    board.add("A", rect(100, 100, 40, 20), source(1))
    let view = board.add("B", rect(200, 200, 40, 20), consumer(1, .position))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(view.matchedFrame(), is: rect(110, 90, 20, 40))
  }

  @Test(.rule("G-8"))
  func `matchedFrame uses sizeThatFits only for dimensions with an intrinsic size`() {
    final class Badge: View {
      override var intrinsicContentSize: CGSize {
        CGSize(width: 30, height: View.noIntrinsicMetric)
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(30, size.width), height: 1_000)
      }
    }
    let big = board.add("A", big, source(1)), badge = Badge("badge", frame: small)
    badge.matchedGeometries = [consumer(1)]
    board.home.view.addSubview(badge)
    expect(badge.matchedFrame(), equals: rect(60, 0, 30, 150))
    big.frame = rect(0, 0, 20, 20)
    expect(badge.matchedFrame(), equals: rect(0, 0, 20, 20))
  }

  @Test(.rule("G-1", "G-12")) func `views match only if both the id and the namespace are equal`() {
    board.add("A", big, source(1), source(2))
    board.add("B", small, MatchedGeometry(id: 1, in: "other"))
    let view = board.add("C", .zero, consumer(2))
    expect(view.matchedFrame(), equals: big)
    view.matchedGeometries = [MatchedGeometry(id: 1, in: "other", isSource: false)]
    expect(view.matchedFrame(), equals: small)
    view.matchedGeometries = [consumer(1.0)]
    expect(view.matchedFrame(), equals: .zero)
  }

  @Test(.rule("G-9", "G-11")) func `a matched view without a source keeps its own frame`() {
    let view = board.add("A", small, consumer(1)), other = board.add("B", big, consumer(1))
    board.stage.runTurn()
    expect(view.matchedFrame() == small && other.matchedFrame() == big)
    other.matchedGeometries = [source(1)]
    expect(view.matchedFrame(), equals: big)
    other.removeFromSuperview()
    expect(view.matchedFrame() == small && other.matchedFrame() == big)
    board.stage.runTurn()
    expect(board.issues.isEmpty)
  }

  @Test func `when a superview moves, matchedFrame changes immediately`() {
    let other = board.add("other", rect(10, 10, 100, 100))
    let origin = board.add("A", rect(0, 0, 10, 10), in: other, source(1))
    let view = board.add("B", .zero, consumer(1))
    expect(view.matchedFrame(), equals: rect(10, 10, 10, 10))
    other.center.x += 5
    expect(view.matchedFrame(), equals: rect(15, 10, 10, 10))
    other.bounds.origin.y = 2
    expect(view.matchedFrame(), equals: rect(15, 8, 10, 10))
    board.home.view.addSubview(origin)
    expect(view.matchedFrame(), equals: rect(0, 0, 10, 10))
    other.addSubview(view)
    expect(view.matchedFrame(), equals: rect(-15, -8, 10, 10))
  }

  @Test func `without a window, matchedFrameInWindow is the view's bounds`() {
    let view = View("A", frame: small)
    view.matchedGeometries = [source(1)]
    expect(view.matchedFrame() == small && view.matchedFrameInWindow() == view.bounds)
    view.matchedGeometries = []
    board.home.view.addSubview(view)
    expect(view.matchedGeometries.isEmpty && view.matchedFrameInWindow() == small)
  }

  @Test func `a matched geometry whose progress is NaN is ignored and reported as an issue`() {
    let view = board.add("B", small)
    board.use { view.matchedGeometries = [consumer(1, progress: .nan)] }
    expect(view.matchedGeometries.isEmpty && board.issues.map(\.code) == [.notFinite])
  }

  @Test
  func `the printed view tree shows matched frames that differ from the view's frame`() {
    board.add("A", big, source(1))
    board.add("B", small, consumer(1))
    expect(
      board.stage.viewTree,
      equals: """
        window (0 0 390 844)
          Home.view (0 0 390 844)
            A (0 0 150 150)
            B (180 37.5 75 75) matched (0 0 150 150)
        """)
  }
}
