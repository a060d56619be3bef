import Foundation
import Presentation
import PresentationTesting

/// A random tree of scaled and scrolled views, in which views follow the frames of other views.
///
/// Each view is the source of a matched geometry, and may follow the geometry of a view that was
/// added earlier. A view never follows a view that was added later, so no cycle arises.
@MainActor final class MatchingWalk {
  private struct Node {
    let view: View
    var consumer: (target: Int, properties: MatchedProperties, anchor: Anchor)?
    var anchor: Anchor
  }

  private var numbers: SeededNumbers
  private let home = ViewController("Home")
  private let stage: Stage
  private var nodes: [Node] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    stage = Stage(home)
    stage.world.recorder.isOn = false
    for index in 0..<(2 + numbers.below(8)) { addView(index) }
  }

  /// Performs random changes, and returns the first violation; returns nil if there is none.
  func problem() -> String? {
    // The views are matched in a random order, not in the order in which they were added.
    var order = Array(nodes.indices)
    while !order.isEmpty { match(order.remove(at: numbers.below(order.count))) }
    if let problem = checkAll("at rest") { return problem }
    for round in 0..<3 {
      let before = frames
      stage.world.use {
        View.animate(withDuration: 1) { [self] in
          for _ in 0...numbers.below(3) { change(numbers.below(nodes.count)) }
        }
      }
      if let problem = jump(from: before) { return "round \(round): \(problem)" }
      stage.advance(by: .milliseconds(Int64(numbers.below(600))))
    }
    stage.advance(by: .seconds(2))
    if !stage.issues.isEmpty { return "\(stage.issues)" }
    return checkAll("at the end")
  }

  // MARK: Building the tree

  private func addView(_ index: Int) {
    let view = View(
      "\(index)",
      frame: CGRect(
        x: numbers.real(-300, 300), y: numbers.real(-300, 300), width: numbers.real(1, 200),
        height: numbers.real(1, 200)))
    if numbers.chance(1, of: 3) {
      view.transform = CGAffineTransform(
        scaleX: numbers.real(0.2, 3), y: numbers.real(0.2, 3))
    }
    if numbers.chance(1, of: 3) {
      view.bounds.origin = CGPoint(x: numbers.real(-50, 50), y: numbers.real(-50, 50))
    }
    let isInside = index > 0 && numbers.chance(1, of: 2)
    (isInside ? nodes[numbers.below(index)].view : home.view).addSubview(view)
    nodes.append(Node(view: view, consumer: consumer(index), anchor: anchor()))
  }

  private func anchor() -> Anchor {
    Anchor(x: numbers.real(-2, 3), y: numbers.real(-2, 3))
  }

  private func consumer(
    _ index: Int
  ) -> (target: Int, properties: MatchedProperties, anchor: Anchor)? {
    guard index > 0, numbers.chance(3, of: 4) else { return nil }
    return (
      numbers.below(index), numbers.pick([.frame, .frame, .position, .size, []]), anchor()
    )
  }

  private func change(_ index: Int) {
    nodes[index].consumer = consumer(index)
    match(index)
  }

  /// Makes a view the source of a matched geometry.
  ///
  /// If the view has a target, it also follows the target: a view that was added earlier. It then
  /// passes the resulting frame on to its own followers (G-19).
  private func match(_ index: Int) {
    let node = nodes[index]
    var geometries = [MatchedGeometry(id: index, in: "soak", anchor: node.anchor)]
    if let consumer = node.consumer {
      geometries.append(
        MatchedGeometry(
          id: consumer.target, in: "soak", properties: consumer.properties,
          anchor: consumer.anchor, isSource: false))
    }
    node.view.matchedGeometries = geometries
  }

  // MARK: Checks

  private var frames: [CGRect] { nodes.map { $0.view.matchedFrameInWindow() } }

  private func jump(from before: [CGRect]) -> String? {
    for (node, (old, new)) in zip(nodes, zip(before, frames)) {
      if let problem = difference("\(node.view.name) in the window", new, old) { return problem }
    }
    return nil
  }

  private func checkAll(_ when: String) -> String? {
    for node in nodes {
      if let problem = check(node) { return "\(when), view \(node.view.name): \(problem)" }
    }
    return nil
  }

  private func check(_ node: Node) -> String? {
    let view = node.view, frame = view.matchedFrame()
    guard let consumer = node.consumer else { return difference("its place", frame, view.frame) }
    let source = nodes[consumer.target]
    if consumer.properties.contains(.position) {
      let here = consumer.anchor.point(in: view.matchedFrameInWindow())
      let there = source.anchor.point(in: source.view.matchedFrameInWindow())
      if let problem = difference("its anchor (G-6)", here, there) { return problem }
    } else if let problem = difference("its corner (G-4)", frame.origin, view.frame.origin) {
      return problem
    }
    let size = consumer.properties.contains(.size) ? ownSize(of: source.view) : view.bounds.size
    let sides = CGPoint(x: size.width, y: size.height), found = ownSize(of: view)
    return difference(
      "its size (G-3, G-4)", CGPoint(x: found.width, y: found.height), sides)
  }

  /// Returns the visible size of a view, without the scale of the view's transform.
  private func ownSize(of view: View) -> CGSize {
    let seen = view.matchedFrame().size
    return CGSize(width: seen.width / view.transform.a, height: seen.height / view.transform.d)
  }

  private func difference(_ what: String, _ found: CGRect, _ expected: CGRect) -> String? {
    let offset = found.offset(to: expected).magnitudeSquared
    return offset <= tolerance(expected.origin)
      ? nil : "\(what) is \(found), expected \(expected)"
  }

  private func difference(_ what: String, _ found: CGPoint, _ expected: CGPoint) -> String? {
    found.offset(to: expected).magnitudeSquared <= tolerance(expected)
      ? nil : "\(what) is \(found), expected \(expected)"
  }

  /// Returns the square of the allowed difference at a place.
  ///
  /// The allowed difference is a billionth of the distance from the origin. A distance below 100
  /// points counts as 100 points.
  private func tolerance(_ place: CGPoint) -> Double {
    1e-18 * max(1e4, place.x * place.x + place.y * place.y)
  }
}
