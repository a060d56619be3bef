import PresentationLifecycle

/// The cause of an appearance callback.
enum AppearanceSender {
  /// A presentation or a container causes the callback, or the parent itself appears or disappears.
  case relation
  /// The controller's view causes the callback: it enters or leaves a window without a transition
  /// (P-102).
  case view
  /// The app causes the callback: it calls `beginAppearanceTransition` or `endAppearanceTransition`
  /// (P-94).
  case app
}

/// Methods that call a controller's appearance callbacks, and forward them to its children and to
/// controllers presented inside its view.
extension ViewController {
  /// Calls the appearance callback of an effect.
  ///
  /// - Returns: Whether `viewDidAppear` was called.
  private func perform(
    _ effect: Appearance.Effect, animated: Bool, in world: World
  ) -> Bool {
    record(.callback(effect.callback, animated: animated))
    switch effect {
    case .viewWillAppear:
      viewWillAppear(animated)
      beganToAppear()
    case .viewIsAppearing: viewIsAppearing(animated)
    case .viewDidAppear:
      viewDidAppear(animated)
      if holders.movement != nil { holders.movement = nil }
      return true
    case .viewWillDisappear: viewWillDisappear(animated)
    case .viewDidDisappear:
      viewDidDisappear(animated)
      if holders.movement != nil { holders.movement = nil }
    case .tellIsAppearing:
      viewIsAppearing(animated)
      return sendAppearance(.told, animated: nil, in: world)
    }
    return false
  }

  /// Sends an appearance event to this controller alone.
  ///
  /// - Returns: Whether `viewDidAppear` was called.
  @discardableResult
  private func sendAppearance(
    _ event: Appearance.Event, animated: Bool?, in world: World
  ) -> Bool {
    guard let id = membership?.id else { return false }
    var (effects, isAnimated) = world.effects(of: event, animated: animated, at: Address(id))
    var hasAppeared = false
    while let effect = effects.next(in: world) {
      if perform(effect, animated: isAnimated, in: world) { hasAppeared = true }
    }
    return hasAppeared
  }

  /// Sends an appearance event, such as `willAppear`, to this controller and then to the visible
  /// controllers inside it (P-34).
  ///
  /// Before a `did` event, a child gets the matching `will` callback if this callback is missing
  /// (P-99). Every visible child disappears with its parent. In a navigation or tab bar controller,
  /// only the shown child appears with the parent (C-18).
  ///
  /// An event that does not fit a controller's state is not sent. The missing callbacks are found
  /// and sent later (``AppearanceReview``, P-92a). Events from ``AppearanceSender/app`` are an
  /// exception: they are always sent to this controller.
  ///
  /// When a view enters or leaves a window, a `did` event is scheduled for its controller. Before
  /// the event is sent, another sender may send a `will` event of the same direction. This sender
  /// also sends the `did` event later, so the scheduled event is removed.
  ///
  /// - Parameter container: For a controller that is presented over the current context: the
  ///   parent of the presenter. The presented controller appears and disappears with this parent
  ///   (P-34, C-18). Nil for every other controller.
  final func forwardAppearance(
    _ event: Appearance.Event, animated: Bool? = nil, from sender: AppearanceSender = .relation,
    in container: ViewController? = nil
  ) {
    if let container { return container.forward(event, toChild: self, animated: animated) }
    guard let world, let id = membership?.id else { return }
    let state = world.hierarchy.appearance(of: id) ?? .disappeared
    guard sender == .app || event.fits(state) else { return world.reviews.add(self, in: world) }
    // A `did` event has the `animated` flag of the `will` event before it, even if another sender
    // has sent the `will` event (P-104).
    let flag: Bool? =
      switch event {
      case .willAppear, .willDisappear: animated
      case .isAppearing, .told, .didAppear, .didDisappear, .entered, .left: nil
      }
    if sender != .view { unscheduleDid(after: event, from: state, in: world) }
    let hasAppeared = sendAppearance(event, animated: flag, in: world)
    if !ownChildren.isEmpty || world.hierarchy.ownPresentedLink(of: id) != nil {
      forwardInside(event, animated, flag, from: sender, in: world)
    }
    if hasAppeared { tellParentOfAppearance() }
  }

