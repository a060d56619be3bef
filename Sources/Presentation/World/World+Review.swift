import PresentationLifecycle

/// The review of appearances: whenever nothing is in charge of a controller, it has appeared
/// exactly if its view is on screen (P-102a).
///
/// A controller is put under review when its view moves while a transition, a container or the app
/// sends its appearance, when its parent changes, and when an event finds it elsewhere than the
/// event expects (P-92a). Once nothing is in charge of it, the next commit sends what is missing.
extension World {
  /// Puts a controller, with everything inside it, under review.
  func review(_ controller: ViewController) {
    guard !hasEnded, let id = controller.membership?.id else { return }
    if !underReview.contains(id) { underReview.append(id) }
  }

  /// Something that was in charge of controllers has ended: asks for a commit if appearances have
  /// to be settled.
  func requestReview() {
    guard !underReview.isEmpty else { return }
    underReview.removeAll { id in
      controller(id).map { isLeftAlone($0) && agreesInside($0) } ?? true
    }
    if underReview.contains(where: { controller($0).map(isLeftAlone) == true }) { requestCommit() }
  }

  /// Brings appearances into agreement with the views, in the commit: a parent first.
  func settleReviews() {
    let due = underReview.compactMap { controller($0) }.filter(isLeftAlone)
    guard !due.isEmpty else { return }
    underReview.removeAll { id in due.contains { $0.membership?.id == id } }
    for outer in due {
      for controller in inside(outer) where !agrees(controller) {
        isLeftAlone(controller) ? settle(controller) : review(controller)
      }
    }
  }

  private func settle(_ controller: ViewController) {
    if belongsOnScreen(controller) {
      forward(.willAppear, to: controller, animated: false)
      forward(.entered, to: controller)
    } else {
      if controller.isComing { forward(.willDisappear, to: controller, animated: false) }
      forward(.left, to: controller)
    }
  }

  /// A controller has another parent, or none: the old one does not end its appearance any more.
  func settleParent(of controller: ViewController) {
    if agreesInside(controller) { return }
    review(controller)
    requestReview()
  }

  /// A controller and its children and theirs, a parent first.
  private func inside(_ controller: ViewController) -> [ViewController] {
    var found: [ViewController] = []
    var open = [controller]
    while let next = open.popLast() {
      found.append(next)
      open.append(contentsOf: next.children.reversed())
    }
    return found
  }

  private func agreesInside(_ controller: ViewController) -> Bool {
    controller.children.isEmpty ? agrees(controller) : inside(controller).allSatisfy(agrees)
  }

  /// Whether nothing is in charge of a controller, but for a presentation that is at rest.
  private func isLeftAlone(_ controller: ViewController) -> Bool {
    guard !hasEnded, let id = controller.membership?.id else { return false }
    return ledger.isAtRest(id) && !isInManualTransition(controller)
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
      ?? controller.ownPresentationController?.link.flatMap { self.controller(aroundContextOf: $0) }
  }
}

extension ViewController {
  /// The parent, if this controller's view is inside the parent's: then its appearance follows.
  final var parentAroundView: ViewController? {
    parent.flatMap { isInside($0) ? $0 : nil }
  }

  /// The container in which this controller itself is presented.
  fileprivate final var shownContainer: View? {
    ownPresentationController.flatMap { $0.link == nil ? nil : $0.containerView }
  }
}
