public import Foundation

/// An effect that changes a view when the device is tilted.
///
/// In this package, the view never changes, because tests do not tilt the device.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates a motion effect, which never changes a view.
  public override init() {
    super.init()
  }
}
