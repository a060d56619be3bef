package import Presentation

extension UIApplication: WorldSettings {
  package var settings: [WorldSetting] {
    [
      WorldSetting("application state", applicationState, initial: .active),
      WorldSetting("status bar style", statusBarStyle, initial: .default),
      WorldSetting("hides status bar", isStatusBarHidden, initial: false),
      WorldSetting("network indicator", isNetworkActivityIndicatorVisible, initial: false),
      WorldSetting("stays awake", isIdleTimerDisabled, initial: false),
      WorldSetting("badge", applicationIconBadgeNumber, initial: 0),
      WorldSetting("application delegate", object: delegate),
    ] + connectedScenes.sorted { ($0.title ?? "") < ($1.title ?? "") }.flatMap(\.settings)
  }
}

extension AppScene {
  fileprivate var settings: [WorldSetting] {
    [
      WorldSetting("scene state", activationState, initial: .foregroundActive),
      WorldSetting("scene title", title, initial: nil),
      WorldSetting("scene delegate", object: delegate),
    ]
  }
}

extension UIDevice: WorldSettings {
  package var settings: [WorldSetting] {
    [
      WorldSetting("device orientation", orientation, initial: .portrait),
      WorldSetting(
        "orientation events", isGeneratingDeviceOrientationNotifications, initial: false),
      WorldSetting("idiom", userInterfaceIdiom, initial: .phone),
      WorldSetting("device name", name, initial: "Device"),
      WorldSetting("battery", charge, initial: 1),
      WorldSetting("battery state", supply, initial: .unplugged),
      WorldSetting("model", model, initial: "iPhone"),
      WorldSetting("system name", systemName, initial: "iOS"),
      WorldSetting("system version", systemVersion, initial: "18.0"),
    ]
  }
}
