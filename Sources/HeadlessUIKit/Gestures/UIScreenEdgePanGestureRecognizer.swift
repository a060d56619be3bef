import Foundation
public import Presentation

/// A recognizer of a pan that begins at an edge of the screen.
///
/// The gesture begins only if the finger is put down at most 20 points from one of the ``edges`` of
/// the recognizer's view.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the recognizer's view at which the pan can begin; empty by default.
  public final var edges: UIRectEdge = []

  private static let edgeWidth: CGFloat = 20

  /// The distance in points that the finger must move before the gesture begins.
  ///
  /// Other pan recognizers require a longer distance, so that the edge pan begins first.
  override var shortestWay: CGFloat { 5 }

  /// Sets the state to `failed` if the finger is not at one of the ``edges``.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent) {
    guard let view, touches.allSatisfy({ isAtEdge($0.location(in: view), of: view.bounds) }) else {
      return state = .failed
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ point: CGPoint, of bounds: CGRect) -> Bool {
    let width = Self.edgeWidth
    return edges.contains(.left) && point.x - bounds.minX <= width
      || edges.contains(.right) && bounds.maxX - point.x <= width
      || edges.contains(.top) && point.y - bounds.minY <= width
      || edges.contains(.bottom) && bounds.maxY - point.y <= width
  }

  override func leadsTheRightWay(_ way: CGPoint) -> Bool {
    let isHorizontal = abs(way.x) >= abs(way.y)
    let edge: UIRectEdge =
      isHorizontal ? (way.x > 0 ? .left : .right) : (way.y > 0 ? .top : .bottom)
    return edges.contains(edge)
  }
}
