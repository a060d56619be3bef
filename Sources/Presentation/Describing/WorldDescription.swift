package import PresentationLifecycle

/// An object that lists the parts of its state that decide how a run continues.
///
/// The stored properties of an app's subclasses are read by reflection.
@MainActor package protocol StatefulObject: AnyObject {
  var stateParts: [StatePart] { get }
}

/// A description of all state that decides how a world continues.
///
/// Explorations treat two moments with equal descriptions as the same.
@MainActor package struct WorldDescription {
  private let world: World

  package init(of world: World) {
    self.world = world
  }

  /// The parts of the description, without the clock.
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

  /// Returns the node of a machine that an identity refers to, and the object of the node; an empty
  /// array if neither exists any more.
  package func parts(of reference: any NodeReference) -> [Any] {
    let object: AnyObject? =
      switch reference {
      case let id as ControllerID: world.controller(id)
      case let id as LinkID: world.relations[id]
      case let id as TransitionID: world.transitions[id]
      default: nil
      }
    // A controller's own description contains its node.
    let node = reference is ControllerID ? nil : world.hierarchy.node(reference)
    return [node, object].compactMap(\.self)
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
