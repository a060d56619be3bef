public import Foundation
import Presentation
import PresentationMotion

/// The timing function of an animation: a Bezier curve.
@preconcurrency @MainActor public final class CAMediaTimingFunction: NSObject {
  let curve: CubicCurve

  /// Creates the curve with a name such as `easeIn`; an unknown name gives a linear curve.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .ease
      default: .linear
      }
    super.init()
  }

  /// Creates a Bezier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// If the x coordinate of a control point is not in 0...1, the curve is linear.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let curve = try? CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    self.curve = curve ?? .linear
    super.init()
  }

  func value(at fraction: Double) -> Double { curve.value(at: fraction) }
}

extension CAMediaTimingFunction: LayerPace {
  package func progress(at fraction: Double) -> Double { value(at: fraction) }
}
