import Presentation
import PresentationTesting

/// Invariants that hold after any operation on controllers, windows and views, legal or illegal.
extension SoakInvariants {
  func checkUpheaval() {
    checkHolders()
    checkContainers()
    checkRoots()
    guard hierarchy.transitions.count == 0, !world.clock.needsCommit else { return }
    checkAgreement()
    journal.expect(
      Set(run.stage.visible).count == run.stage.visible.count, "P-101",
      "visible lists a controller twice: \(run.stage.visible)")
  }

  /// Checks that no controller contains itself (C-1a), and that no child controller is also
  /// presented (P-39, P-101).
  private func checkHolders() {
    let count = world.controllers.count
    for controller in world.controllers {
      var next: ViewController? = controller
      var steps = 0
      while let below = next, steps <= count {
        next = below.parent ?? presenter(of: below)
        steps += 1
      }
      journal.expect(next == nil, "C-1a", "\(controller.name) is inside itself")
      journal.expect(
        controller.parent == nil || presenter(of: controller) == nil, "P-101",
        "\(controller.name) has a parent, but is presented")
    }
  }

  private func presenter(of controller: ViewController) -> ViewController? {
    guard controller.parent == nil else { return nil }
    return controller.presentingViewController
  }

  /// Checks that each controller in a stack or tab bar controller is a child of this container
  /// only.
  private func checkContainers() {
    for controller in world.controllers {
      let held: [ViewController] =
        if let stack = controller as? NavigationController, stack.state == .resting {
          stack.viewControllers
        } else if let tabs = controller as? TabBarController, tabs.transitionCoordinator == nil {
          tabs.viewControllers ?? []
        } else {
          []
        }
      for child in held {
        journal.expect(
          child.parent === controller, "C-2a",
          "\(controller.name) contains \(child.name), a child of \(child.parent?.name ?? "nil")")
      }
      for child in controller.children {
        journal.expect(
          child.parent === controller, "C-1", "\(child.name) is a child of two controllers")
      }
      if let tabs = controller as? TabBarController {
        let tab = tabs.selectedViewController
        journal.expect(
          (tab == nil) == (tabs.viewControllers ?? []).isEmpty, "C-2a",
          "\(tabs.name) selects \(tab?.name ?? "nothing")")
      }
    }
  }

  private func checkRoots() {
    var roots: Set<ObjectIdentifier> = []
    for window in world.windows {
      guard let root = window.rootViewController else { continue }
      journal.expect(
        roots.insert(ObjectIdentifier(root)).inserted, "P-101a",
        "\(root.name) is the root of two windows")
      journal.expect(
        root.parent == nil && root.presentingViewController == nil, "P-101",
        "\(root.name) is a root, but has a parent or a presenter")
      journal.expect(
        window.isHidden != window.isVisible, "P-117a", "a window is hidden, but on screen")
    }
  }

  /// Checks that a controller has appeared if and only if its view is in a visible window (P-92,
  /// P-102a).
  private func checkAgreement() {
    for member in run.cast.everybody where !isExempt(member) && !isTakenOut(member) {
      let isOnScreen = isOnScreen(member)
      let expected: SoakWatch.Phase = isOnScreen ? .appeared : .disappeared
      journal.expect(
        member.watch.phase == expected, "P-92",
        "\(member.name) is \(isOnScreen ? "" : "not ")on screen, but has \(member.watch.phase)")
      journal.expect(
        member.appearance == (isOnScreen ? .appeared : .disappeared) || member.world == nil, "P-92",
        "\(member.name) is \(isOnScreen ? "" : "not ")on screen, but its machine is "
          + "\(member.appearance)")
    }
  }

  private func isOnScreen(_ member: any SoakMember) -> Bool {
    member.viewIfLoaded?.window?.isVisible == true
  }

  /// Whether the appearance of a controller may differ from the visibility of its view.
  ///
  /// The run calls `beginAppearanceTransition` on some controllers. For such a controller and its
  /// child controllers, a difference is allowed. The permission ends when appearance and visibility
  /// agree again (P-102); for a child, not before the permission of its parent has ended.
  private func isExempt(_ member: any SoakMember) -> Bool {
    guard run.isForced(member) else { return false }
    let isOnScreen = isOnScreen(member)
    if member.watch.phase == (isOnScreen ? .appeared : .disappeared), !run.isBegun(member),
      member.parent.map(run.isForced) != true
    {
      run.forced.remove(ObjectIdentifier(member))
    }
    return true
  }

  /// Whether the view of a presented controller was taken out of its container view, which calls no
  /// appearance callbacks (P-102).
  private func isTakenOut(_ member: any SoakMember) -> Bool {
    guard member.parent == nil, member.presentingViewController != nil,
      let container = member.ownOrNewPresentation?.containerView
    else { return false }
    return container.window?.isVisible == true && !isOnScreen(member)
  }

  /// Checks that all windows are closed, and that nothing is on screen or presented.
  func checkClosed() {
    journal.expect(world.windows.isEmpty, "P-83a", "\(world.windows.count) windows are still open")
    journal.expect(
      world.hierarchy.links.count == 0, "P-83", "a link remains after all windows closed")
    for member in run.cast.everybody {
      journal.expect(
        member.viewIfLoaded?.window == nil, "P-83", "\(member.name)'s view is still in a window")
    }
  }
}
