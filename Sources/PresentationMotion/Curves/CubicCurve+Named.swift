// The named curves (S-17).
extension CubicCurve {
  /// A straight line: the speed is constant.
  public static let linear = CubicCurve(known: 0, 0, 1, 1)

  /// A curve that starts slowly.
  public static let easeIn = CubicCurve(known: 0.42, 0, 1, 1)

  /// A curve that ends slowly.
  public static let easeOut = CubicCurve(known: 0, 0, 0.58, 1)

  /// A curve that starts and ends slowly; the default of UIKit's animations.
  public static let easeInOut = CubicCurve(known: 0.42, 0, 0.58, 1)

  /// A curve that starts fast and ends slowly, like `ease` in CSS and the default timing function
  /// of Core Animation.
  public static let ease = CubicCurve(known: 0.25, 0.1, 0.25, 1)

  /// A curve that starts fast and ends very slowly, like the standard curve of Material and
  /// Flutter.
  public static let fastOutSlowIn = CubicCurve(known: 0.4, 0, 0.2, 1)

  /// A curve that starts at full speed; for views that enter the screen.
  public static let deceleration = CubicCurve(known: 0, 0, 0.2, 1)

  /// A curve that ends at full speed; for views that leave the screen.
  public static let acceleration = CubicCurve(known: 0.4, 0, 1, 1)

  /// A curve that starts and ends at moderate speed.
  ///
  /// Use this curve for views that leave the screen and may return at any time.
  public static let sharp = CubicCurve(known: 0.4, 0, 0.6, 1)

  /// A curve that overshoots the end and returns.
  public static let easeOutBack = CubicCurve(known: 0.175, 0.885, 0.32, 1.275)
}
