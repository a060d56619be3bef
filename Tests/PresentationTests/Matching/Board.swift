import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A stage whose home view holds matched views.
@MainActor final class Board {
  let stage: Stage
  let home = ViewController("Home")

  init() {
    stage = Stage(home)
  }

  /// Adds a view to the home view or to another view, with matched geometries.
  @discardableResult func add(
    _ name: String, _ frame: CGRect, in superview: View? = nil, _ geometries: MatchedGeometry...
  ) -> View {
    let view = View(name, frame: frame)
    view.matchedGeometries = geometries
    (superview ?? home.view).addSubview(view)
    return view
  }

  func use<Result>(_ body: () throws -> Result) rethrows -> Result { try stage.world.use(body) }

  func advance(_ milliseconds: Int) { stage.advance(by: .milliseconds(milliseconds)) }

  /// Animates changes linearly, over one second by default.
  func animate(over seconds: Double = 1, _ changes: @escaping () -> Void) {
    use { View.animate(withDuration: seconds, options: .curveLinear, animations: changes) }
  }

  var issues: [PresentationIssue] { stage.issues }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func source(_ id: some Hashable & Sendable, _ anchor: Anchor = .center) -> MatchedGeometry {
  MatchedGeometry(id: id, in: "board", anchor: anchor)
}

func consumer(
  _ id: some Hashable & Sendable, _ properties: MatchedProperties = .frame,
  _ anchor: Anchor = .center, progress: Double = 1
) -> MatchedGeometry {
  MatchedGeometry(
    id: id, in: "board", properties: properties, anchor: anchor, isSource: false,
    progress: progress)
}

/// Expects two rectangles that differ by less than a billionth.
func expect(
  _ value: CGRect, is expected: CGRect, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let offset = value.offset(to: expected)
  expect(
    offset.magnitudeSquared < 1e-18, "\(value), not \(expected) \(comment?.rawValue ?? "")",
    sourceLocation: sourceLocation)
}
