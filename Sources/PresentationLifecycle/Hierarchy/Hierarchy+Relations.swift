extension Hierarchy {
  /// The root-most controller of the layer that `id` lives in (P-2).
  package func layerRoot(of id: ControllerID) -> ControllerID {
    var root = id
    while let parent = controllers[root]?.parent, controllers.contains(parent) { root = parent }
    return root
  }

  /// The presenter of a full-screen type: the root of the receiver's layer, unless the chain
  /// below it starts in a contained child's context; then the root around that child (P-2, P-5).
  func fullscreenPresenter(of receiver: ControllerID) -> ControllerID {
    let root = layerRoot(of: receiver)
    guard let bottom = controllers[root]?.bottomPresenter,
      let parent = controllers[bottom]?.parent
    else { return root }
    return layerRoot(of: parent)
  }

  /// The first controller from `id` upwards that defines a presentation context, else the root
  /// of its layer (P-3).
  func contextProvider(of id: ControllerID) -> ControllerID {
    var provider = id
    while let node = controllers[provider], !node.definesPresentationContext,
      let parent = node.parent
    {
      provider = parent
    }
    return provider
  }

  /// The nearest link that `id` or an ancestor presents with (P-9).
  package func presentedLink(of id: ControllerID) -> LinkID? {
    nearest(from: id) { controllers[$0]?.presentedLink }
  }

  /// The nearest link that presents `id` or an ancestor (P-10).
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

  /// The link that `dismiss` on `id` ends: what it presents, what an ancestor presents, or the
  /// layer it lives in (P-47).
  package func dismissalTarget(of id: ControllerID) -> LinkID? {
    presentedLink(of: id) ?? presentingLink(of: id)
  }

  /// The links that go when `owner` goes, the top-most first (P-50).
  func chain(above owner: LinkID) -> [LinkID] { allLinks(above: owner).reversed() }

  /// A transition that runs at `owner` or above: a dismissal from below waits for it, and then
  /// takes what is left.
  ///
  /// So a controller that is being dismissed is not dismissed twice (P-54), and a canceled
  /// dismissal leaves no controller behind. A dismissal whose animator is being asked for has no
  /// link yet, and counts (P-119).
  func transition(above owner: LinkID) -> TransitionID? {
    guard transitions.count > 0 else { return nil }
    for link in allLinks(above: owner) {
      let running = links[link].flatMap { controllers[$0.presented]?.transitions } ?? []
      if let first = first(of: running, where: \.isInTheWay) { return first }
    }
    return nil
  }

  /// Whether a dismissal of `owner` can begin as far as presentations matter: it is at rest,
  /// and nothing above it is being torn down (P-83).
  func isAtRest(_ owner: LinkID) -> Bool {
    links[owner]?.isAtRest == true
      && allLinks(above: owner).allSatisfy { links[$0]?.machine.state != .gone }
  }

  /// `owner` and every link above it, a lower one before a higher one.
  private func allLinks(above owner: LinkID) -> [LinkID] {
    [owner] + (links[owner].map { allLinks(from: $0.presented) } ?? [])
  }

  /// Every link above a layer, a lower one before a higher one: what is presented in a context
  /// inside it, and what it presents itself.
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

  /// Whether `presenter` is inside `id`, or is presented from inside it, however many layers up: a
  /// controller that presented `id` there would be above itself.
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

  /// The nearest modal transition that `id` sees and that a request has to wait for: its layer's,
  /// or one of a layer below (P-35, P-57).
  package func transition(visibleFrom id: ControllerID) -> TransitionID? {
    transition(visibleFrom: id, where: \.isInTheWay)
  }

  func first(
    of ids: [TransitionID], where isMeant: (TransitionNode) -> Bool
  ) -> TransitionID? {
    ids.first { transitions[$0].map(isMeant) == true }
  }

  /// The nearest modal transition of a kind that `id` sees (P-35, T-16a).
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

  /// Whether a link's presented controller still has to disappear: one that a removing style covers
  /// gets no further callbacks (P-52a).
  package func isPresentedVisible(_ id: LinkID) -> Bool {
    guard let presented = links[id]?.presented else { return false }
    return controllers[presented]?.appearance.state != .disappeared
  }
}
