import PresentationLifecycle

/// The appearance of a controller whose view enters or leaves a window by itself (P-102, C-6).
extension ViewController {
  /// Its view has entered a window by itself (P-102, P-117, C-6, C-7).
  final func viewEntered(in world: World) {
    guard viewIfLoaded?.isOnScreen == true else { return }
    isDrivenByViews(in: world) ? enter(world) : world.reviews.add(self)
  }

  /// Its view has left its window by itself (P-102, C-6).
  final func viewLeft(_ world: World) {
    if let id = membership?.id, !world.isInUse(id) { world.members.namesMayBeFree() }
    isDrivenByViews(in: world) ? leave(world) : world.reviews.add(self)
  }

  fileprivate final func enter(_ world: World) {
    if let parent = parentAroundView {
      switch parent.appearance {
      case .appearing:
        return forwardAppearance(
          .willAppear, animated: parent.isAppearanceAnimated, from: .view)
      case .appeared: break
      case .disappeared, .disappearing: return
      }
    }
    forwardAppearance(.willAppear, animated: false, from: .view)
    world.commits.append(
      CommitQueue.Arrival(controller: self, event: .entered), before: controllerAroundView)
    world.requestCommit()
  }

  fileprivate final func leave(_ world: World) {
    switch appearance {
    case .disappeared: return
    case .appearing, .appeared: forwardAppearance(.willDisappear, animated: false, from: .view)
    case .disappearing: break
    }
    world.commits.append(CommitQueue.Arrival(controller: self, event: .left))
    world.requestCommit()
  }

  /// The controller inside whose view one without a parent stands: the `viewDidAppear` of the
  /// latter comes first when both arrive (C-8).
  private var controllerAroundView: ViewController? {
    parent == nil ? viewIfLoaded?.superview?.nearestController : nil
  }

  /// Not while a modal transition moves it, and never for what is presented (P-102).
  private func isDrivenByViews(in world: World) -> Bool {
    guard !world.isEnded, let id = membership?.id else { return false }
    return world.hierarchy.isLeftAlone(id) && !isInManualTransition
  }

  /// Whether a container, or the app, is between begin and end for this controller, or for one
  /// around it.
  final var isInManualTransition: Bool {
    guard let world else { return false }
    var next: ViewController? = self
    while let candidate = next {
      if let id = candidate.membership?.id, world.hierarchy.isInManualTransition(id) {
        return true
      }
      next = candidate.parent
    }
    return false
  }
}

/// A window is shown and hidden with everything in it (P-117a).
extension Window {
  /// Called after the window was shown: its content appears, from the back to the front.
  final func contentEntered(in world: World) {
    forEachInside { $0.setNeedsLayout() }
    for controller in outermostControllers(in: world)
    where !controller.isComing && controller.viewIfLoaded?.isOnScreen == true {
      controller.enter(world)
    }
    for presenter in world.presenters.all { presenter.setNeedsUpdate() }
  }

  /// Called after the window was hidden: its content disappears, from the front to the back.
  final func contentLeft(_ world: World) {
    for controller in outermostControllers(in: world).reversed() { controller.leave(world) }
    forEachInside { $0.controller?.viewLeftWindow() }
  }

  /// Notifies the stacks inside that they are on screen now, or no longer (N-34, N-41a).
  final func noteForStacks() {
    forEachInside { $0.controller?.navigation?.noteWindow() }
  }

  /// The controllers of its views, back to front, without those whose parents are there, too: a
  /// parent forwards to its children (P-34).
  private func outermostControllers(in world: World) -> [ViewController] {
    var found: [ViewController] = []
    forEachInside { if let controller = $0.controller { found.append(controller) } }
    let all = Set(found.map { ObjectIdentifier($0) })
    return found.filter { controller in
      guard let id = controller.membership?.id, !world.hierarchy.isInManualTransition(id) else {
        return false
      }
      return controller.parent.map { !all.contains(ObjectIdentifier($0)) } ?? true
    }
  }
}
