import PresentationLifecycle

/// Controllers come on screen, and go off it, with their views or with their windows (P-102,
/// P-117a, C-6).
extension World {
  /// A window has been shown: its content appears, from the back to the front.
  func contentEntered(_ window: Window) {
    window.forEachInside { $0.setNeedsLayout() }
    for controller in outermostControllers(in: window) where !controller.isComing {
      enter(controller)
    }
    for presenter in presenters.all { presenter.setNeedsUpdate() }
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
      guard let id = controller.membership?.id, !hierarchy.isInManualTransition(id) else {
        return false
      }
      return controller.parent.map { !all.contains(ObjectIdentifier($0)) } ?? true
    }
  }

  /// A controller's view has entered a window by itself (P-102, P-117, C-6, C-7).
  func viewEntered(of controller: ViewController) {
    guard controller.viewIfLoaded?.isOnScreen == true else { return }
    isDrivenByViews(controller) ? enter(controller) : suppress(controller)
  }

  /// A controller's view has left its window by itself (P-102, C-6).
  func viewLeft(of controller: ViewController) {
    if let id = controller.membership?.id, !isInUse(id) { members.namesMayBeFree() }
    isDrivenByViews(controller) ? leave(controller) : suppress(controller)
  }

  private func enter(_ controller: ViewController) {
    if let parent = controller.parentAroundView {
      switch parent.appearance {
      case .appearing:
        controller.forwardAppearance(.willAppear, animated: parent.isAppearanceAnimated)
        return
      case .appeared: break
      case .disappeared, .disappearing: return
      }
    }
    controller.forwardAppearance(.willAppear, animated: false)
    commits.append(
      CommitQueue.Arrival(controller: controller, event: .entered),
      before: host(of: controller))
    requestCommit()
  }

  private func leave(_ controller: ViewController) {
    switch controller.appearance {
    case .disappeared: return
    case .appearing, .appeared: controller.forwardAppearance(.willDisappear, animated: false)
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
    return hierarchy.isLeftAlone(id) && !isInManualTransition(controller)
  }

  private func isInManualTransition(_ controller: ViewController) -> Bool {
    var next: ViewController? = controller
    while let candidate = next {
      if let id = candidate.membership?.id, hierarchy.isInManualTransition(id) { return true }
      next = candidate.parent
    }
    return false
  }

  // MARK: Views that moved while something else told of appearance

  /// A view has moved while a transition, or a container, was in charge of its controller; when
  /// that has ended, the two must agree (P-102a).
  private func suppress(_ controller: ViewController) {
    guard !hasEnded, let member = controller.membership, !member.isSuppressed else { return }
    member.isSuppressed = true
    suppressed.append(member.id)
  }

  /// Something that was in charge of controllers has ended; the outermost call looks, once.
  func settleSuppressed() {
    guard !suppressed.isEmpty else { return }
    if commits.openCalls > 0 { return commits.reviewsSuppressed = true }
    removeSuppressed { isLeftAlone($0) && agrees($0) }
    if suppressed.contains(where: { controller($0).map(isLeftAlone) == true }) { requestCommit() }
  }

  /// The suppressed controllers that `isSettled` chooses are suppressed no more.
  @discardableResult private func removeSuppressed(
    where isSettled: (ViewController) -> Bool
  ) -> [ViewController] {
    var settled: [ViewController] = []
    suppressed.removeAll { id in
      guard let controller = controller(id) else { return true }
      guard isSettled(controller) else { return false }
      controller.membership?.isSuppressed = false
      settled.append(controller)
      return true
    }
    return settled
  }

  /// Brings appearances into agreement with the views, in the commit.
  func agree() {
    for controller in removeSuppressed(where: isLeftAlone) where !agrees(controller) {
      if belongsOnScreen(controller) {
        controller.forwardAppearance(.willAppear, animated: false)
        controller.forwardAppearance(.entered)
      } else {
        if controller.isComing { controller.forwardAppearance(.willDisappear, animated: false) }
        controller.forwardAppearance(.left)
      }
    }
  }

  /// A controller has another parent, or none: the old one does not end its appearance any more.
  func settleParent(of controller: ViewController) {
    if agrees(controller) { return }
    suppress(controller)
    settleSuppressed()
  }

  /// Whether nothing is in charge of a controller, but for a presentation that is at rest.
  private func isLeftAlone(_ controller: ViewController) -> Bool {
    guard !hasEnded, let id = controller.membership?.id else { return false }
    return hierarchy.isAtRest(id) && !isInManualTransition(controller)
  }

  private func agrees(_ controller: ViewController) -> Bool {
    // The container sends the appearance of its children by itself (C-9).
    if controller.parent?.shouldAutomaticallyForwardAppearanceMethods == false { return true }
    // A presented view that was taken out of its container is no matter of views (P-102).
    if let container = controller.shownContainer, container.isOnScreen,
      controller.viewIfLoaded?.isOnScreen == false
    {
      return true
    }
    let belongs = belongsOnScreen(controller)
    switch controller.appearance {
    case .appeared: return belongs
    case .disappeared: return !belongs
    case .appearing: return belongs && leader(of: controller)?.isAppearing == true
    case .disappearing: return !belongs && leader(of: controller)?.appearance == .disappearing
    }
  }

  private func belongsOnScreen(_ controller: ViewController) -> Bool {
    controller.viewIfLoaded?.isOnScreen == true && leader(of: controller)?.isComing != false
  }

  /// The controller whose appearance this one follows: its parent, or the one around the context
  /// that it is presented in (C-18).
  private func leader(of controller: ViewController) -> ViewController? {
    controller.parentAroundView
      ?? controller.ownPresentationController?.relation?.controllerAroundContext
  }
}

extension ViewController {
  /// The parent, if this controller's view is inside the parent's: then its appearance follows.
  fileprivate final var parentAroundView: ViewController? {
    parent.flatMap { isInside($0) ? $0 : nil }
  }

  /// The container in which this controller itself is presented.
  fileprivate final var shownContainer: View? {
    ownPresentationController.flatMap { $0.relation == nil ? nil : $0.containerView }
  }
}
