extension Hierarchy {
  /// Returns the root-most controller of the layer that contains `id` (P-2).
  package func layerRoot(of id: ControllerID) -> ControllerID {
    var root = id
    while let parent = controllers[root]?.parent, controllers.contains(parent) { root = parent }
    return root
  }

  /// Returns the presenter for a full-screen style (P-2, P-5).
  ///
  /// The presenter is the root of the receiver's layer. But if the chain below that layer starts in
  /// a contained child's context, the presenter is the root of the layer around that child.
  func fullscreenPresenter(of receiver: ControllerID) -> ControllerID {
    let root = layerRoot(of: receiver)
    guard let bottom = controllers[root]?.bottomPresenter,
      let parent = controllers[bottom]?.parent
    else { return root }
    return layerRoot(of: parent)
  }

  /// Returns the first controller that defines a presentation context, from `id` upward; the root
  /// of the layer if none does (P-3).
  func contextProvider(of id: ControllerID) -> ControllerID {
    var provider = id
    while let node = controllers[provider], !node.definesPresentationContext,
      let parent = node.parent
    {
      provider = parent
    }
    return provider
  }

  /// Returns the link with which `id` or its nearest presenting ancestor presents (P-9).
  package func presentedLink(of id: ControllerID) -> LinkID? {
    nearest(from: id) { controllers[$0]?.presentedLink }
  }

  /// Returns the link that presents `id` or its nearest presented ancestor (P-10).
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

  /// Returns the link that `dismiss` on `id` ends (P-47).
  ///
  /// It is the presentation by `id` or an ancestor, or else the presentation of the layer of `id`.
  package func dismissalTarget(of id: ControllerID) -> LinkID? {
    presentedLink(of: id) ?? presentingLink(of: id)
  }

  /// Returns the links that a dismissal of `owner` ends, the top-most link first (P-50).
  func chain(above owner: LinkID) -> [LinkID] { allLinks(above: owner).reversed() }

  /// Returns a running transition at `owner` or above.
  ///
  /// A dismissal from below waits for this transition and then dismisses the remaining links. A
  /// controller that is being dismissed is therefore not dismissed twice (P-54), and a canceled
  /// dismissal leaves no controller behind. A dismissal whose delegate is being asked for an
  /// animator has no link yet, but counts as running (P-119).
  func transition(above owner: LinkID) -> TransitionID? {
    guard transitions.count > 0 else { return nil }
    for link in allLinks(above: owner) {
      let running = links[link].flatMap { controllers[$0.presented]?.transitions } ?? []
      if let first = first(of: running, where: \.isInTheWay) { return first }
    }
    return nil
  }

  /// Returns whether the presentations allow a dismissal of `owner` to begin.
  ///
  /// `owner` must be at rest, and no link above it may be in the middle of its removal (P-83).
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
  /// These are the presentations in contexts inside the layer, and the layer's own presentation.
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

  /// Returns whether `presenter` is inside `id`, or is presented from inside `id` on any layer
  /// above.
  ///
  /// In that case `presenter` must not present `id`, because `id` would then be above itself.
  func isBelow(_ id: ControllerID, _ presenter: ControllerID, _ facts: PresentFacts) -> Bool {
    guard let node = controllers[id],
      node.presentedLink != nil || !node.contextLinks.isEmpty || facts.presentedHasChildren
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
  /// It is the transition of the controller's layer or of a layer below (P-35, P-57).
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
  /// A controller that a removing style covers has already disappeared and gets no further
  /// callbacks (P-52a).
  package func isPresentedVisible(_ id: LinkID) -> Bool {
    guard let presented = links[id]?.presented else { return false }
    return controllers[presented]?.appearance.state != .disappeared
  }
}
