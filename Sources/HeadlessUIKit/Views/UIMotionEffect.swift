public import Foundation

/// A change of a view that depends on the tilt of the device.
///
/// In this package, the view never changes, because tests do not tilt the device.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates a motion effect, which never changes a view.
  public override init() {
    super.init()
  }
}
