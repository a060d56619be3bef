import Presentation

/// A controller of a plan, of any class.
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

  /// Runs `body` the next time the callback is delivered.
  func whenCalled(_ moment: PlanCallback.Moment, _ body: @escaping () -> Void) {
    part.whenCalled(moment, body)
  }

  func play(_ moment: PlanCallback.Moment) { part.play(moment) }

  /// Gives the presentation that the next `present` begins its delegate.
  func prepareToBePresented() {
    if let delegate = part.adaptiveDelegate { presentationController?.delegate = delegate }
  }

  /// Takes a child in as containers do (C-3): the child, its view, and then the word that it is in.
  func takeIn(_ child: (any PlannedScreen)?) {
    guard let child else { return }
    addChild(child)
    guard child.parent === self else { return }
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Leaves the parent as containers do it (C-3).
  func leaveParent() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
