import Foundation
import Presentation

/// The changes of the application's state.
extension UIApplication {
  /// Takes a step after a scene has taken it, unless another scene keeps the application in its
  /// state.
  func follow(_ step: AppStateStep) {
    let states = connectedScenes.map(\.activationState)
    switch step {
    case .willResignActive: if states.contains(.foregroundActive) { return }
    case .didEnterBackground:
      if states.contains(.foregroundActive) || states.contains(.foregroundInactive) { return }
    case .willEnterForeground, .didBecomeActive: break
    }
    take(step)
  }

  /// Changes the state, calls the delegate, and posts the notification of the step.
  ///
  /// Does nothing if the application is in the state already.
  func take(_ step: AppStateStep) {
    switch step {
    case .willResignActive:
      guard state == .active else { return }
      tell(Self.willResignActiveNotification) { $0.applicationWillResignActive(self) }
      state = .inactive
    case .didEnterBackground:
      guard state != .background else { return }
      state = .background
      tell(Self.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
      world.animations.appEnteredBackground(in: world)
    case .willEnterForeground:
      guard state == .background else { return }
      tell(Self.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self) }
      state = .inactive
    case .didBecomeActive:
      guard state != .active else { return }
      state = .active
      tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
    }
  }

  /// Calls the delegate, unless a scene has a delegate, and posts a notification.
  private func tell(_ name: Notification.Name, _ call: (any UIApplicationDelegate) -> Void) {
    world.use {
      if let delegate, connectedScenes.allSatisfy({ $0.delegate == nil }) { call(delegate) }
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// Simulates that the system warns the app because little memory is left.
  ///
  /// Calls the delegate's `applicationDidReceiveMemoryWarning`, posts the notification, and calls
  /// `didReceiveMemoryWarning` of every controller, also if its view is not loaded.
  public func receiveMemoryWarning() {
    world.use {
      delegate?.applicationDidReceiveMemoryWarning(self)
      NotificationCenter.default.post(
        name: Self.didReceiveMemoryWarningNotification, object: self)
      for controller in world.controllers { controller.didReceiveMemoryWarning() }
    }
  }

  /// Simulates that the user shakes the device: calls `motionBegan` and `motionEnded` of the first
  /// responder, or of the key window if there is no first responder.
  public func shake() {
    world.use {
      let event = UIEvent(.motionShake)
      guard let receiver = world.responders.first ?? keyWindow else { return }
      receiver.motionBegan(.motionShake, with: event)
      receiver.motionEnded(.motionShake, with: event)
    }
  }

  /// Simulates that the system ends the app: calls the delegate's `applicationWillTerminate`, and
  /// posts the notification.
  public func terminate() {
    world.use {
      delegate?.applicationWillTerminate(self)
      NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }
  }
}