  /// Sends an appearance event to the visible controllers inside this controller (P-34).
  private func forwardInside(
    _ event: Appearance.Event, _ animated: Bool?, _ flag: Bool?, from sender: AppearanceSender,
    in world: World
  ) {
    /// The controllers that have appeared, and whose insides are still visited.
    var appeared: [ViewController] = []
    var controllers = VisibleControllers(inside: self)
    func endAppearances(before next: ViewController) {
      while let last = appeared.last, !next.isWithin(last) {
        appeared.removeLast().tellParentOfAppearance()
      }
    }
    while let visible = controllers.next(prepare: endAppearances) {
      guard visible.followsContainer(in: event) else { continue }
      visible.align(with: event, inside: self, animated: animated, in: world)
      // The app's code in the missing `will` callback may have changed the child's state.
      let state = visible.appearance
      guard event.fits(state) else {
        world.reviews.add(visible, in: world)
        continue
      }
      if sender != .view { visible.unscheduleDid(after: event, from: state, in: world) }
      if visible.sendAppearance(event, animated: flag, in: world) { appeared.append(visible) }
    }
    for controller in appeared.reversed() { controller.tellParentOfAppearance() }
  }

  private func tellParentOfAppearance() { ownParent?.endedAppearance(of: self) }

  /// Whether this controller is inside `controller`, at any depth.
  private func isWithin(_ controller: ViewController) -> Bool {
    var next = container
    while let found = next, found !== controller { next = found.container }
    return next != nil
  }

  /// Removes the `did` event that a view has scheduled, if `event` is a `will` event that begins an
  /// appearance or a disappearance.
  private func unscheduleDid(
    after event: Appearance.Event, from state: Appearance.State, in world: World
  ) {
    switch event {
    case .willAppear: if !state.isComing { world.commits.remove(.entered, of: self) }
    case .willDisappear: if state.isComing { world.commits.remove(.left, of: self) }
    case .isAppearing, .told, .didAppear, .didDisappear, .entered, .left: break
    }
  }

  /// Returns whether an event of ``container`` is sent to this controller, too.
  ///
  /// The result is false in these cases:
  ///
  /// - a callback of the container has reversed the container's appearance;
  /// - this controller has already got the event;
  /// - this controller is disappearing independently of the container, which appears;
  /// - a running push, pop or change of tabs completes this controller's appearance;
  /// - the container appears, and a running presentation, dismissal or `transition(from:to:)`
  ///   removes this controller's view.
  final func followsContainer(in event: Appearance.Event) -> Bool {
    switch event {
    case .willAppear:
      appearance != .appeared && container?.isComing != false && !isLeavingByTransition
    // If this controller disappears independently of its container, the sender of the `will` event
    // sends the other events, too.
    case .didAppear, .entered:
      appearance != .disappearing && container?.isComing != false && !isLeavingByTransition
        && ownParent?.isExchangingIn(self) != true
    case .willDisappear: appearance != .disappeared && container?.isComing != true
    case .didDisappear, .left: container?.isComing != true
    case .isAppearing, .told: true
    }
  }

  /// Whether this controller is being dismissed or replaced by `transition(from:to:)`, or is the
  /// presenter of a running presentation that removes the presenter's view.
  final var isLeavingByTransition: Bool {
    if isExchangedOut || isBeingDismissed { return true }
    guard let presented = ownPresented, presented.isBeingPresented else { return false }
    return presented.ownPresentationController?.manager.shouldRemovePresentersView == true
  }

  /// The parent; for a controller that is presented in a presentation context, the controller
  /// around the context (C-18).
  private var container: ViewController? {
    ownParent ?? ownPresentationController?.relation?.controllerAroundContext
  }

  /// Sends the `will` callback that is missing before an event of the controller `outer`.
  ///
  /// Does nothing if a callback during the event has removed this controller from `outer`, or has
  /// made `outer` disappear or appear again.
  private func align(
    with event: Appearance.Event, inside outer: ViewController, animated: Bool?, in world: World
  ) {
    let flag = animated ?? container?.isAppearanceAnimated ?? false
    switch (event, appearance) {
    case (.didAppear, .disappeared), (.entered, .disappeared):
      guard outer.isComing, belongs(to: outer) else { return }
      sendAppearance(.willAppear, animated: flag, in: world)
    case (.didDisappear, .appeared), (.didDisappear, .appearing), (.left, .appeared):
      guard !outer.isComing, belongs(to: outer) else { return }
      sendAppearance(.willDisappear, animated: flag, in: world)
    case (_, .disappeared), (_, .appearing), (_, .appeared), (_, .disappearing):
      break
    }
  }

