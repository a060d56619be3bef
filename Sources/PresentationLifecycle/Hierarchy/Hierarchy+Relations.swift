extension Hierarchy {
  /// Returns the root of the layer that contains `id`: the root-most ancestor of `id`, or `id`
  /// itself (P-2).
  ///
  /// A *layer* is a controller without a parent, together with all controllers inside it.
  package func layerRoot(of id: ControllerID) -> ControllerID {
    var root = id
    while let parent = controllers[root]?.parent, controllers.contains(parent) { root = parent }
    return root
  }

  /// Returns the presenter for a full-screen style (P-2, P-5).
  ///
  /// The presenter is normally the root of the receiver's layer. If the chain of presentations
  /// below that layer starts in a contained child's context, the presenter is the root of the layer
  /// that contains the child.
  func fullscreenPresenter(of receiver: ControllerID) -> ControllerID {
    let root = layerRoot(of: receiver)
    guard let bottom = controllers[root]?.bottomPresenter,
      let parent = controllers[bottom]?.parent
    else { return root }
    return layerRoot(of: parent)
  }

  /// Returns the nearest controller, from `id` upward, that defines a presentation context (P-3).
  ///
  /// If no controller does, returns the root of the layer.
  func contextProvider(of id: ControllerID) -> ControllerID {
    var provider = id
    while let node = controllers[provider], !node.definesPresentationContext,
      let parent = node.parent
    {
      provider = parent
    }
    return provider
  }

  /// Returns the link in which `id`, or else its nearest presenting ancestor, is the presenter
  /// (P-9).
  package func presentedLink(of id: ControllerID) -> LinkID? {
    nearest(from: id) { controllers[$0]?.presentedLink }
  }

  /// Returns the link that presents `id`, or else its nearest presented ancestor (P-10).
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

  /// Returns the link that a call of `dismiss` on `id` ends (P-47).
  ///
  /// If `id` or an ancestor presents a controller, the result is the nearest such presentation.
  /// Otherwise, the result is the presentation of the root of the layer of `id`.
  package func dismissalTarget(of id: ControllerID) -> LinkID? {
    presentedLink(of: id) ?? presentingLink(of: id)
  }

  /// Returns the links that a dismissal of `owner` ends, the top-most link first (P-50).
  func chain(above owner: LinkID) -> [LinkID] { allLinks(above: owner).reversed() }

  /// Returns the running transition of `owner`, or else of the lowest link above `owner` that has a
  /// running transition.
  ///
  /// A dismissal that would also end this transition's links waits for the transition, and then
  /// dismisses the links that remain. A controller that is being dismissed is therefore not
  /// dismissed twice (P-54), and a canceled dismissal leaves no controller behind. While a delegate
  /// is being asked for an animator, a dismissal has no link yet, but it counts as running (P-119).
  func transition(above owner: LinkID) -> TransitionID? {
    guard transitions.count > 0 else { return nil }
    for link in allLinks(above: owner) {
      let running = links[link].flatMap { controllers[$0.presented]?.transitions } ?? []
      if let first = first(of: running, where: \.isInTheWay) { return first }
    }
    return nil
  }

  /// Returns whether a dismissal of `owner` may begin.
  ///
  /// `owner` must be at rest, and no link above `owner` may be in the middle of its removal (P-83).
  func isAtRest(_ owner: LinkID) -> Bool {
    links[owner]?.isAtRest == true
      && allLinks(above: owner).allSatisfy { links[$0]?.machine.state != .gone }
  }

  /// Returns `owner` and every link above it, from lower to higher links.
  private func allLinks(above owner: LinkID) -> [LinkID] {
    [owner] + (links[owner].map { allLinks(from: $0.presented) } ?? [])
  }

  /// Returns every link above a layer, from lower to higher links.
  ///
  /// The links above a layer are the presentations in contexts inside the layer, and the
  /// presentation by the layer itself.
  package func allLinks(from layer: ControllerID) -> [LinkID] {
    var found: [LinkID] = []
    var next: ControllerID? = layer
    var index = 0
    while let node = next.flatMap({ controllers[$0] }) {
      found += node.contextLinks
      if let own = node.presentedLink { found.append(own) }
      next = index < found.count ? links[found[index]]?.presented : nil
      index += 1
    }
    return found
  }

  /// Returns the root of the layer to which the presentation of `id` belongs, if the presenter has
  /// left that layer (P-113a).
  package func layerLeftByPresenter(of id: ControllerID) -> ControllerID? {
    guard let link = controllers[id]?.presentingLink.flatMap({ links[$0] }),
      let root = link.contextRoot, root != layerRoot(of: link.presenter)
    else { return nil }
    return root
  }

  /// Returns whether `presenter` is presented from inside `id` on any layer above.
  ///
  /// In that case `presenter` must not present `id`, because `id` would then be above itself.
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

  /// Returns the nearest modal transition that `id` sees and that a request has to wait for.
  ///
  /// The transition belongs to the controller's layer or to a layer below (P-35, P-57).
  package func transition(visibleFrom id: ControllerID) -> TransitionID? {
    transition(visibleFrom: id, where: \.isInTheWay)
  }

  func first(
    of ids: [TransitionID], where isMeant: (TransitionNode) -> Bool
  ) -> TransitionID? {
    ids.first { transitions[$0].map(isMeant) == true }
  }

  /// Returns the nearest modal transition that `id` sees and that satisfies a condition (P-35,
  /// T-16a).
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

  /// Returns whether the presented controller of a link still has to disappear.
  ///
  /// If a presentation that removes its presenter's view covers the controller, the controller has
  /// already disappeared and gets no further callbacks (P-52a).
  package func isPresentedVisible(_ id: LinkID) -> Bool {
    guard let presented = links[id]?.presented else { return false }
    return controllers[presented]?.appearance.state != .disappeared
  }
}
