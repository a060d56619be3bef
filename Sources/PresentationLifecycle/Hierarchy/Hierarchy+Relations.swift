extension Hierarchy {
  /// Returns the root-most ancestor of a controller, or the controller itself if it has no parent
  /// (P-2).
  ///
  /// The result and all its descendants form a *layer*.
  package func layerRoot(of id: ControllerID) -> ControllerID {
    var root = id
    while let parent = controllers[root]?.parent, controllers.contains(parent) { root = parent }
    return root
  }

  /// Returns the presenter for a full-screen style (P-2, P-5).
  ///
  /// The presenter is normally the root-most ancestor of the receiver. A receiver inside a
  /// presented controller can be an exception: the lowest presenter in the chain of presentations
  /// may be a child controller. In this case, the presenter is the root-most ancestor of that
  /// child.
  func fullscreenPresenter(of receiver: ControllerID) -> ControllerID {
    let root = layerRoot(of: receiver)
    guard let bottom = controllers[root]?.bottomPresenter, controllers[bottom]?.parent != nil
    else { return root }
    return layerRoot(of: bottom)
  }

  /// Returns the first controller, from `id` up to its root-most ancestor, that defines a
  /// presentation context (P-3).
  ///
  /// If neither `id` nor any ancestor defines a context, returns the root-most ancestor.
  func contextProvider(of id: ControllerID) -> ControllerID {
    var provider = id
    while let node = controllers[provider], !node.definesPresentationContext,
      let parent = node.parent, controllers.contains(parent)
    {
      provider = parent
    }
    return provider
  }

  /// Returns the presentation by the controller `id` or by its nearest presenting ancestor (P-9).
  package func presentedLink(of id: ControllerID) -> LinkID? {
    nearest(from: id) { controllers[$0]?.presentedLink }
  }

  /// Returns the presentation that shows the controller `id` or its nearest presented ancestor
  /// (P-10).
  package func presentingLink(of id: ControllerID) -> LinkID? {
    nearest(from: id) { controllers[$0]?.presentingLink }
  }

  private func nearest(
    from id: ControllerID, _ link: (ControllerID) -> LinkID?
  ) -> LinkID? {
    var next: ControllerID? = id
    while let controller = next {
      if let link = link(controller) { return link }
      next = controllers[controller]?.parent
    }
    return nil
  }

  /// Returns the presentation that a call of `dismiss` on `id` ends (P-47).
  ///
  /// The result is the first of these presentations that exists:
  ///
  /// 1. The presentation by `id` or by its nearest presenting ancestor.
  /// 2. The presentation that shows `id` or its nearest presented ancestor.
  package func dismissalTarget(of id: ControllerID) -> LinkID? {
    presentedLink(of: id) ?? presentingLink(of: id)
  }

  /// Returns the presentations that a dismissal of `owner` ends, from the bottom up (P-50).
  ///
  /// These are `owner` and every presentation above it.
  func chain(from owner: LinkID) -> ShortList<LinkID> {
    var chain = ShortList.one(owner)
    if let presented = links[owner]?.presented {
      for link in links(above: presented) { chain.append(link) }
    }
    return chain
  }

  /// Returns the lowest running transition of the presentations that a dismissal would end.
  ///
  /// A new dismissal waits for this transition, and then dismisses the presentations that remain.
  /// Therefore, no controller is dismissed twice (P-54), and no controller stays after a canceled
  /// dismissal. A dismissal also counts as running while its delegate is being asked for an
  /// animator (P-119).
  func transition(in chain: ShortList<LinkID>) -> TransitionID? {
    guard transitions.count > 0 else { return nil }
    for link in chain {
      let running = links[link].flatMap { controllers[$0.presented]?.transitions } ?? []
      if let first = first(of: running, where: \.isInTheWay) { return first }
    }
    return nil
  }

  /// Returns whether a dismissal of these presentations may begin.
  ///
  /// The lowest presentation must be in the state `presented`. No presentation may be in the middle
  /// of its removal (P-83).
  func isAtRest(_ chain: ShortList<LinkID>) -> Bool {
    links[chain[0]]?.isAtRest == true
      && chain.allSatisfy { links[$0]?.machine.state != .gone }
  }

  /// Returns every presentation above the controller `layer`, which has no parent, from the bottom
  /// up.
  ///
  /// These are the presentations by `layer` and its descendants, and all presentations above them.
  package func allLinks(from layer: ControllerID) -> [LinkID] { Array(links(above: layer)) }

  private func links(above layer: ControllerID) -> ShortList<LinkID> {
    var found = ShortList<LinkID>()
    var next: ControllerID? = layer
    var index = 0
    while let layer = next,
      let (inside, own) = controllers.read(layer, { ($0.contextLinks, $0.presentedLink) })
    {
      // A presentation of a presenter that has left its former ancestor belongs to both.
      for link in inside where !found.contains(link) { found.append(link) }
      if let own, links[own]?.contextRoot == nil || !found.contains(own) {
        found.append(own)
      }
      next = index < found.count ? links[found[index]]?.presented : nil
      index += 1
    }
    return found
  }

  /// Returns the former root-most ancestor of the controller that presents `id` (P-113a).
  ///
  /// The presentation still belongs to this ancestor after the presenter has left the hierarchy.
  /// Returns nil if the presenter is still a descendant of this ancestor.
  package func layerLeftByPresenter(of id: ControllerID) -> ControllerID? {
    guard let link = controllers[id]?.presentingLink.flatMap({ links[$0] }),
      let root = link.contextRoot, root != layerRoot(of: link.presenter)
    else { return nil }
    return root
  }

  /// Returns whether `presenter` is above `id` in the chain of parents and presenters.
  ///
  /// If it is, `presenter` must not present `id`, because `id` would then be above itself.
  func isBelow(_ id: ControllerID, _ presenter: ControllerID) -> Bool {
    guard let node = controllers[id], node.presentedLink != nil || !node.contextLinks.isEmpty
    else { return false }
    var next: ControllerID? = presenter
    while let controller = next {
      if controller == id { return true }
      next = controllers[controller]?.parent ?? self.presenter(of: controller)
    }
    return false
  }

  /// Returns the modal transition that a request of the controller `id` has to wait for (P-57).
  ///
  /// A *layer* is a controller without a parent, together with its descendants. The search begins
  /// in the layer that contains `id`, continues in the layer of its presenter, and so on. The
  /// result is the first transition in which the controller without a parent takes part (P-35).
  package func transition(visibleFrom id: ControllerID) -> TransitionID? {
    transition(visibleFrom: id, where: \.isInTheWay)
  }

  func first(
    of ids: ShortList<TransitionID>, where isMeant: (TransitionNode) -> Bool
  ) -> TransitionID? {
    ids.first { transitions[$0].map(isMeant) == true }
  }

  /// Returns the first transition for whose end a request waits that satisfies a condition.
  func transition(awaitedByAny isMeant: (Request) -> Bool) -> TransitionID? {
    transitions.ids.first { transitions[$0]?.waiting.contains(where: isMeant) == true }
  }

  /// Returns the first modal transition that satisfies a condition (P-35, T-16a).
  ///
  /// The search has the order of `transition(visibleFrom:)`.
  func transition(
    visibleFrom id: ControllerID, where isMeant: (TransitionNode) -> Bool
  ) -> TransitionID? {
    guard transitions.count > 0 else { return nil }
    var next: ControllerID? = id
    while let controller = next {
      let root = layerRoot(of: controller)
      guard let node = controllers[root] else { return nil }
      if let running = first(of: node.transitions, where: isMeant) { return running }
      next = node.presentingLink.flatMap { links[$0]?.presenter }
    }
    return nil
  }

  /// Returns whether the presented controller of a presentation has not disappeared yet.
  ///
  /// The controller disappears early if it presents another controller with a style that removes
  /// the presenter's view. Such a controller gets no appearance callbacks when it is dismissed
  /// (P-52a).
  package func isPresentedVisible(_ id: LinkID) -> Bool {
    guard let presented = links[id]?.presented else { return false }
    return controllers[presented]?.appearance.state != .disappeared
  }
}
