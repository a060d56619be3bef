import PresentationLifecycle

/// The review of appearances: whenever nothing is in charge of a controller, it has appeared
/// exactly if its view is on screen (P-102a).
///
/// A controller is put under review when its view moves while a transition, a container or the app
/// sends its appearance, when its parent changes, and when an event does not reach it (P-92a). Once
/// nothing is in charge of it, the next commit sends the missing callbacks.
@MainActor final class AppearanceReview {
  private unowned let world: World
  private var underReview: [Entry] = []

  /// A controller under review.
  private struct Entry {
    let id: ControllerID
    /// Keeps the controller alive for the callbacks that are missing, unless the app has to end its
    /// appearance (P-94).
    var kept: ViewController?
  }

  init(in world: World) {
    self.world = world
  }

  var isEmpty: Bool { underReview.isEmpty }

  /// Puts a controller, with everything inside it, under review.
  func add(_ controller: ViewController) {
    guard !world.isEnded, let member = controller.membership, !member.isUnderReview else { return }
    member.isUnderReview = true
    let kept = controller.isInManualTransition ? nil : controller
    underReview.append(Entry(id: member.id, kept: kept))
  }

  /// Something that was in charge of controllers has ended: asks for a commit if appearances have
  /// to be settled.
  ///
  /// During a call into the machines this waits for the outermost one to return.
  func look() {
    guard !underReview.isEmpty else { return }
    if world.commits.openCalls > 0 { return world.commits.looksAtReviews = true }
    removeAll { isLeftAlone($0) && agreesInside($0) }
    for index in underReview.indices {
      guard let controller = world.controller(underReview[index].id), isLeftAlone(controller)
      else { continue }
      underReview[index].kept = controller
      world.requestCommit()
    }
  }

  /// Brings appearances into agreement with the views, in the commit: a parent first.
  func settle() {
    for outer in removeAll(where: isLeftAlone) {
      for controller in inside(outer) where !agrees(controller) {
        isLeftAlone(controller) ? settle(controller) : add(controller)
      }
    }
  }

  /// Ends the reviews that `isOver` chooses, and returns their controllers.
  @discardableResult private func removeAll(
    where isOver: (ViewController) -> Bool
  ) -> [ViewController] {
    var removed: [ViewController] = []
    underReview.removeAll { entry in
      guard let controller = world.controller(entry.id) else { return true }
      guard isOver(controller) else { return false }
      controller.membership?.isUnderReview = false
      removed.append(controller)
      return true
    }
    return removed
  }

  /// The world has ended: nothing is looked at any more.
  func end() {
    let old = underReview
    underReview = []
    withExtendedLifetime(old) {}
  }

  private func settle(_ controller: ViewController) {
    if belongsOnScreen(controller) {
      controller.forwardAppearance(.willAppear, animated: false)
      controller.forwardAppearance(.entered)
    } else {
      if controller.isComing { controller.forwardAppearance(.willDisappear, animated: false) }
      controller.forwardAppearance(.left)
    }
  }

  /// A controller has another parent, or none: the old one does not end its appearance any more.
  func parentChanged(of controller: ViewController) {
    if agreesInside(controller) { return }
    add(controller)
    look()
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
    guard !world.isEnded, let id = controller.membership?.id else { return false }
    return world.hierarchy.isAtRest(id) && !controller.isInManualTransition
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
  final var parentAroundView: ViewController? {
    if let parent, isInside(parent) { parent } else { nil }
  }

  /// The container in which this controller itself is presented.
  fileprivate final var shownContainer: View? {
    guard let presentation = ownPresentationController, presentation.relation != nil else {
      return nil
    }
    return presentation.containerView
  }
}

extension AppearanceReview: StatefulObject {
  func describe(to state: any StateVisitor) {
    state.add("reviewed", underReview.map(\.id))
    state.add("kept", underReview.map(\.kept))
  }
}
