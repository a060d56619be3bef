#if !canImport(ObjectiveC)
  import Foundation
  import Presentation

  /// The properties that can be set by name.
  @MainActor enum KeyValueSetting {
    /// Sets a property by name, or reports that the name is not supported.
    static func set(_ value: Any?, _ key: String, of object: NSObject) {
      switch (object, key) {
      case (let tabs as UITabBarController, "tabBar"):
        guard let bar = value as? UITabBar else { return KeyValueNames.report(key, of: object) }
        tabs.replaceTabBar(by: bar)
      case (let device as UIDevice, "orientation"):
        guard let orientation = orientation(value) else { return }
        device.turn(to: orientation)
      case (is UIAlertAction, _) where looksOfActions.contains(key): return
      case (is UIAlertController, _) where looksOfAlerts.contains(key): return
      case (let bar as UISearchBar, "placeholder"): bar.placeholder = value as? String
      case (is UISearchBar, "cancelButtonText"): return
      default: KeyValueNames.report(key, of: object)
      }
    }

    private static func orientation(_ value: Any?) -> UIDeviceOrientation? {
      ((value as? Int) ?? (value as? NSNumber)?.intValue).flatMap(UIDeviceOrientation.init)
    }

    private static let looksOfActions: Set = [
      "checked", "image", "imageTintColor", "titleTextAlignment", "titleTextColor",
    ]
    private static let looksOfAlerts: Set = ["attributedMessage", "attributedTitle"]
  }

  extension UIResponder {
    /// Sets a property by name.
    ///
    /// Supported keys are `tabBar` of a `UITabBarController` and `placeholder` of a `UISearchBar`.
    /// The keys for the looks of alerts, and `cancelButtonText` of a search bar, have no effect.
    /// Every other key has no effect either, and is reported once as the issue `notModelled`.
    public final func setValue(_ value: Any?, forKey key: String) {
      KeyValueSetting.set(value, key, of: self)
    }
  }

  extension UIAlertAction {
    /// Has no effect; a key that does not belong to the look of the action is reported once as the
    /// issue `notModelled`.
    public func setValue(_ value: Any?, forKey key: String) {
      KeyValueSetting.set(value, key, of: self)
    }
  }

  extension UIGestureRecognizer {
    /// Returns the targets with the key `targets`, which apps give to a recognizer of their own.
    ///
    /// With any other key, the result is nil, and the key is reported once as the issue
    /// `notModelled`.
    public func value(forKey key: String) -> Any? {
      guard key == "targets" || key == "_targets" else {
        KeyValueNames.report(key, of: self)
        return nil
      }
      return actions
    }

    /// Sets the targets with the key `targets`.
    ///
    /// With the targets of `interactivePopGestureRecognizer`, a pan recognizer pops from any place
    /// of the screen. Any other key has no effect, and is reported once as the issue `notModelled`.
    public func setValue(_ value: Any?, forKey key: String) {
      guard key == "targets" || key == "_targets", let targets = value as? [TargetAction] else {
        return KeyValueNames.report(key, of: self)
      }
      actions = targets
    }
  }

  extension UIDevice {
    /// Sets the property `orientation` with the key `orientation`, and rotates the interface.
    ///
    /// The windows rotate only if the root view controller of the key window supports the
    /// orientation. Any other key has no effect, and is reported once as the issue `notModelled`.
    public func setValue(_ value: Any?, forKey key: String) {
      KeyValueSetting.set(value, key, of: self)
    }

    fileprivate func turn(to new: UIDeviceOrientation) {
      guard new != orientation else { return }
      orientation = new
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
      guard UIInterfaceOrientation(rawValue: new.rawValue) != nil else { return }
      let wanted = UIInterfaceOrientationMask(rawValue: 1 << UInt(new.rawValue))
      UIApplication.shared.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: wanted))
    }
  }
#endif
