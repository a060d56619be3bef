import Presentation
import PresentationTesting

/// The invariants that hold when no transition runs, or when no work is scheduled at all.
extension SoakInvariants {
  /// Checks that a controller has appeared if and only if it should be visible (P-31, P-32, P-72).
  func checkVisibility() {
    let removed = removedPresenters
    for controller in run.cast.everybody {
      let isVisible = isVisible(controller, without: removed)
      let isInWindow = controller.viewIfLoaded?.window != nil
      let phase = controller.watch.phase
      journal.expect(
        phase == (isVisible ? .appeared : .disappeared), "P-92",
        "\(controller.name) is \(isVisible ? "visible" : "not visible"), but has \(phase)")
      journal.expect(
        controller.appearance == (isVisible ? .appeared : .disappeared), "P-92",
        "\(controller.name) is \(isVisible ? "visible" : "not visible"), but its machine is "
          + "\(controller.appearance)")
      journal.expect(
        isInWindow == isVisible, "P-72",
        "\(controller.name) is \(isVisible ? "visible" : "not visible"), but its view is "
          + (isInWindow ? "in the window" : "in no window"))
    }
    checkContainers(removed)
  }

  /// Whether a controller should be visible, according to its parents and presenting controllers.
  ///
  /// The controllers in `removed` are not visible, because a presentation has removed their views.
  private func isVisible(
    _ controller: ViewController, without removed: Set<ObjectIdentifier>
  ) -> Bool {
    if removed.contains(ObjectIdentifier(controller)) { return false }
    if let parent = controller.parent {
      return isTop(controller, of: parent) && isVisible(parent, without: removed)
    }
    if controller === run.cast.root { return true }
    guard let presenter = controller.presentingViewController else { return false }
    return isAttached(presenter) && isContextVisible(of: controller, without: removed)
  }

  /// Whether a parent shows a child (C-18).
  ///
  /// A stack shows only its top controller, and a tab bar controller shows only the selected tab.
  private func isTop(_ controller: ViewController, of parent: ViewController) -> Bool {
    if let tabs = parent as? SoakTabs { return tabs.selectedViewController === controller }
    guard let stack = parent as? SoakStack else { return true }
    return stack.topViewController === controller
  }

  /// Whether the area that a presented controller covers is visible.
  ///
  /// The area is the window or, if the presenting controller has a parent, the parent's view. If
  /// the parent is a stack or a tab bar controller, it must show the presenting controller.
  private func isContextVisible(
    of guest: ViewController, without removed: Set<ObjectIdentifier>
  ) -> Bool {
    var next = guest
    while let presenter = next.presentingViewController {
      if let parent = presenter.parent {
        return isTop(presenter, of: parent) && isVisible(parent, without: removed)
      }
      if next.ownOrNewPresentation?.containerView?.superview === run.stage.window { return true }
      next = presenter
    }
    return true
  }

  /// The presenting controllers whose views a presentation has removed from the window.
  private var removedPresenters: Set<ObjectIdentifier> {
    var removed: Set<ObjectIdentifier> = []
    for guest in run.cast.guests {
      guard let presenter = guest.presentingViewController,
        guest.ownOrNewPresentation?.manager.shouldRemovePresentersView == true
      else { continue }
      removed.insert(ObjectIdentifier(presenter))
    }
    return removed
  }

  /// Whether a chain of parents and presenters leads from a controller to the window's root.
  private func isAttached(_ controller: ViewController) -> Bool {
    var next: ViewController? = controller
    while let below = next {
      if below === run.cast.root { return true }
      next = below.parent ?? below.presentingViewController
    }
    return false
  }

