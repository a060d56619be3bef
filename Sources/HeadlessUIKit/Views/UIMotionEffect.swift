public import Foundation

/// A change of a view when the device is tilted; has no effect, because tests do not tilt the
/// device.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {
    super.init()
  }
}
