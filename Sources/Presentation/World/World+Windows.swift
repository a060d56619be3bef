import PresentationLifecycle

/// Controllers come on screen, and go off it, with their views or with their windows (P-102,
/// P-117a, C-6).
extension World {
  /// A window has been shown: its content appears, from the back to the front.
  func contentEntered(_ window: Window) {
    window.forEachInside { $0.setNeedsLayout() }
    for controller in outermostControllers(in: window)
    where !controller.isComing && controller.viewIfLoaded?.isOnScreen == true {
      enter(controller)
    }
    for presenter in presenters { presenter.setNeedsUpdate() }
  }

  /// A window has been hidden: its content disappears, from the front to the back.
  func contentLeft(_ window: Window) {
    for controller in outermostControllers(in: window).reversed() { leave(controller) }
    window.forEachInside { $0.controller?.viewLeftWindow() }
  }

  /// Whether a window is on screen has changed for its stacks (N-34, N-41a).
  func noteWindow(_ window: Window) {
    window.forEachInside { $0.controller?.navigation?.noteWindow() }
  }

  /// The controllers of a window's views, back to front, without those whose parents are there,
  /// too: a parent forwards to its children (P-34).
  private func outermostControllers(in window: Window) -> [ViewController] {
    var found: [ViewController] = []
    window.forEachInside { if let controller = $0.controller { found.append(controller) } }
    let all = Set(found.map { ObjectIdentifier($0) })
    return found.filter { controller in
      guard let id = controller.membership?.id, !ledger.isInManualTransition(id) else {
        return false
      }
      return controller.parent.map { !all.contains(ObjectIdentifier($0)) } ?? true
    }
  }

  /// A controller's view has entered a window by itself (P-102, P-117, C-6, C-7).
  func viewEntered(of controller: ViewController) {
    guard controller.viewIfLoaded?.isOnScreen == true else { return }
    isDrivenByViews(controller) ? enter(controller) : review(controller)
  }

  /// A controller's view has left its window by itself (P-102, C-6).
  func viewLeft(of controller: ViewController) {
    if let id = controller.membership?.id, !isInUse(id) { members.namesMayBeFree() }
    isDrivenByViews(controller) ? leave(controller) : review(controller)
  }

  private func enter(_ controller: ViewController) {
    if let parent = controller.parentAroundView {
      switch parent.appearance {
      case .appearing:
        forward(.willAppear, to: controller, animated: parent.isAppearanceAnimated, from: .view)
        return
      case .appeared: break
      case .disappeared, .disappearing: return
      }
    }
    forward(.willAppear, to: controller, animated: false, from: .view)
    commits.append(
      CommitQueue.Arrival(controller: controller, event: .entered),
      before: host(of: controller))
    requestCommit()
  }

  private func leave(_ controller: ViewController) {
    switch controller.appearance {
    case .disappeared: return
    case .appearing, .appeared:
      forward(.willDisappear, to: controller, animated: false, from: .view)
    case .disappearing: break
    }
    commits.append(CommitQueue.Arrival(controller: controller, event: .left))
    requestCommit()
  }

  /// The controller inside whose view one without a parent stands: the `viewDidAppear` of the
  /// latter comes first when both arrive (C-8).
  private func host(of controller: ViewController) -> ViewController? {
    controller.parent == nil ? controller.viewIfLoaded?.superview?.nearestController : nil
  }

  /// Not while a modal transition moves it, and never for what is presented (P-102).
  private func isDrivenByViews(_ controller: ViewController) -> Bool {
    guard !hasEnded, let id = controller.membership?.id else { return false }
    return ledger.isLeftAlone(id) && !isInManualTransition(controller)
  }

  func isInManualTransition(_ controller: ViewController) -> Bool {
    var next: ViewController? = controller
    while let candidate = next {
      if let id = candidate.membership?.id, ledger.isInManualTransition(id) { return true }
      next = candidate.parent
    }
    return false
  }
}
