import Presentation

/// The checks of the properties that must hold in every scenario.
@MainActor final class ScenarioLaws {
  static let nothingIsRaised = "nothing is raised"
  static let nothingIsStuck = "nothing is stuck"

  private unowned let stage: Stage
  /// The broken properties, each once, in the order in which they first failed.
  private(set) var broken: [BrokenProperty] = []

  init(of stage: Stage) {
    self.stage = stage
    stage.world.presenters.onDismissal = { [weak self] in self?.judge($0) }
    stage.world.onCompletion = { [weak self] in
      self?.judge($0, wasCancelled: $1, isCompleted: $2)
    }
    // The root may have been refused, for example because it has a parent.
    stage.issues.forEach(judge)
    stage.world.reporter.onIssue = { [weak self] in self?.judge($0) }
  }

  private func fail(_ property: String, _ detail: String) {
    guard !broken.contains(where: { $0.property == property }) else { return }
    broken.append(BrokenProperty(property: property, detail: detail))
  }

  private func judge(_ issue: PresentationIssue) {
    if issue.isRaised { fail(Self.nothingIsRaised, issue.message) }
    if issue.code == .unbalancedAppearance { fail("appearance is legal", issue.message) }
  }

  private func judge(_ dismissal: PresenterRegistry.Dismissal) {
    let target = dismissal.target.name
    switch dismissal.stage {
    case .asked where dismissal.target.isBeingDismissed:
      fail(
        "nothing is dismissed twice",
        "\(dismissal.receiver.name) was asked to dismiss \(target), which is being dismissed.")
    case .begun where dismissal.requester != nil && dismissal.requester !== dismissal.owner:
      fail(
        "no object dismisses a screen that it has not presented",
        "\(target) is dismissed by an object that has not presented it (P-47, P-55).")
    case .asked, .begun: break
    }
  }

  private func judge(_ controller: ViewController, wasCancelled: Bool, isCompleted: Bool) {
    guard wasCancelled, isCompleted else { return }
    fail(
      "a canceled transition does not complete",
      "\(controller.name)'s transition was canceled, but completed with true. "
        + "Pass !transitionWasCancelled (P-78).")
  }

  // MARK: At rest

  var brokenAtRest: [BrokenProperty] {
    [stuck, illegalAppearance, mismatch, leak].compactMap(\.self)
  }

  private var stuck: BrokenProperty? {
    let running = stage.world.runningTransitions
    guard !running.isEmpty || !stage.world.clock.isAtRest else { return nil }
    let left = running.map(\.description) + stage.world.clock.pending.map(\.description)
    return BrokenProperty(
      property: Self.nothingIsStuck, detail: left.joined(separator: "; ") + ".")
  }

  /// The failure of a controller whose appearance does not match its view.
  ///
  /// A controller must have appeared if its view is in a visible window, and must have disappeared
  /// otherwise.
  private var illegalAppearance: BrokenProperty? {
    for controller in stage.world.controllers {
      let isInWindow = controller.viewIfLoaded?.isOnScreen == true
      if controller.appearance == (isInWindow ? .appeared : .disappeared) { continue }
      return BrokenProperty(
        property: "appearance is legal",
        detail: "\(controller.name) is \(isInWindow ? "" : "not ")in a visible window, but its "
          + "appearance is \(controller.appearance).")
    }
    return nil
  }

  /// The failure of a presenter that does not show what its model requires.
  private var mismatch: BrokenProperty? {
    stage.mismatches.first.map {
      BrokenProperty(property: "the screen shows what the model says", detail: $0 + ".")
    }
  }

  /// The failure of a controller that left the screen, but is retained.
  private var leak: BrokenProperty? {
    stage.unreleased.first.map {
      BrokenProperty(
        property: "expected controllers are released",
        detail: "\($0.name) is off screen at rest, but still alive. Look for a closure without "
          + "[weak], or a property that is not set to nil; close() of a stage names cycles.")
    }
  }
}
