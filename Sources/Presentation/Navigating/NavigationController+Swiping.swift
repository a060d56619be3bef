import PresentationLifecycle

/// The two ways in which a user goes back in a stack: the edge swipe (N-60 to N-71) and the back
/// button (N-37).
extension NavigationController {
  /// Begins an edge swipe, or takes over a running pop that can be interrupted.
  ///
  /// If the stack or its delegate does not allow an edge swipe now, returns the reason.
  package final func swipeBack(in world: World) -> UserDismissal {
    if let reason = objectionToReach(in: world) { return .ignored(reason) }
    let gesture = edgeSwipe ?? arenaAtEdge(in: world)?.edgeSwipe(of: self)
    if let reason = world.use({ gesture.map { $0.begin(in: world) } ?? objectionOfSwipeGuards }) {
      return .ignored(reason)
    }
    let result = beginSwipe(in: world, following: gesture)
    if case .ignored = result { gesture?.end(isCancelled: true) }
    return result
  }

  /// Begins the transition of an edge swipe whose gesture has begun.
  ///
  /// - Parameter gesture: The simulated finger, which moves with the progress of the swipe; nil if
  ///   the test moves a finger itself.
  package final func beginSwipe(
    in world: World, following gesture: (any EdgeSwiping)? = nil
  ) -> UserDismissal {
    if let reason = objectionToReach(in: world) ?? objectionToSwipe(in: world) {
      return .ignored(reason)
    }
    let interaction = SystemInteraction(world: world, of: self, gesture: gesture)
    if let running = fluidPop {
      interaction.grab(running)
    } else if let reason = pop(by: interaction, in: world) {
      return .ignored(reason)
    }
    return .begun(interaction)
  }

  /// Calls `popViewController(animated: true)`, so that the swipe controls the pop (N-63a).
  ///
  /// - Returns: The reason why the swipe does not control a pop; nil if it does.
  private func pop(by swipe: SystemInteraction, in world: World) -> String? {
    world.calls.swipe = swipe
    world.use { _ = popViewController(animated: true) }
    guard world.calls.swipe === swipe else { return nil }
    world.calls.swipe = nil
    return "popViewController(animated:) of \(name) does not pop with animation"
  }

  /// Cancels the edge swipe when the stack has left its window.
  final func liftFinger() {
    (runningTransition?.interactor as? SystemInteraction)?.end(finishes: false)
  }

  /// Returns whether a tap can reach the back button of the stack.
  package final func mayGoBack(in world: World) -> Bool {
    objectionToReach(in: world) == nil && objectionToBackButton == nil
  }

  /// Pops the top, like a tap on the back button, or performs the back action of the top's item.
  ///
  /// - Returns: The reason why nothing happens; nil if the pop begins or the action was performed.
  package final func tapBack(in world: World) -> String? {
    if let reason = objectionToReach(in: world) ?? objectionToBackButton { return reason }
    guard let item = topViewController?.navigationItem else { return "the stack is empty" }
    return world.use {
      if let act = item.backHandler {
        act()
        return nil
      }
      ownNavigationBar.tappedItem = item
      defer { ownNavigationBar.tappedItem = nil }
      let mayPop =
        (self as? any NavigationBarDelegate)?.navigationBar(ownNavigationBar, shouldPop: item)
      guard mayPop != false else { return "the stack does not want to pop" }
      popViewController(animated: true)
      return nil
    }
  }

  /// Returns the top controller, if `navigationBar(_:shouldPop:)` must be called after its pop.
  ///
  /// Otherwise, returns nil (N-37b).
  final func topOfAskedBar(before operation: StackOperation<ControllerID>) -> ViewController? {
    guard type(of: self) != NavigationController.self, case .pop = operation,
      world?.system.asksBarAfterPops == true, loadedView != nil, !isNavigationBarHidden,
      self is any NavigationBarDelegate
    else { return nil }
    return topViewController
  }

