import PresentationLifecycle

/// A list of controllers that may have missed appearance callbacks (P-102a).
///
/// A transition, a container or the app can control a controller's appearance. At all other times,
/// the appearance must agree with the view: the controller has appeared if its view is on screen,
/// and has disappeared if its view is off screen.
///
/// A controller is put under review, which means that it is added to the list, in these cases:
///
/// - its view enters or leaves a window while a transition, a container or the app sends its
///   appearance callbacks;
/// - its parent changes;
/// - an appearance callback is left out, because it does not fit the controller's state (P-92a).
///
/// When nothing controls the controller's appearance any more, the next commit sends the missing
/// callbacks. The commit is the layout and transition work at the end of a run loop turn.
@MainActor final class AppearanceReview {
  @exclusivity(unchecked) private var underReview: [Entry] = []

  /// A controller under review.
  private struct Entry {
    let id: ControllerID
    /// A strong reference that keeps the controller alive until the missing callbacks have been
    /// sent.
    ///
    /// Nil if the controller was put under review between the app's calls of
    /// `beginAppearanceTransition` and `endAppearanceTransition`. The reference is set after the
    /// second call (P-94).
    var kept: ViewController?
  }

  /// Puts a controller, its descendants and the controllers that they present in presentation
  /// contexts under review, so that missing appearance callbacks are sent.
  func add(_ controller: ViewController, in world: World) {
    guard !world.isEnded, let member = controller.membership else { return }
    let kept = controller.isInManualTransition(in: world) ? nil : controller
    if member.isUnderReview {
      // The controller may have left a parent whose appearance the app controls.
      guard let kept else { return }
      for index in underReview.indices where underReview[index].id == member.id {
        underReview[index].kept = kept
      }
      return
    }
    member.isUnderReview = true
    underReview.append(Entry(id: member.id, kept: kept))
  }

  /// Requests a commit if a controller under review needs callbacks; the commit sends them.
  ///
  /// Called when the transition, container or app code that controlled an appearance has finished.
  /// If a call such as `present` is running, the check is made when the outermost call has
  /// returned.
  func look(in world: World) {
    if !world.isInCall, isDue(in: world) { world.requestCommit() }
  }

  /// Ends the review of the controllers that have missed no callbacks.
  ///
  /// - Returns: Whether the next commit must send callbacks to a controller under review.
  func isDue(in world: World) -> Bool {
    var isDue = false
    var index = 0
    while index < underReview.count {
      guard let controller = world.controller(underReview[index].id) else {
        underReview.remove(at: index)
        continue
      }
      guard followsItsViews(controller, in: world) else {
        index += 1
        continue
      }
      if agreesInside(controller) {
        controller.membership?.isUnderReview = false
        underReview.remove(at: index)
      } else {
        underReview[index].kept = controller
        isDue = true
        index += 1
      }
    }
    return isDue
  }

  /// Sends the missing callbacks to the controllers under review.
  ///
  /// A parent gets its callbacks before its children.
  func settle(in world: World) {
    for outer in removeAll(in: world, where: { followsItsViews($0, in: world) }) {
      for controller in inside(outer) where !agrees(controller) {
        followsItsViews(controller, in: world) ? settle(controller) : add(controller, in: world)
      }
    }
  }

  /// Ends the review of the controllers for which `isOver` returns true, and returns these
  /// controllers.
  private func removeAll(
    in world: World, where isOver: (ViewController) -> Bool
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

  /// Removes all controllers from the review, because the ``World`` has ended.
  func end() { extendLifetime(exchange(&underReview, with: [])) }

  private func settle(_ controller: ViewController) {
    if belongsOnScreen(controller) {
      // A parent that is still appearing sends `viewDidAppear` later.
      let appearing = leader(of: controller).flatMap { $0.isAppearing ? $0 : nil }
      controller.forwardAppearance(
        .willAppear, animated: appearing?.isAppearanceAnimated ?? false)
      controller.forwardAppearance(appearing == nil ? .entered : .isAppearing)
    } else {
      if controller.isComing { controller.forwardAppearance(.willDisappear, animated: false) }
      controller.forwardAppearance(.left)
    }
  }

  /// Puts a controller under review if it, a descendant, or a controller that they present in a
  /// presentation context has missed appearance callbacks.
  ///
  /// Called, for example, after the controller's parent has changed. The old parent then sends the
  /// controller no further callbacks.
  func check(_ controller: ViewController, in world: World) {
    if agreesInside(controller) { return }
    add(controller, in: world)
    look(in: world)
  }

  /// Returns a controller and its descendants.
  ///
  /// If a returned controller presents another controller in a presentation context, the result
  /// also contains the presented controller and its descendants.
  ///
  /// A parent comes before its children, and a presenter before the controller that it presents.
  private func inside(_ controller: ViewController) -> [ViewController] {
    var found: [ViewController] = []
    var open = [controller]
    while let next = open.popLast() {
      found.append(next)
      if let presented = next.presentedInContext { open.append(presented) }
      open.append(contentsOf: next.ownChildren.reversed())
    }
    return found
  }

  private func agreesInside(_ controller: ViewController) -> Bool {
    controller.ownChildren.isEmpty && controller.presentedInContext == nil
      ? agrees(controller) : inside(controller).allSatisfy(agrees)
  }

  /// Returns whether a controller's appearance follows its view.
  ///
  /// The result is false while a transition controls the appearance of the controller, or of the
  /// presenter whose wrapper contains the controller (C-18a). It is also false after the app has
  /// called `beginAppearanceTransition`, until the app ends the appearance transition.
  private func followsItsViews(_ controller: ViewController, in world: World) -> Bool {
    guard !world.isEnded, let id = controller.membership?.id, world.hierarchy.isAtRest(id),
      !controller.isInManualTransition(in: world)
    else { return false }
    let presenter = controller.ownPresentationController?.relation?.wrappedPresenter
    return presenter.map { followsItsViews($0, in: world) } ?? true
  }

  private func agrees(_ controller: ViewController) -> Bool {
    // The container itself forwards the appearance events of its children (C-9).
    if controller.ownParent?.shouldAutomaticallyForwardAppearanceMethods == false { return true }
    // If a presented view was taken out of its container view, the appearance of the view's
    // controller follows the presentation instead of the view (P-102).
    if let container = controller.shownContainer, container.isOnScreen,
      controller.loadedView?.isOnScreen == false
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
    controller.isViewOnScreen && !controller.isExchangedOut
      && leader(of: controller)?.isComing != false
  }

  /// Returns the parent that forwards its own appearance callbacks to `controller` (C-18).
  ///
  /// For a child, this is the child's parent. For a controller that is presented in a presentation
  /// context, this is the parent that contains the context.
  private func leader(of controller: ViewController) -> ViewController? {
    controller.parentAroundView
      ?? controller.ownPresentationController?.relation?.controllerAroundContext
  }
}

extension ViewController {
  /// The parent, if this controller's view is inside the parent's view; otherwise nil.
  ///
  /// The controller appears and disappears together with this parent.
  final var parentAroundView: ViewController? {
    if let parent = ownParent, isInside(parent) { parent } else { nil }
  }

  /// The container view in which this controller is presented; nil if this controller is not
  /// presented.
  ///
  /// The presentation of an ancestor does not count.
  fileprivate final var shownContainer: View? {
    guard let presentation = ownPresentationController, presentation.relation != nil else {
      return nil
    }
    return presentation.container
  }
}

extension AppearanceReview: StatefulObject {
  func describe(to state: inout StateWriter) {
    state.add("reviewed", underReview.map(\.id))
    state.add("kept", underReview.map(\.kept))
  }
}