  /// Whether `outer` is one of the parents and presenters of this controller, at any depth.
  private func belongs(to outer: ViewController) -> Bool {
    var next: ViewController? = self
    while let found = next, found !== outer {
      next = found.ownParent ?? found.presentingRelation?.presenter
    }
    return next != nil
  }

  /// Calls `viewIsAppearing` if it has not been called since `viewWillAppear`.
  ///
  /// Called before each layout of the view in a window (P-97). Also called on the root of a
  /// navigation controller before a push reverses the root's first appearance (N-19).
  final func tellIsAppearing() {
    if let world { sendAppearance(.isAppearing, animated: nil, in: world) }
  }

  /// Sends `viewWillDisappear` and `viewDidDisappear` to this controller, and then to the
  /// controllers presented in its wrapper; a callback that was already sent is left out.
  final func endAppearance(in container: ViewController) {
    endOwnAppearance(in: container)
    var next = wrapper == nil ? nil : presentedInContext
    while let presented = next {
      presented.endOwnAppearance(in: container)
      next = presented.presentedInContext
    }
  }

  /// Sends this controller the missing callbacks of its disappearance.
  ///
  /// If `container` no longer sends this controller's appearance callbacks, the missing callbacks
  /// are sent later instead (``AppearanceReview``).
  private func endOwnAppearance(in container: ViewController) {
    guard container.isInCharge(of: self) else {
      if let world { world.reviews.add(self, in: world) }
      return
    }
    switch appearance {
    case .disappeared: return
    case .appearing, .appeared: forwardAppearance(.willDisappear)
    case .disappearing: break
    }
    forwardAppearance(.didDisappear)
  }
}

extension ViewController {
  /// Whether `viewWillAppear` has been called, and `viewDidAppear` has not been called yet.
  final var isAppearing: Bool { appearance.isAppearing }

  /// Whether the controller is appearing or has already appeared.
  final var isComing: Bool { appearance.isComing }

  final var isAppearanceAnimated: Bool { read { $0.isAppearanceAnimated($1) } ?? false }

  func layOutCallback(_ callback: LayoutCallback) {
    record(.layout(callback))
    switch callback {
    case .viewWillLayoutSubviews: viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    }
  }
}

extension Appearance.State {
  /// Whether a controller in this state is appearing.
  var isAppearing: Bool { if case .appearing = self { true } else { false } }

  /// Whether a controller in this state is appearing or has already appeared.
  var isComing: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }
}

extension Appearance.Event {
  /// Whether the event calls `viewWillAppear` or `viewDidAppear`.
  var isOfAppearance: Bool {
    switch self {
    case .willAppear, .didAppear: true
    case .isAppearing, .willDisappear, .didDisappear, .told, .entered, .left: false
    }
  }

  /// Returns whether the event fits a controller's state.
  ///
  /// A `did` event fits if the `will` event of the same direction was sent before. `willAppear`
  /// fits if the controller has not appeared, and `willDisappear` fits if it has not disappeared.
  fileprivate func fits(_ state: Appearance.State) -> Bool {
    switch self {
    case .willAppear: state != .appeared
    case .didAppear: state.isComing
    case .willDisappear: state != .disappeared
    case .didDisappear: !state.isComing
    case .isAppearing, .told, .entered, .left: true
    }
  }
}

extension Appearance.Effect {
  /// The method of the view controller that is called for this effect, such as `viewWillAppear`.
  fileprivate var callback: Callback {
    switch self {
    case .viewWillAppear: .viewWillAppear
    case .viewIsAppearing, .tellIsAppearing: .viewIsAppearing
    case .viewDidAppear: .viewDidAppear
    case .viewWillDisappear: .viewWillDisappear
    case .viewDidDisappear: .viewDidDisappear
    }
  }
}
