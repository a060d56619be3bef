package import PresentationLifecycle

/// A description of all state that affects the later behavior of a ``World``.
///
/// `explore` visits each state once: two moments with equal descriptions are the same state.
@MainActor package struct WorldDescription {
  private let world: World

  package init(of world: World) {
    self.world = world
  }

  /// Adds all state of the ``World`` to a description, except for the clock.
  package func describe(to state: inout StateWriter) {
    state.add("windows", world.windows)
    state.add("key window", any: world.keyWindow)
    state.add("others", world.controllers.sorted { $0.name < $1.name })
    state.add("animates", world.areAnimationsEnabled)
    state.add("reduces motion", world.isReduceMotionEnabled)
    state.add("prefers cross-fades", world.prefersCrossFadeTransitions)
    state.add("interaction stops", world.interactionStops)
    state.add("requester", any: world.currentRequester)
    state.add("first responder", any: world.responders.first)
    TouchDispatcher.of(world).describe(to: &state)
    state.add("reviews", world.reviews)
    world.commits.describe(to: &state)
    world.animations.animators.describe(to: &state)
    world.animations.endings.describe(to: &state)
    world.presenters.describe(to: &state)
    state.add("matched update", world.animations.hasMatchedUpdate)
    state.add("matched departure", world.animations.hasMatchedDeparture)
    state.add("awaited", world.awaitedWork)
    world.animations.transactions.describe(to: &state)
    world.members.names.describe(to: &state, isInUse: world.isInUse)
    for setting in world.settings { setting.describe(to: &state) }
  }

  /// Adds the state of the object with the identity `key`, such as a controller or a transition.
  ///
  /// Adds nothing if the object no longer exists.
  package func describe(_ key: NodeKey, to state: inout StateWriter) {
    // The description of a controller already includes its entry in the hierarchy.
    if let id = key.id(ControllerNode.self) { return add(world.controller(id), to: &state) }
    world.hierarchy.describe(key, to: &state)
    if let id = key.id(LinkNode.self) { add(world.relations[id], to: &state) }
    if let id = key.id(TransitionNode.self) { add(world.transitions[id], to: &state) }
  }

  private func add(_ object: (some StatefulObject)?, to state: inout StateWriter) {
    if let object { state.add(nil, object) }
  }

  /// Returns the stored call that made a request, for example a call of `present`.
  ///
  /// The result includes the call's completion. If a function such as `present(while:of:)` made the
  /// call, the result includes the function's presenter. If a gesture made the call, the result
  /// includes the gesture's interaction controller.
  package func call(of request: Request) -> AnyObject? { world.calls[request.ticket] }

  /// The classes whose `describe(to:)` already covers their stored properties.
  ///
  /// For an instance of an app's subclass, reflection therefore reads only the properties that the
  /// subclass adds.
  package static let classes: [AnyClass] = [
    View.self, Window.self, ViewController.self, NavigationController.self, TabBarController.self,
    PresentationController.self, SheetPresentationController.self, ContainerView.self,
    PresenterProbe.self, NavigationView.self, NavigationBar.self, TabBarView.self, TabBar.self,
  ]
}
