public import Foundation

/// A change of a view when the device is tilted; stored without effect, because nothing tilts the
/// device.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {
    super.init()
  }
}