  /// Checks that the window contains exactly the root's view and one container view per
  /// presentation.
  ///
  /// These checks follow the rules P-30, P-71 and P-74.
  private func checkContainers(_ removed: Set<ObjectIdentifier>) {
    let presented = run.cast.guests.filter { guest in
      guard let presenter = guest.presentingViewController else { return false }
      // Before the container view is added, a callback may remove the presenter from its parent.
      return isAttached(presenter) || guest.ownOrNewPresentation?.containerView != nil
    }
    let containers = presented.compactMap(\.ownOrNewPresentation?.containerView)
    journal.expect(
      containers.count == presented.count, "P-71",
      "\(presented.count) presentations, but \(containers.count) container views")
    for view in run.stage.window.subviews where view !== run.cast.root.view {
      journal.expect(
        containers.contains { $0 === view }, "P-74", "\(view) was not removed from the window")
    }
    for guest in run.cast.guests where guest.presentingViewController == nil {
      let view = guest.viewIfLoaded
      let outermost = view?.superview is SoakHooks.Wrapper ? view?.superview : view
      journal.expect(
        outermost?.superview == nil, "P-30", "\(guest.name)'s view is still in a container view")
    }
    for guest in presented where isVisible(guest, without: removed) {
      let isInside =
        guest.ownOrNewPresentation?.containerView.map { guest.view.isDescendant(of: $0) } ?? false
      journal.expect(isInside, "P-71", "\(guest.name)'s view is not in its container view")
    }
  }

  /// Checks that no transition runs, no work is scheduled, and all expected callbacks were called.
  func checkRest() {
    checkTurn()
    journal.expect(world.runningTransitions.isEmpty, "P-80", "a transition has not ended")
    journal.expect(
      world.clock.pending.isEmpty && !world.clock.needsCommit, "P-80",
      "the clock still has scheduled work")
    journal.expect(
      !world.isIgnoringInteractionEvents, "P-66", "interaction events are still ignored")
    checkEnds()
    if run.kind.performsAnything { return }
    checkStacksAtRest()
    checkTabsAtRest()
    let refused = run.stage.issues.count { Self.refusals.contains($0.code) }
    journal.expect(
      journal.presents == journal.presentCompletions + refused, "P-46",
      "\(journal.presents) present calls, \(refused) refused, "
        + "\(journal.presentCompletions) completions called")
    journal.expect(
      journal.dismissals == journal.dismissCompletions, "P-30",
      "\(journal.dismissals) dismiss calls, \(journal.dismissCompletions) completions called")
    journal.expect(
      journal.alongsideAccepted == journal.alongsideRun
        || journal.hasGivenUp && journal.alongsideAccepted > journal.alongsideRun, "P-35",
      "\(journal.alongsideAccepted) animations alongside, \(journal.alongsideRun) ran")
    journal.expect(
      journal.didDismisses <= journal.willDismisses, "P-63",
      "more calls of didDismiss than of willDismiss")
    for guest in run.cast.guests where guest.presentingViewController != nil {
      guard let hooks = guest.ownOrNewPresentation?.manager as? SoakHooks else { continue }
      journal.expect(
        hooks.phase == .presented, "P-82", "\(guest.name)'s hooks are in phase \(hooks.phase)")
    }
  }

  /// Checks that every animation has ended, and that each coordinator has called its completion
  /// (T-14, T-19).
  private func checkEnds() {
    journal.expect(
      journal.animationsBegun == journal.animationsEnded, "P-27",
      "\(journal.animationsBegun) animations started, \(journal.animationsEnded) ended")
    journal.expect(
      journal.coordinatorCompletions == journal.coordinatorCompletionsRun, "P-35",
      "\(journal.coordinatorCompletions) coordinator completions, "
        + "\(journal.coordinatorCompletionsRun) called")
  }

  private static let refusals: Set<PresentationIssue.Code> = [
    .presentedHasParent, .presentedOnItself, .presenterInProgress, .presenterNotInWindow,
    .alreadyPresenting, .presentedElsewhere, .presentedIsActive,
  ]

  /// Checks that no controller is presented, and that every view is at its initial place (P-73).
  func checkEmpty() {
    let presented = run.cast.guests.filter { $0.presentingViewController != nil }
    journal.expect(
      presented.isEmpty, "P-50", "\(presented.map(\.name)) are presented after all dismissals")
    journal.expect(world.hierarchy.links.count == 0, "P-30", "a link remains after all dismissals")
    let (window, root) = (run.stage.window, run.cast.root)
    journal.expect(
      window.subviews.count == 1 && window.subviews.first === root.view, "P-73",
      "the window contains \(window.subviews.map(\.description))")
    for child in run.cast.children {
      guard let parent = child.parent as? SoakController, parent.isViewLoaded else { continue }
      journal.expect(
        parent.view.subviews.map(\.controller) == [child], "P-73",
        "\(parent.name)'s view contains \(parent.view.subviews.map(\.description))")
    }
  }
}
