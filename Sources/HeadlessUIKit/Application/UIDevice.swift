public import Foundation
import Presentation

/// The device, whose properties a test sets.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The device of the current world.
  public static var current: UIDevice { World.current.attachment { UIDevice() } }

  /// The kind of device; a phone by default.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The name that the user gave the device.
  public var name = "Device"
  /// The name of the device's model.
  public var model = "iPhone"
  /// The name of the system.
  public var systemName = "iOS"
  /// The version of the system.
  public var systemVersion = "18.0"
  /// The orientation of the device.
  public var orientation = UIDeviceOrientation.portrait
  /// Whether orientation notifications were requested; stored without effect.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Requests orientation notifications; stored without effect.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Ends the request for orientation notifications; stored without effect.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Posted by a test when the orientation changes.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
