package import PresentationLifecycle

/// An object of this module that says itself which of its parts decide what happens next.
///
/// What a subclass of a client stores is read by reflection.
@MainActor package protocol StatefulObject: AnyObject {
  var stateParts: [StatePart] { get }
}

/// A description of all state that decides what a world does next; explorations treat two moments
/// with equal descriptions as one.
@MainActor package struct WorldDescription {
  private let world: World

  package init(of world: World) {
    self.world = world
  }

  /// Part by part; the clock is apart.
  package var parts: [StatePart] {
    [
      ("windows", world.windows),
      ("others", world.controllers.sorted { $0.name < $1.name }),
      ("animates", world.areAnimationsEnabled),
      ("reduces motion", world.isReduceMotionEnabled),
      ("prefers cross-fades", world.prefersCrossFadeTransitions),
      ("requester", world.currentRequester as Any),
      ("first responder", ResponderChain.of(world).first as Any),
      ("visitors", world.visitors),
      ("reviews", world.reviews),
      ("commits", world.commits.stateParts),
      ("animators", world.animators.stateParts),
      ("presenters", world.presenters.stateParts),
      ("matching", [world.hasMatchedUpdate, world.hasMatchedDeparture]),
      ("awaited", world.awaited),
      ("transactions", world.transactions),
      ("names", world.members.namesInUse { world.isInUse($0) }),
    ]
  }

  /// The node that an identity stands for, and its object; none if it is gone.
  package func parts(of reference: any NodeReference) -> [Any] {
    let object: AnyObject? =
      switch reference {
      case let id as ControllerID: world.controller(id)
      case let id as LinkID: world.relations[id]
      case let id as TransitionID: world.transitions[id]
      default: nil
      }
    // A controller says itself what its node is.
    let node = reference is ControllerID ? nil : world.hierarchy.node(reference)
    return [node, object].compactMap(\.self)
  }

  /// Returns the call that a request stands for: its completion, its requester, its driver.
  package func call(of request: Request) -> AnyObject? { world.calls[request.ticket] }

  /// The classes that say themselves what they are made of.
  package static let classes: [AnyClass] = [
    View.self, Window.self, ViewController.self, NavigationController.self, TabBarController.self,
    PresentationController.self, PresentationRelation.self, TransitionContext.self,
    ModalTransition.self, StackTransition.self, TabTransition.self,
  ]
}
