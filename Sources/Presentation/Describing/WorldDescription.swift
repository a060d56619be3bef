package import PresentationLifecycle

/// A description of all state on which the later behavior of a world depends.
///
/// Explorations treat two moments with equal descriptions as equal.
@MainActor package struct WorldDescription {
  private let world: World

  package init(of world: World) {
    self.world = world
  }

  /// Adds all state of the world to a visitor, except for the clock.
  package func describe(to state: any StateVisitor) {
    state.add("windows", world.windows)
    state.add("others", world.controllers.sorted { $0.name < $1.name })
    state.add("animates", world.areAnimationsEnabled)
    state.add("reduces motion", world.isReduceMotionEnabled)
    state.add("prefers cross-fades", world.prefersCrossFadeTransitions)
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

  /// Adds the node of an identity and its object to a visitor; adds nothing if neither exists any
  /// more.
  package func describe(_ key: NodeKey, to state: any StateVisitor) {
    // The description of a controller includes its node.
    if let id = key.id(ControllerNode.self) { return add(world.controller(id), to: state) }
    world.hierarchy.describe(key, to: state)
    if let id = key.id(LinkNode.self) { add(world.relations[id], to: state) }
    if let id = key.id(TransitionNode.self) { add(world.transitions[id], to: state) }
  }

  private func add(_ object: (some StatefulObject)?, to state: any StateVisitor) {
    if let object { state.add(nil, object) }
  }

  /// Returns the call that has made a request; it contains the completion, the requester and the
  /// interaction.
  package func call(of request: Request) -> AnyObject? { world.calls[request.ticket] }

  /// The classes that describe their own state; reflection reads only the properties that an app's
  /// subclasses add.
  package static let classes: [AnyClass] = [
    View.self, Window.self, ViewController.self, NavigationController.self, TabBarController.self,
    PresentationController.self,
  ]
}
