package import PresentationLifecycle

/// A description of all state that decides how a world continues.
///
/// Explorations treat two moments with equal descriptions as the same.
@MainActor package struct WorldDescription {
  private let world: World

  package init(of world: World) {
    self.world = world
  }

  /// Describes everything but the clock.
  package func describe(to state: any StateVisitor) {
    state.add("windows", world.windows)
    state.add("others", world.controllers.sorted { $0.name < $1.name })
    state.add("animates", world.areAnimationsEnabled)
    state.add("reduces motion", world.isReduceMotionEnabled)
    state.add("prefers cross-fades", world.prefersCrossFadeTransitions)
    state.add("requester", any: world.currentRequester)
    state.add("first responder", any: ResponderChain.of(world).first)
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

  /// Describes the node that an identity stands for, and its object; nothing if both are gone.
  package func describe(_ key: NodeKey, to state: any StateVisitor) {
    // A controller describes its node itself.
    if let id = key.id(ControllerNode.self) { return add(world.controller(id), to: state) }
    world.hierarchy.describe(key, to: state)
    if let id = key.id(LinkNode.self) { add(world.relations[id], to: state) }
    if let id = key.id(TransitionNode.self) { add(world.transitions[id], to: state) }
  }

  private func add(_ object: (some StatefulObject)?, to state: any StateVisitor) {
    if let object { state.add(nil, object) }
  }

  /// Returns the call behind a request, which holds its completion, requester and interaction.
  package func call(of request: Request) -> AnyObject? { world.calls[request.ticket] }

  /// The classes that list the parts of their state themselves.
  package static let classes: [AnyClass] = [
    View.self, Window.self, ViewController.self, NavigationController.self, TabBarController.self,
    PresentationController.self, PresentationRelation.self, TransitionContext.self,
    ModalTransition.self, StackTransition.self, TabTransition.self,
  ]
}
