/// The rates at which an app prefers frames; the display always has 60 frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The smallest rate, in frames per second.
  public var minimum: Float
  /// The largest rate, in frames per second.
  public var maximum: Float
  /// The preferred rate, in frames per second; 0 for no preference.
  private var preferredRate: Float
  /// The preferred rate, in frames per second; nil for no preference.
  public var preferred: Float? {
    get { preferredRate == 0 ? nil : preferredRate }
    set { preferredRate = newValue ?? 0 }
  }

  /// The range of the system.
  public static let `default` = CAFrameRateRange()

  /// Creates the range of the system.
  public init() { (minimum, maximum, preferredRate) = (0, 0, 0) }

  /// Creates a range with a preferred rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, preferredRate) = (minimum, maximum, preferred ?? 0)
  }
}
