import PresentationLifecycle

/// What a controller is about to enter.
@MainActor enum EntryPlace {
  /// Its parent, be it a stack or tabs.
  case parent(ViewController)
  /// Its window, as the root.
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

/// Decides whether a controller may get a parent or become a root (P-101, P-101a, C-1a).
///
/// Every call that does either asks here, before anything changes. So no controller is inside
/// itself, and every walk along parents and presenters ends.
extension ViewController {
  /// Whether this controller may enter `place`; reports why it may not.
  final func mayEnter(_ place: EntryPlace) -> Bool {
    (place.world ?? world ?? .current).permits(self, into: place)
  }

  /// Whether all of `newcomers` may become children; reports the first that may not.
  final func mayHold(_ newcomers: [ViewController]) -> Bool {
    newcomers.allSatisfy { $0.parent === self || $0.mayEnter(.parent(self)) }
  }

  /// Whether this controller is `other`, or is around it: other is inside, or is presented from
  /// inside.
  fileprivate final func isAround(_ other: ViewController) -> Bool {
    var next: ViewController? = other
    while let controller = next {
      if controller === self { return true }
      next = controller.holder
    }
    return false
  }

  /// The controller that this one is inside of, or is about to enter, or that presents it.
  ///
  /// Every controller has at most one, and no way along them leads back (C-1a).
  final var holder: ViewController? { entering ?? parent ?? ownPresenter }

  private var ownPresenter: ViewController? {
    guard let world, let id = membership?.id, let presenter = world.ledger.presenter(of: id)
    else { return nil }
    return world.controller(presenter)
  }

  fileprivate final var isPresentedItself: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.ledger.isPresented(id)
  }

  /// The controller that this one's view stands in.
  fileprivate final var viewOwner: ViewController? { viewIfLoaded?.superview?.nearestController }
}

extension World {
  fileprivate func permits(_ controller: ViewController, into place: EntryPlace) -> Bool {
    let (row, entry) = ledger.judge(facts(of: controller, entering: place))
    onRow?(.admission, row.name)
    var isPermitted = false
    for effect in row.effects {
      switch effect {
      case .report, .raise: complain(controller, place, entry)
      case .admit: isPermitted = true
      case .enqueue, .completeRunning, .judgeAgain, .beginPresent, .beginDismiss, .operateStack,
        .operateTabs, .popSelected, .tellSelected, .refuse, .deliverCompletion:
        break
      }
    }
    return isPermitted
  }

  private func facts(
    of controller: ViewController, entering place: EntryPlace
  ) -> Admission.EntryFacts {
    var facts = Admission.EntryFacts(place.kind)
    facts.crossesWorlds = crossesWorlds(controller, place)
    facts.isPresented = controller.isPresentedItself
    facts.hasParent = (controller.entering ?? controller.parent) != nil
    switch place {
    case .parent(let parent):
      facts.isRoot = controller.isWindowRoot
      facts.isAroundPlace = controller.isAround(parent)
      facts.isViewElsewhere =
        controller.parent == nil && controller.viewOwner.map { $0 !== parent } == true
    case .window(let window):
      facts.isRoot = controller.isWindowRoot && controller.rootWindow !== window
    }
    return facts
  }

  /// Whether the two would bring controllers of two worlds together.
  private func crossesWorlds(_ controller: ViewController, _ place: EntryPlace) -> Bool {
    if let world = place.world { return world.isForeign(controller) }
    guard case .parent(let parent) = place, let world = controller.world else { return false }
    return world.isForeign(parent.outermost)
  }

  private func complain(
    _ controller: ViewController, _ place: EntryPlace, _ entry: Admission.Entry
  ) {
    let other: ViewController? =
      switch entry {
      case .presentedBecomesRoot: controller.presentingViewController
      case .childBecomesRoot: controller.entering ?? controller.parent
      case .viewIsElsewhere: controller.viewOwner
      case .crossesWorlds, .rootGetsParent, .presentedGetsParent, .entersItself,
        .rootOfAnotherWindow, .clear:
        nil
      }
    let issue = Issues.refusal(
      entry, of: controller.printed, into: place.printed, other: other?.printed ?? "nil")
    if let issue { report(issue, at: controller.subject) }
  }
}
