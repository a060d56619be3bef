package import PresentationLifecycle

/// A description of all state that affects the later behavior of a ``World``.
///
/// `explore` visits each state once: two moments with equal descriptions are the same state.
@MainActor package struct WorldDescription {
  private let world: World

  package init(of world: World) {
    self.world = world
  }

  /// Describes all state of the ``World`` to a visitor, except for the clock.
  package func describe(to state: any StateVisitor) {
    state.add("windows", world.windows)
    state.add("others", world.controllers.sorted { $0.name < $1.name })
    state.add("animates", world.areAnimationsEnabled)
    state.add("reduces motion", world.isReduceMotionEnabled)
    state.add("prefers cross-fades", world.prefersCrossFadeTransitions)
    state.add("interaction stops", world.interactionStops)
    state.add("requester", any: world.currentRequester)
    state.add("first responder", any: ResponderChain.of(world).first)
    TouchDispatcher.of(world).describe(to: state)
    state.add("visitors", world.visitors)
    state.add("reviews", world.reviews)
    world.commits.describe(to: state)
    world.animators.describe(to: state)
    world.presenters.describe(to: state)
    state.add("matched update", world.hasMatchedUpdate)
    state.add("matched departure", world.hasMatchedDeparture)
    state.add("awaited", world.awaitedWork)
    world.transactions.describe(to: state)
    state.add("names", world.members.namesInUse { world.isInUse($0) })
  }

  /// Describes the object that `key` identifies, such as a controller or a transition, to a
  /// visitor.
  ///
  /// Adds nothing if the object no longer exists.
  package func describe(_ key: NodeKey, to state: any StateVisitor) {
    // The description of a controller already includes its entry in the hierarchy.
    if let id = key.id(ControllerNode.self) { return add(world.controller(id), to: state) }
    world.hierarchy.describe(key, to: state)
    if let id = key.id(LinkNode.self) { add(world.relations[id], to: state) }
    if let id = key.id(TransitionNode.self) { add(world.transitions[id], to: state) }
  }

  private func add(_ object: (some StatefulObject)?, to state: any StateVisitor) {
    if let object { state.add(nil, object) }
  }

  /// Returns the stored call, for example of `present` or `pushViewController`, that made a
  /// request.
  ///
  /// The call contains its completion. If a presenter such as `present(while:of:)` or a gesture
  /// made the call, the call also contains this presenter or the interaction controller of the
  /// gesture.
  package func call(of request: Request) -> AnyObject? { world.calls[request.ticket] }

  /// The classes that describe their own state.
  ///
  /// For subclasses in an app, reflection reads only the properties that the subclasses add.
  package static let classes: [AnyClass] = [
    View.self, Window.self, ViewController.self, NavigationController.self, TabBarController.self,
    PresentationController.self,
  ]
}
