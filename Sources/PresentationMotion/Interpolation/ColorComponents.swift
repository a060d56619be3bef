/// A color as four numbers: red, green, blue and opacity.
///
/// A color that a screen can show has numbers in 0...1.
///
/// The numbers are interpolated directly. They are not premultiplied by the opacity, not clamped,
/// and not converted to another color space.
public struct ColorComponents: Hashable, Sendable {
  /// The red component, 0...1.
  public var red: Double
  /// The green component, 0...1.
  public var green: Double
  /// The blue component, 0...1.
  public var blue: Double
  /// The opacity, 0...1; 0 is invisible.
  public var alpha: Double

  /// Creates a color, opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

extension ColorComponents: Interpolatable {
  /// Returns the differences from this color to `other`: red and green, then blue and alpha.
  public func offset(
    to other: ColorComponents
  ) -> MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>> {
    MotionPair(
      MotionPair(other.red - red, other.green - green),
      MotionPair(other.blue - blue, other.alpha - alpha))
  }

  /// Returns the color with the offset added to each component.
  public func moved(
    by offset: MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>>
  ) -> ColorComponents {
    ColorComponents(
      red: red.moved(by: offset.first.first), green: green.moved(by: offset.first.second),
      blue: blue.moved(by: offset.second.first), alpha: alpha.moved(by: offset.second.second))
  }
}
