import Foundation
import Presentation
import PresentationMotion

/// The value of a layer's property, in the form of numbers that can be interpolated.
struct LayerValue {
  enum Kind: Hashable {
    case number
    case point
    case size
    case rect
    case color
    case transform
    /// A path; the array contains the kind of each element, such as a line or a curve.
    case path([Int])
  }

  let kind: Kind
  var numbers: [Double]

  init(_ kind: Kind, _ numbers: [Double]) {
    (self.kind, self.numbers) = (kind, numbers)
  }

  /// Creates a value from an object such as the `fromValue` of an animation; nil if the type of the
  /// object is not supported.
  @MainActor init?(_ any: Any?) {
    switch any {
    case let value as LayerValue: self = value
    case let value as CGPoint: self.init(.point, [value.x, value.y])
    case let value as CGSize: self.init(.size, [value.width, value.height])
    case let value as CGRect:
      self.init(.rect, [value.minX, value.minY, value.size.width, value.size.height])
    case let value as ViewColor: self.init(value.components)
    case let value as CATransform3D: self.init(.transform, value.numbers)
    case let value as CGAffineTransform:
      self.init(.transform, CATransform3DMakeAffineTransform(value).numbers)
    case let value as LayerPath: self.init(value.outline)
    case let value as CGFloat: self.init(.number, [value])
    case let value as Float: self.init(.number, [Double(value)])
    case let value as Int: self.init(.number, [Double(value)])
    case let value as NSNumber: self.init(.number, [value.doubleValue])
    default: return nil
    }
  }

  init(_ color: ColorComponents?) {
    let color = color ?? ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    self.init(.color, [color.red, color.green, color.blue, color.alpha])
  }

  init(_ outline: PathOutline) {
    self.init(.path(outline.kinds), outline.points.flatMap { [$0.x, $0.y] })
  }

  // MARK: Calculating

  /// The zero value of this kind; for a transform, the identity.
  var zero: LayerValue {
    if kind == .transform { return LayerValue(.transform, CATransform3DIdentity.numbers) }
    return LayerValue(kind, numbers.map { _ in 0 })
  }

  func adding(_ other: LayerValue) -> LayerValue {
    if kind == .transform, other.kind == .transform {
      return LayerValue(
        .transform,
        CATransform3DConcat(CATransform3D(numbers), CATransform3D(other.numbers)).numbers)
    }
    return combined(other, +)
  }

  func subtracting(_ other: LayerValue) -> LayerValue {
    if kind == .transform, other.kind == .transform {
      let inverse = CATransform3DInvert(CATransform3D(other.numbers))
      return LayerValue(
        .transform, CATransform3DConcat(CATransform3D(numbers), inverse).numbers)
    }
    return combined(other, -)
  }

  /// Returns a value between this value and `other`; `share` 0 gives this value, 1 gives `other`.
  ///
  /// If the two values are of different kinds, such as a point and a color, the result is this
  /// value while `share` is below 1.
  func interpolated(to other: LayerValue, _ share: Double) -> LayerValue {
    guard kind == other.kind, numbers.count == other.numbers.count else {
      return share < 1 ? self : other
    }
    if kind == .transform {
      return LayerValue(
        .transform,
        CATransform3D(numbers).interpolated(to: CATransform3D(other.numbers), share).numbers)
    }
    return combined(other) { $0 + ($1 - $0) * share }
  }

  func distance(to other: LayerValue) -> Double {
    zip(numbers, other.numbers).map { ($1 - $0) * ($1 - $0) }.reduce(0, +).squareRoot()
  }

  private func combined(
    _ other: LayerValue, _ combine: (Double, Double) -> Double
  ) -> LayerValue {
    guard numbers.count == other.numbers.count else { return other }
    return LayerValue(kind, zip(numbers, other.numbers).map(combine))
  }

  // MARK: Reading

  var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
  var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }
  var rect: CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  var color: ColorComponents {
    ColorComponents(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
  var outline: PathOutline? {
    guard case .path(let kinds) = kind else { return nil }
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    return PathOutline(kinds: kinds, points: points)
  }
}
