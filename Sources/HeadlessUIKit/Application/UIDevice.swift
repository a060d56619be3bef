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
  /// Whether the level and the state of the battery can be read.
  public var isBatteryMonitoringEnabled = false
  /// Whether the proximity sensor is on; the value is stored but has no effect.
  public var isProximityMonitoringEnabled = false
  /// The charge of the battery, from 0 to 1; -1 unless ``isBatteryMonitoringEnabled`` is true.
  ///
  /// A test sets the value.
  public var batteryLevel: Float {
    get { isBatteryMonitoringEnabled ? charge : -1 }
    set { charge = newValue }
  }
  var charge: Float = 1
  /// The state of the battery; unknown unless ``isBatteryMonitoringEnabled`` is true.
  ///
  /// A test sets the value.
  public var batteryState: BatteryState {
    get { isBatteryMonitoringEnabled ? supply : .unknown }
    set { supply = newValue }
  }
  var supply = BatteryState.unplugged
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
    /// The device is not plugged in, and uses its battery.
    case unplugged
    /// The device is plugged in, and the battery is charging.
    case charging
    /// The device is plugged in, and the battery is full.
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

  /// Has no effect, because no sound is played.
  public func playInputClick() {}

  /// Posted when `setValue(_:forKey:)` changes the orientation.
  ///
  /// A test can also post it, to simulate that the device is turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
