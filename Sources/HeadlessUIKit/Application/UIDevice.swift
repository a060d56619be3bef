public import Foundation
import Presentation

/// The device, whose properties a test sets.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The device of the current world.
  public static var current: UIDevice { World.current.attachment { UIDevice() } }

  /// The kind of device; a phone at first.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The name that its owner gave it.
  public var name = "Device"
  /// The model.
  public var model = "iPhone"
  /// The name of the system.
  public var systemName = "iOS"
  /// The version of the system.
  public var systemVersion = "18.0"
  /// The orientation of the device.
  public var orientation = UIDeviceOrientation.portrait
  /// Whether changes of the orientation would be posted; kept.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Begins to post changes of the orientation; kept.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Ends posting changes of the orientation; kept.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Posted when the orientation changes: by tests.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
