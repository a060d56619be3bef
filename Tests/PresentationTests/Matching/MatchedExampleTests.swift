import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The examples of the articles about matched geometry.
@Suite("Examples of matched views")
@MainActor struct MatchedExampleTests {
  private let board = Board()

  @Test(.rule("G-12", "G-22"))
  func `changing a matched view's id in an animation moves the view to another source`() {
    let squares = (0..<5).map { rect(CGFloat($0) * 110, 0, 100, 100) }
    board.add("purple", squares[0], source("id1"))
    let green = board.add("green", squares[1], consumer("unpair1"))
    board.add("yellow", squares[2], source("id2"))
    let red = board.add("red", squares[3], consumer("unpair2"))
    let orange = board.add("orange", squares[4], consumer("unpair2"))
    expect([green, red, orange].map { $0.matchedFrame() }, equals: [1, 3, 4].map { squares[$0] })
    board.stage.runTurn()
    board.animate {
      green.matchedGeometries = [consumer("id1")]
      red.matchedGeometries = [consumer("id2")]
      orange.matchedGeometries = [consumer("id2")]
    }
    board.advance(1_000)
    expect([green, red, orange].map { $0.matchedFrame() }, equals: [0, 2, 2].map { squares[$0] })
    expect(board.issues.isEmpty)
  }

  @Test(.rule("G-1", "G-12", "G-16"))
  func `changing the namespace of matched views moves them to the sources of the new namespace`() {
    func part(_ id: Int, _ namespace: Int, isSource: Bool = true) -> MatchedGeometry {
      MatchedGeometry(id: id, in: namespace, isSource: isSource)
    }
    let groups: [(namespace: Int, ids: [Int])] = [
      (1, [0, 1]), (1, [2, 3]), (2, [0, 2]), (2, [1, 3]), (3, [0, 1, 2, 3]),
    ]
    let places = groups.enumerated().map { index, group in
      let view = board.add("\(group)", rect(CGFloat(index) * 60, 0, 50, 50))
      view.matchedGeometries = group.ids.map { part($0, group.namespace) }
      return view.frame
    }
    let triangles = (0..<4).map { id in
      board.add("\(id)", rect(CGFloat(id) * 60, 200, 50, 50), part(id, 0, isSource: false))
    }
    func match(_ namespace: Int) {
      board.animate {
        for (id, view) in triangles.enumerated() {
          view.matchedGeometries = [part(id, namespace, isSource: false)]
        }
      }
      board.advance(1_000)
    }
    for (namespace, expected) in [(1, [0, 0, 1, 1]), (2, [2, 3, 2, 3]), (3, [4, 4, 4, 4])] {
      match(namespace)
      expect(triangles.map { $0.matchedFrame() }, equals: expected.map { places[$0] })
    }
    match(0)
    expect(triangles.map { $0.matchedFrame() }, equals: triangles.map(\.frame))
    expect(board.issues.isEmpty)
  }

  @Test(.rule("G-16"))
  func `when a matched view's id changes, the view moves along the animation's curve`() {
    let months = (0..<12).map { index in
      let (row, column) = (CGFloat(index / 4), CGFloat(index % 4))
      let place = rect(column * 90, row * 40, 60 + CGFloat(index), 30)
      return board.add("\(index + 1)", place, source(index + 1))
    }
    let frame = board.add("frame", rect(0, 0, 390, 120), consumer(1))
    expect(frame.matchedFrame(), equals: months[0].frame)
    board.stage.runTurn()
    board.use {
      View.animate(withDuration: 1) { frame.matchedGeometries = [consumer(7)] }
    }
    let way = MotionCurve.cubic(.easeInOut, duration: 1)
    for milliseconds in [0, 200, 700, 1_000] {
      expect(
        frame.matchedFrame(after: .milliseconds(milliseconds)),
        is: months[0].frame.interpolated(
          towards: months[6].frame, by: way.value(at: Double(milliseconds) / 1_000)))
    }
  }

  @Test(.rule("G-19"))
  func `a view can match a subview of another matched view`() {
    let list = board.add("list", rect(0, 0, 200, 200))
    for index in 0..<30 {
      board.add(
        "\(index)", rect(10, CGFloat(index) * 38, 180, 30), in: list, source(index, .trailing))
    }
    // The offset is applied twice, because one view is inside another view.
    let holder = board.add(
      "yellow", rect(210, 85, 30, 30), consumer(9, .position, .leading))
    let yellow = board.add(
      "disc", rect(10, 0, 30, 30), in: holder, source(1_000, .trailing))
    let red = board.add("red", rect(250, 85, 30, 30), consumer(1_000, .position, .leading))
    func check(scrolled: CGFloat) {
      let middle = 9 * 38 + 15 - scrolled
      expect(holder.matchedFrame(), equals: rect(190, middle - 15, 30, 30))
      expect(yellow.matchedFrameInWindow(), equals: rect(200, middle - 15, 30, 30))
      expect(red.matchedFrame(), equals: rect(230, middle - 15, 30, 30))
    }
    check(scrolled: 0)
    list.bounds.origin.y = 300
    check(scrolled: 300)
    board.animate { list.bounds.origin.y = 100 }
    board.advance(500)
    check(scrolled: 200)
    expect(board.issues.isEmpty)
  }

  @Test(.rule("G-8", "G-17")) func `a subview can match a source without moving its superview`() {
    let globe = board.add("globe", rect(50, 50, 20, 20), source("globe"))
    let box = board.add("box", rect(35, 100, 50, 50))
    let yellow = board.add("yellow", rect(0, 0, 50, 50), in: box, consumer("globe"))
    expect(yellow.matchedFrameInWindow() == globe.frame && box.matchedFrame() == box.frame)
  }

  @Test(.rule("G-40", "G-44", "G-45", "S-30"))
  func `a matched view moves to its new source along its matchedProgressTrack`() {
    let items = ["Inbox", "Sent", "Archive"]
    let titles = items.enumerated().map { index, item in
      board.add(item, rect(CGFloat(index) * 100, 0, 40 + CGFloat(index) * 10, 24), source(item))
    }
    let line = board.add(
      "line", rect(0, 0, 300, 24), consumer("Inbox"))
    line.matchedProgressTrack = MotionTrack(
      1,
      [
        .move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 0.8, duration: 0.3),
        .cubic(to: 1, duration: 0.3),
      ])
    board.stage.runTurn()
    var seen: [CGFloat] = []
    line.matchedGeometries = [consumer("Sent")]
    for _ in 0..<5 {
      seen.append(line.matchedFrame().minX)
      board.advance(400)
    }
    expect(seen.map { ($0 * 1_000).rounded() / 1_000 }, equals: [0, 36.332, 99.643, 93.219, 100])
    expect(line.matchedFrame(), equals: titles[1].frame)
    line.matchedGeometries = [consumer("Archive")]
    expect(line.matchedFrame(), equals: titles[1].frame)
  }
}
