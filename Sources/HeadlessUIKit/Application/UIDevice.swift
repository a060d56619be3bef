public import Foundation
import Presentation

/// The simulated device; a test sets its properties.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The device of the current world (the simulated system of one test).
  public static var current: UIDevice { World.current.attachment { UIDevice() } }

  /// The kind of device; `phone` by default.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The name that the user gave the device.
  public var name = "Device"
  /// The name of the device's model.
  public var model = "iPhone"
  /// The name of the operating system.
  public var systemName = "iOS"
  /// The version of the operating system.
  public var systemVersion = "18.0"
  /// The orientation of the device.
  public var orientation = UIDeviceOrientation.portrait
  /// Whether orientation notifications were requested; the value is stored but has no effect.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Sets `isGeneratingDeviceOrientationNotifications` to true; has no other effect.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Sets `isGeneratingDeviceOrientationNotifications` to false; has no other effect.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Posted only by tests, to simulate that the orientation of the device changes.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
