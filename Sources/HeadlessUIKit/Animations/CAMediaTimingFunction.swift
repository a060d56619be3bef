public import Foundation
import Presentation
import PresentationMotion

/// The timing function of an animation: a Bezier curve.
@preconcurrency @MainActor public final class CAMediaTimingFunction: NSObject {
  let curve: CubicCurve

  /// Creates the curve with a name; an unknown name gives a linear curve.
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

  /// Creates a curve with two control points; if the points do not describe a function of time, the
  /// curve is linear.
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
