/// An easing curve that consists of one or two quarters of a circle (S-22).
public enum CircularCurve: String, CaseIterable, Hashable, Sendable {
  /// Starts slowly, and ends with infinite slope.
  case easeIn
  /// Starts with infinite slope, and ends slowly.
  case easeOut
  /// Starts and ends slowly, with infinite slope in the middle.
  case easeInOut

  /// Returns the progress at a time.
  ///
  /// - Parameter time: The time as a fraction of the duration. The progress is 0 before time 0, and
  ///   1 after time 1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return switch self {
    case .easeIn: Self.rise(time)
    case .easeOut: 1 - Self.rise(1 - time)
    case .easeInOut:
      time < 0.5 ? Self.rise(2 * time) / 2 : 1 - Self.rise(2 - 2 * time) / 2
    }
  }

  /// Returns the slope of the progress at a time; 0 for a time outside 0...1.
  ///
  /// The slope is infinite where the curve is vertical.
  public func slope(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    return switch self {
    case .easeIn: Self.climb(time)
    case .easeOut: Self.climb(1 - time)
    case .easeInOut: Self.climb(time < 0.5 ? 2 * time : 2 - 2 * time)
    }
  }

  /// Returns 1 - √(1 - p²), without loss of precision.
  ///
  /// The function describes a quarter of the unit circle that begins flat.
  private static func rise(_ p: Double) -> Double {
    p * p / (1 + ((1 - p) * (1 + p)).squareRoot())
  }

  private static func climb(_ p: Double) -> Double {
    p / ((1 - p) * (1 + p)).squareRoot()
  }
}
