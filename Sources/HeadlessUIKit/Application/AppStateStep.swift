/// A step of the change of an application's state, or of a scene's state.
enum AppStateStep {
  case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive

  /// Returns the steps from one state to another, in order.
  static func from(
    _ old: UIScene.ActivationState, to new: UIScene.ActivationState
  ) -> [AppStateStep] {
    switch (old, new) {
    case (.foregroundActive, .foregroundInactive): [.willResignActive]
    case (.foregroundActive, .background): [.willResignActive, .didEnterBackground]
    case (.foregroundInactive, .background), (.unattached, .background): [.didEnterBackground]
    case (.foregroundInactive, .foregroundActive): [.didBecomeActive]
    case (.background, .foregroundInactive), (.unattached, .foregroundInactive):
      [.willEnterForeground]
    case (.background, .foregroundActive): [.willEnterForeground, .didBecomeActive]
    case (.unattached, .foregroundActive): [.didBecomeActive]
    default: []
    }
  }
}

extension UIApplication.State {
  /// The state of a scene that corresponds to this state.
  var ofScene: UIScene.ActivationState {
    switch self {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}
