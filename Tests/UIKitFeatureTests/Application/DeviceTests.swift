import TestSupport
import Testing
import UIKit

@MainActor @Suite("The device") struct DeviceTests {
  @Test func `a device has a battery, an identifier and a model`() {
    let device = UIDevice.current
    device.playInputClick()
    expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    (device.isBatteryMonitoringEnabled, device.isProximityMonitoringEnabled) = (true, true)
    (device.batteryLevel, device.batteryState) = (0.5, .charging)
    expect(device.isBatteryMonitoringEnabled && device.isProximityMonitoringEnabled)
    expect(device.batteryLevel == 0.5 && device.batteryState.rawValue == 2)
    expect(device.identifierForVendor, equals: device.identifierForVendor)
    expect(device.identifierForVendor != nil && device.localizedModel == device.model)
    expect(
      UIDevice.batteryLevelDidChangeNotification != UIDevice.batteryStateDidChangeNotification)
    expect(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .bold).pointSize, equals: 9)
    expect(UIFont.monospacedSystemFont(ofSize: 8, weight: .bold).weight, equals: .bold)
    var configuration = UIButton.Configuration.plain()
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
    expect(configuration.preferredSymbolConfigurationForImage?.scale, equals: .small)
  }
}
