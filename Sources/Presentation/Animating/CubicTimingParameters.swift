public import Foundation
import PresentationMotion

/// A Bezier curve for a property animator.
@preconcurrency @MainActor public final class CubicTimingParameters: NSObject, TimingCurveProvider {
  /// The named curve, or easeInOut when control points were given.
  public let animationCurve: View.AnimationCurve
  /// The first control point: fractions of the duration and of the way.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// Builtin for a named curve, else cubic.
  public let timingCurveType: TimingCurveType

  let curve: CubicCurve

  /// Parameters of a named curve.
  public init(animationCurve: View.AnimationCurve) {
    self.animationCurve = animationCurve
    curve = animationCurve.curve
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    timingCurveType = .builtin
    super.init()
  }

  /// Parameters of a curve with the given control points.
  ///
  /// Times outside 0...1 are clamped (S-18); a point that is not finite is reported and gives
  /// easeInOut.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    func clamped(_ value: CGFloat) -> Double { min(1, max(0, value)) }
    let made = try? CubicCurve(clamped(point1.x), point1.y, clamped(point2.x), point2.y)
    if made == nil { World.current.report(Issues.notFinite("control point", of: "a timing curve")) }
    animationCurve = .easeInOut
    curve = made ?? .easeInOut
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    timingCurveType = .cubic
    super.init()
  }

  /// The parameters of easeInOut.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// This object.
  public var cubicTimingParameters: CubicTimingParameters? { self }

  /// Nil.
  public var springTimingParameters: SpringTimingParameters? { nil }
}
