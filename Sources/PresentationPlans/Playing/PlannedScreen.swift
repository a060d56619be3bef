import Presentation

/// A controller of a plan: a plain controller, a stack or a tab bar controller.
@MainActor protocol PlannedScreen: ViewController {
  /// The behavior that the plan gives the controller.
  var part: ScriptedBehavior { get }
}

extension PlannedScreen {
  var planAppearance: PlanAppearance {
    switch appearance {
    case .disappeared: .disappeared
    case .appearing: .appearing
    case .appeared: .appeared
    case .disappearing: .disappearing
    }
  }

  /// Runs `body` when the callback is called the next time.
  func whenCalled(_ moment: PlanCallback.Moment, _ body: @escaping () -> Void) {
    part.whenCalled(moment, body)
  }

  func play(_ moment: PlanCallback.Moment) { part.play(moment) }

  /// Sets the adaptive delegate of the presentation controller for the next `present`.
  func prepareToBePresented() {
    if let delegate = part.adaptiveDelegate { presentationController?.delegate = delegate }
  }

  /// Adds a child and its view, and then calls the child's `didMove(toParent:)` (C-3).
  func takeIn(_ child: (any PlannedScreen)?) {
    guard let child else { return }
    addChild(child)
    guard child.parent === self else { return }
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes the controller from its parent in the order that UIKit requires (C-3).
  func leaveParent() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
