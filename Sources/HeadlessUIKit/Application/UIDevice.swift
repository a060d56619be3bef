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
  /// The name of the device's model in the user's language.
  public var localizedModel: String { model }
  /// An identifier of the device, which is the same in every test.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-4000-8000-000000000001")
  /// Whether the state of the battery is observed; the value is stored but has no effect.
  public var isBatteryMonitoringEnabled = false
  /// Whether the distance of the user is observed; the value is stored but has no effect.
  public var isProximityMonitoringEnabled = false
  /// The charge of the battery, from 0 to 1; a test sets the value.
  public var batteryLevel: Float = 1
  /// The state of the battery; a test sets the value.
  public var batteryState = BatteryState.unplugged
  /// The version of the operating system.
  public var systemVersion = "18.0"
  /// The orientation of the device.
  public var orientation = UIDeviceOrientation.portrait
  /// Whether orientation notifications were requested; the value is stored but has no effect.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// The state of a battery; the raw values are the same as in UIKit.
  public enum BatteryState: Int, Hashable, Sendable {
    /// The state is not known.
    case unknown
    /// The battery is discharged.
    case unplugged
    /// The battery is charged.
    case charging
    /// The battery is full.
    case full
  }

  /// Posted only by tests, to simulate that the charge of the battery changes.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted only by tests, to simulate that the state of the battery changes.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

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
