import PresentationLifecycle

/// A parent or window that a controller is about to enter.
@MainActor enum EntryPlace {
  /// A parent, such as a navigation controller or a tab bar controller.
  case parent(ViewController)
  /// A window; the controller becomes the root view controller of this window.
  case window(Window)

  fileprivate var kind: Admission.EntryFacts.Place {
    switch self {
    case .parent: .parent
    case .window: .window
    }
  }

  fileprivate var world: World? {
    switch self {
    case .parent(let parent): parent.world
    case .window(let window): window.owner
    }
  }

  fileprivate var printed: String {
    switch self {
    case .parent(let parent): parent.printed
    case .window(let window): window.description
    }
  }
}

/// The check that decides whether a controller may get a parent or become the root of a window
/// (P-101, P-101a, C-1a).
///
/// Every call that adds a child or sets a root first makes this check, and then changes the
/// hierarchy. The check prevents cycles, in which a controller would contain itself.
extension ViewController {
  /// Returns whether this controller may enter `place`, which is a parent or a window.
  ///
  /// If the result is false, an issue is reported.
  final func mayEnter(_ place: EntryPlace) -> Bool {
    let world = place.world ?? self.world ?? .current
    let (row, entry) = world.hierarchy.judge(facts(entering: place))
    world.onRow?(.admission, row)
    for effect in row.effects where effect == .report || effect == .raise {
      report(entry, into: place, to: world)
    }
    return row.effects.contains(.admit)
  }

  /// Returns whether all of `newcomers` may become children of this controller.
  ///
  /// Reports an issue for the first controller that may not become a child.
  package final func mayHold(_ newcomers: [ViewController]) -> Bool {
    for newcomer in newcomers where newcomer.ownParent !== self && !newcomer.mayEnter(.parent(self))
    {
      return false
    }
    return true
  }

  /// Returns whether `other` is this controller, is inside it, or is presented from inside it.
  ///
  /// A controller that is moving from one parent to another counts as inside both parents, until it
  /// has left the old parent. A presenter can move to another hierarchy while it presents a
  /// controller. The presented controller then also counts as presented from the old hierarchy
  /// (P-113a).
  final func isAround(_ other: ViewController) -> Bool {
    guard other === self || mayHoldOthers else { return false }
    var next: ViewController? = other
    var left: [ViewController] = []
    while let controller = next {
      if controller === self { return true }
      if controller.entering != nil, let parent = controller.ownParent { left.append(parent) }
      if let layer = controller.layerLeftByPresenter { left.append(layer) }
      next = controller.holder ?? left.popLast()
    }
    return false
  }

  /// The parent that this controller is about to enter, or else its parent, or else its presenter.
  ///
  /// A loop from holder to holder always ends, because no controller contains itself (C-1a).
  final var holder: ViewController? { entering ?? ownParent ?? ownPresenter }

  /// The parent that this controller is about to enter, or else its parent; nil if it has none.
  ///
  /// A navigation controller whose controllers are on the stack of another column counts as inside
  /// this stack (C-21).
  final var parentToLeave: ViewController? { entering ?? ownParent ?? navigation?.containingStack }

  /// Returns whether this controller may still become a child of `parent`, after an earlier check
  /// has allowed it.
  ///
  /// A callback may have run after the check. The result is false if the callback has made this
  /// controller a root, has presented it, or has put `parent` inside it.
  final func canStillEnter(_ parent: ViewController) -> Bool {
    !isWindowRoot && !isPresentedItself && !isAround(parent)
  }

  private var layerLeftByPresenter: ViewController? {
    guard let world, let id = membership?.id,
      let layer = world.hierarchy.layerLeftByPresenter(of: id)
    else { return nil }
    return world.controller(layer)
  }

  private var ownPresenter: ViewController? {
    guard let world, let id = membership?.id, let presenter = world.hierarchy.presenter(of: id)
    else { return nil }
    return world.controller(presenter)
  }

  /// Whether this controller is presented, and its delegate is not choosing a container for it
  /// (P-65f).
  private var isPresentedItself: Bool {
    guard let world, let id = membership?.id, ownPresentationController?.isChoosing != true
    else { return false }
    return world.hierarchy.isPresented(id)
  }

  /// The controller whose view contains this controller's view.
  private var viewOwner: ViewController? { loadedView?.superview?.nearestController }

  private func facts(entering place: EntryPlace) -> Admission.EntryFacts {
    var facts = Admission.EntryFacts(place.kind)
    facts.crossesWorlds = crossesWorlds(into: place)
    facts.isPresented = isPresentedItself
    facts.hasParent = parentToLeave != nil
    switch place {
    case .parent(let place):
      facts.isRoot = isWindowRoot
      facts.isAroundPlace = isAround(place)
      facts.isViewElsewhere = ownParent == nil && viewOwner.map { $0 !== place } == true
    case .window(let window):
      facts.isRoot = isWindowRoot && rootWindow !== window
    }
    return facts
  }

  /// Returns whether this controller and `place` belong to different ``World``s.
  private func crossesWorlds(into place: EntryPlace) -> Bool {
    if let world = place.world { return world.isForeign(self) }
    guard case .parent(let parent) = place, let world else { return false }
    return world.isForeign(parent.outermost)
  }

  private func report(_ entry: Admission.Entry, into place: EntryPlace, to world: World) {
    let other: ViewController? =
      switch entry {
      case .presentedBecomesRoot: presentingViewController
      case .childBecomesRoot: parentToLeave
      case .viewIsElsewhere: viewOwner
      case .crossesWorlds, .rootGetsParent, .presentedGetsParent, .entersItself,
        .rootOfAnotherWindow, .clear:
        nil
      }
    let issue = Issues.refusal(
      entry, of: printed, into: place.printed, other: other?.printed ?? "nil")
    if let issue { world.report(issue, at: subject) }
  }
}
