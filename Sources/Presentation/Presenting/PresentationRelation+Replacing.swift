import PresentationLifecycle

/// The replacement of the presented controller when an adaptation changes the style (P-65f).
extension PresentationRelation {
  /// Shows the controller that belongs to the style of the presentation, instead of the presented
  /// controller.
  ///
  /// For an adapted style, the delegate is asked for this controller, also if the style before was
  /// another adapted style. For the own style of the presentation, it is the original controller.
  ///
  /// Nothing changes while a transition runs, or if the presented controller presents a controller
  /// itself.
  func replaceForStyle() {
    guard isReplaceable, let presentation else { return }
    let new = presentation.controllerForStyle()
    // The delegate may have dismissed the presented controller.
    guard let new, isReplaceable, let old = presented, !new.isPresented, !new.isWindowRoot,
      presenter.map({ new.isAround($0) }) != true, world.admits(new)
    else { return }
    let isShown = old.appearance != .disappeared
    if isShown { forward(.willDisappear, to: old) }
    presentation.manager.presentedView?.removeFromSuperview()
    if isShown { forward(.didDisappear, to: old) }
    if let original = presentation.original, original.ownParent !== old {
      endAppearance(of: original)
    }
    if new === presentation.original, new.ownParent != nil {
      new.willMove(toParent: nil)
      new.removeFromParent()
      new.loadedView?.removeFromSuperview()
    }
    // A callback may have dismissed the presented controller.
    guard isReplaceable, new.ownParent == nil else { return }
    world.hierarchy.apply(.unlinked(id))
    present(new, with: presentation)
    world.hierarchy.apply(.linked(id))
    new.loadViewIfNeeded()
    if isShown { forward(.willAppear, to: new) }
    guard let view = presentation.manager.presentedView else { return }
    presentation.container?.addSubview(view)
    view.frame = presentation.manager.frameOfPresentedViewInContainerView
    guard isShown else { return }
    world.commits.append(CommitQueue.Arrival(controller: new, event: .entered))
    world.requestCommit()
  }

  /// Whether the presented controller is presented, takes part in no transition, and presents no
  /// controller.
  private var isReplaceable: Bool {
    guard transition == nil, let presented, !presented.presents,
      case .presented = world.hierarchy.state(of: id)
    else { return false }
    return true
  }

  /// Sends the missing callbacks of a disappearance to the original controller, which the delegate
  /// has moved from the old stack into a new one.
  private func endAppearance(of original: ViewController) {
    if original.isComing { forward(.willDisappear, to: original) }
    if original.appearance == .disappearing { forward(.didDisappear, to: original) }
  }

  private func forward(_ event: Appearance.Event, to controller: ViewController) {
    controller.forwardAppearance(event, animated: false, in: controllerAroundContext)
  }
}
