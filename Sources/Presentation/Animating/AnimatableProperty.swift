import Foundation
import PresentationMotion

/// The value of an animatable property, or the difference of two values, as up to eight numbers.
///
/// Numbers that a property does not need are zero. A center, for example, needs only two numbers.
typealias PropertyNumbers = SIMD8<Double>

/// A property of a view; its changes inside an animation block are animated.
enum AnimatableProperty: Hashable, Sendable, CaseIterable {
  case bounds
  case center
  case transform
  case alpha
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowRadius
  case shadowOffset
  case zPosition

  @MainActor func value(of view: View) -> PropertyNumbers { value(view.geometry, view.look) }

  /// Returns the value of this property as numbers.
  func value(
    _ geometry: View.Geometry, _ look: @autoclosure () -> View.Look
  ) -> PropertyNumbers {
    switch self {
    case .bounds: Self.numbers(geometry.bounds)
    case .center: Self.numbers(geometry.center)
    case .transform: Self.numbers(geometry.transform)
    case .alpha: Self.numbers(geometry.alpha)
    case .backgroundColor: Self.numbers(look().backgroundColor)
    case .cornerRadius: Self.numbers(look().cornerRadius)
    case .borderWidth: Self.numbers(look().borderWidth)
    case .borderColor: Self.numbers(look().borderColor)
    case .shadowColor: Self.numbers(look().shadowColor)
    case .shadowOpacity: Self.numbers(look().shadowOpacity)
    case .shadowRadius: Self.numbers(look().shadowRadius)
    case .shadowOffset: Self.numbers(look().shadowOffset)
    case .zPosition: Self.numbers(look().zPosition)
    }
  }

  @MainActor func set(_ value: PropertyNumbers, on view: View) {
    switch self {
    case .bounds: view.bounds = Self.rect(value)
    case .center: view.center = Self.point(value)
    case .transform: view.transform = Self.transform(value)
    case .alpha: view.alpha = Self.number(value)
    case .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity,
      .shadowRadius, .shadowOffset, .zPosition:
      view.changeLook(self) { write(value, in: &$0) }
    }
  }

  /// Sets this property in `look`, which stores a view's colors, corners, border and shadow.
  ///
  /// Has no effect for the bounds, the center, the transform and the opacity, because `look` does
  /// not store these properties.
  func write(_ value: PropertyNumbers, in look: inout View.Look) {
    switch self {
    case .bounds, .center, .transform, .alpha: break
    case .backgroundColor: look.backgroundColor = Self.color(value)
    case .cornerRadius: look.cornerRadius = Self.number(value)
    case .borderWidth: look.borderWidth = Self.number(value)
    case .borderColor: look.borderColor = Self.color(value)
    case .shadowColor: look.shadowColor = Self.color(value)
    case .shadowOpacity: look.shadowOpacity = Self.number(value)
    case .shadowRadius: look.shadowRadius = Self.number(value)
    case .shadowOffset: look.shadowOffset = CGSize(width: value[0], height: value[1])
    case .zPosition: look.zPosition = Self.number(value)
    }
  }

  /// Returns the difference between an old value and a new value.
  ///
  /// The difference of two transforms has six numbers, one for each component of the matrix.
  func offset(from old: PropertyNumbers, to new: PropertyNumbers) -> PropertyNumbers {
    guard self == .transform else { return new - old }
    let (parts, move) = Self.transform(old).offset(to: Self.transform(new)).halves
    return PropertyNumbers(
      parts.first.first, parts.first.second, parts.second.first, parts.second.second,
      move.first, move.second, 0, 0)
  }

  func moved(_ value: PropertyNumbers, by offset: PropertyNumbers) -> PropertyNumbers {
    guard self == .transform else { return value + offset }
    return Self.numbers(
      Self.transform(value).moved(
        by: MotionPair(
          MotionPair(MotionPair(offset[0], offset[1]), MotionPair(offset[2], offset[3])),
          MotionPair(offset[4], offset[5]))))
  }

  /// Returns the progress of each of the property's numbers, as a fraction.
  ///
  /// Only the center can have a different progress along x and along y. Its spring may have a
  /// different velocity along each axis.
  func weights(_ progress: MotionProgress) -> PropertyNumbers {
    var weights = PropertyNumbers(repeating: progress.x)
    if self == .center { weights[1] = progress.y }
    return weights
  }
}

extension AnimatableProperty {
  static func numbers(_ rect: CGRect) -> PropertyNumbers {
    PropertyNumbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, 0, 0, 0, 0)
  }

  static func numbers(_ point: CGPoint) -> PropertyNumbers {
    PropertyNumbers(point.x, point.y, 0, 0, 0, 0, 0, 0)
  }

  static func numbers(_ size: CGSize) -> PropertyNumbers {
    PropertyNumbers(size.width, size.height, 0, 0, 0, 0, 0, 0)
  }

  static func numbers(_ number: CGFloat) -> PropertyNumbers {
    PropertyNumbers(number, 0, 0, 0, 0, 0, 0, 0)
  }

  static func numbers(_ matrix: CGAffineTransform) -> PropertyNumbers {
    PropertyNumbers(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty, 0, 0)
  }

  /// Returns the components of a color; nil is treated as transparent black.
  static func numbers(_ color: ColorComponents?) -> PropertyNumbers {
    guard let color else { return PropertyNumbers(repeating: 0) }
    return PropertyNumbers(color.red, color.green, color.blue, color.alpha, 0, 0, 0, 0)
  }

  static func color(_ numbers: PropertyNumbers) -> ColorComponents? {
    if numbers == PropertyNumbers(repeating: 0) { return nil }
    return ColorComponents(
      red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  static func rect(_ numbers: PropertyNumbers) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  static func point(_ numbers: PropertyNumbers) -> CGPoint {
    CGPoint(x: numbers[0], y: numbers[1])
  }

  static func number(_ numbers: PropertyNumbers) -> CGFloat { numbers[0] }

  static func transform(_ numbers: PropertyNumbers) -> CGAffineTransform {
    CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension MotionPair {
  fileprivate var halves: (First, Second) { (first, second) }
}