  /// Calls `navigationBar(_:shouldPop:)` after a pop by the edge swipe or by the app's code, and
  /// ignores the result (N-37b).
  ///
  /// Does nothing if the controller is still on top, or if it is popped by the back button, whose
  /// tap has called the method already. Operations that the method requests wait until the method
  /// returns (N-42).
  final func askBar(afterPopOf popped: ViewController) {
    let (bar, item) = (ownNavigationBar, popped.navigationItem)
    guard let world, topViewController !== popped, item !== bar.tappedItem,
      let delegate = self as? any NavigationBarDelegate
    else { return }
    bar.leavingItem = item
    holdingOperations { world.use { _ = delegate.navigationBar(bar, shouldPop: item) } }
    bar.leavingItem = nil
  }

  /// The reason why the stack does not allow an edge swipe; nil if the swipe may begin (N-60).
  package final var objectionOfSwipeGuards: String? {
    fluidPop == nil ? objectionToBackButton : nil
  }

  /// The running pop if it is fluid, which means that it can be interrupted at any time.
  ///
  /// An edge swipe takes over a fluid pop (N-81).
  private var fluidPop: TransitionContext? {
    guard let world, let running = runningTransition,
      world.hierarchy.canBeRedirected(running.id), running.isDismissal, running.animator == nil
    else { return nil }
    return running
  }

  /// The point in the window at which the finger of an edge swipe touches the screen.
  package final var edgePlace: CGPoint? {
    guard let view = loadedView, view.isOnScreen else { return nil }
    return view.convert(CGPoint(x: view.bounds.minX + 1, y: view.bounds.midY), to: nil)
  }

  /// Returns the gesture recognizers that get a touch at the left edge of the stack.
  private func arenaAtEdge(in world: World) -> (any TouchArena)? {
    edgePlace.flatMap { View.touched(at: $0, in: world) }?.nearestTouchArena(in: world)
  }

  private func objectionToSwipe(in world: World) -> String? {
    if fluidPop != nil { return nil }
    guard count > 1 else {
      world.report(Issues.swipedAtRoot(printed), at: subject)
      return "there is nothing to go back to"
    }
    return objectionOfDelegate(in: world)
      ?? topViewController?.objectionOfZoom(to: edgePlace, in: world)
  }

  /// Returns the reason why the user's gestures do not reach the stack; nil if they reach it.
  ///
  /// Gestures do not reach the stack in these cases:
  ///
  /// - The stack is off screen or covered.
  /// - The stack does not show its top yet, for example because its window is just being shown.
  /// - Operations are waiting.
  /// - A transition that cannot be interrupted is running.
  private func objectionToReach(in world: World) -> String? {
    guard let member = membership?.id, stackID != nil, isViewOnScreen
    else { return "\(name) is not on screen" }
    if let cover = presentedViewController { return "\(cover.name) is presented over it" }
    let running = runningTransition?.id ?? world.hierarchy.transition(visibleFrom: member)
    let isFree =
      running.map { world.hierarchy.canBeRedirected($0) && !world.hierarchy.isInteractive($0) }
      ?? true
    guard isFree, !world.isIgnoringInteractionEvents else { return "a transition runs" }
    guard runningTransition != nil || showsTop, !isEnteringWindow else {
      return "its top is not shown yet"
    }
    if hasOperationsWaiting { return "operations wait" }
    return nil
  }

  /// The reason why the user cannot use a back button; nil if the back button is visible (N-60).
  private var objectionToBackButton: String? {
    if count < 2 { return "there is nothing to go back to" }
    if isNavigationBarHidden { return "the bar is hidden" }
    if topViewController?.navigationItem.showsBackButton == false {
      return "\(topViewController?.name ?? "") has no back button"
    }
    return nil
  }

  /// Returns the reason why the delegate prevents an edge swipe; nil if the swipe may begin (N-61).
  private func objectionOfDelegate(in world: World) -> String? {
    let controllers = viewControllers
    let exchange = StackExchange(
      from: controllers.last, to: controllers.dropLast().last, direction: .pop, isAnimated: true)
    guard case .animator(let animator) = world.use({ askDelegate(exchange) }) else { return nil }
    return animator == nil && world.system.swipesBesideAnimators
      ? nil : "the delegate animates pops"
  }
}
