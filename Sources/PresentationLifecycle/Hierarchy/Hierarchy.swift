/// Everything one world knows about its controllers and what is under way between them.
///
/// One value. `handle(_:)` routes an event to one machine and answers with its row; the shell
/// performs the row's effects, and every fact that user code reads changes only when such an
/// effect calls `apply(_:)` (law 5).
package struct Hierarchy: Hashable, Sendable {
  package internal(set) var controllers = Slots<ControllerNode>()
  package internal(set) var links = Slots<LinkNode>()
  package internal(set) var transitions = Slots<TransitionNode>()
  package internal(set) var animators = Slots<AnimatorNode>()
  package internal(set) var stacks = Slots<StackNode>()
  package internal(set) var tabs = Slots<TabNode>()
  /// How many transitions keep user interaction off (P-66).
  package internal(set) var interactionLocks = 0

  /// Whether a request made during a visible transition waits, rather than being judged at once
  /// (P-57).
  let queuesRequests: Bool
  private let flip: RowFlip?
  private let laws: LawEnforcement

  /// A hierarchy without controllers.
  ///
  /// `flip` is a mistake planted by a test, which breaks laws unless `laws` says that it may not.
  package init(
    queuesRequests: Bool = true, flip: RowFlip? = nil, laws: LawEnforcement? = nil
  ) {
    self.queuesRequests = queuesRequests
    self.flip = flip
    self.laws = laws ?? (flip == nil ? .trap : .tolerate)
  }

  /// Routes `event` to its machine.
  package mutating func handle(_ event: Event) -> Step {
    switch event {
    case .request(let request, let occasion):
      return arrive(request, occasion)
    case .controllerMade(let id, let coverage, let fullscreen):
      resolvePresenter(of: id, coverage: coverage, fullscreen: fullscreen)
      return step(id, .answered(.presentationController))
    case .judge(let id, let facts):
      return judge(id, facts)
    case .link(let id, let event):
      return step(id, event)
    case .transition(let id, let event):
      let (flip, laws) = (flip, laws)
      let row = transitions.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
      return row.map { .transition(id, $0) } ?? .stale
    case .interaction(let id, let event):
      let (flip, laws) = (flip, laws)
      let row = transitions.update(id) { $0.interaction.handle(event, flip: flip, laws: laws) }
      return row.map { .interaction(id, $0) } ?? .stale
    case .stack(let id, let event):
      let (flip, laws) = (flip, laws)
      let row = stacks.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
      return row.map { .stack(id, $0) } ?? .stale
    case .tab(let id, let event):
      let (flip, laws) = (flip, laws)
      let row = tabs.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
      return row.map { .tab(id, $0) } ?? .stale
    case .animator(let id, let event):
      let (flip, laws) = (flip, laws)
      let row = animators.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
      return row.map { .animator(id, $0) } ?? .stale
    case .appearance(let id, let event, let animated):
      return appear(id, event, animated: animated)
    case .manual(let id, let event):
      let (flip, laws) = (flip, laws)
      let row = controllers.update(id) { $0.manual.handle(event, flip: flip, laws: laws) }
      return row.map { .manual(id, $0) } ?? .stale
    }
  }

  private mutating func step(_ id: LinkID, _ event: PresentationLink.Event) -> Step {
    let (flip, laws) = (flip, laws)
    let row = links.update(id) { $0.machine.handle(event, flip: flip, laws: laws) }
    return row.map { .link(id, $0) } ?? .stale
  }

  /// The flag of a WILL holds for everything up to the next one (P-104).
  private mutating func appear(
    _ id: ControllerID, _ event: Appearance.Event, animated: Bool?
  ) -> Step {
    let (flip, laws) = (flip, laws)
    let step = controllers.update(id) { node in
      let before = node.appearance.state
      let row = node.appearance.handle(event, flip: flip, laws: laws)
      if let animated, node.appearance.state != before { node.isNextAnimated = animated }
      // An owed `viewIsAppearing` still goes with the last WILL.
      if !row.effects.contains(.tellIsAppearing) {
        node.isAppearanceAnimated = node.isNextAnimated
      }
      return Step.appearance(id, row, animated: node.isAppearanceAnimated)
    }
    return step ?? .stale
  }

  /// Tells law 3 that a list of `machine` is being delivered, or that its last effect begins.
  package mutating func setListOpen(_ isOpen: Bool, for machine: MachineID) {
    func toggle<M: Machine>(_ guarded: inout Guarded<M>) {
      isOpen ? guarded.openList() : guarded.closeList()
    }
    switch machine {
    case .stack(let id): _ = stacks.update(id) { toggle(&$0.machine) }
    case .tab(let id): _ = tabs.update(id) { toggle(&$0.machine) }
    case .animator(let id): _ = animators.update(id) { toggle(&$0.machine) }
    case .appearance(let id): _ = controllers.update(id) { toggle(&$0.appearance) }
    case .link(let id): _ = links.update(id) { toggle(&$0.machine) }
    case .transition(let id): _ = transitions.update(id) { toggle(&$0.machine) }
    case .interaction(let id): _ = transitions.update(id) { toggle(&$0.interaction) }
    case .manual(let id): _ = controllers.update(id) { toggle(&$0.manual) }
    }
  }

  func admission(_ row: Row<Admission.Effect>) -> Row<Admission.Effect> {
    guard let flip else { return row }
    var row = row
    flip.apply(to: &row)
    return row
  }
}

extension Hierarchy {
  /// What comes from outside: a call, an answer, the end of a list.
  package enum Event: Hashable, Sendable {
    case request(Request, Request.Occasion)
    case controllerMade(LinkID, Coverage, fullscreen: Bool)
    case judge(LinkID, PresentFacts)
    case link(LinkID, PresentationLink.Event)
    case transition(TransitionID, TransitionMachine.Event)
    case interaction(TransitionID, Interaction.Event)
    case manual(ControllerID, ManualAppearance.Event)
    case animator(AnimatorID, PropertyAnimation.Event)
    case stack(StackID, Stack.Event)
    case tab(TabID, TabSelection.Event)
    /// `animated` goes with a WILL; the other callbacks repeat the last one (P-104).
    case appearance(ControllerID, Appearance.Event, animated: Bool?)
  }

  /// What only the views know about a present that is being judged.
  package struct PresentFacts: Hashable, Sendable {
    package let presentedHasParent: Bool
    package let presentedIsRoot: Bool
    package let presentedHasChildren: Bool
    package let presenterHasWindow: Bool
    package let receiverIsAttached: Bool

    package init(
      presentedHasParent: Bool = false, presentedIsRoot: Bool = false,
      presentedHasChildren: Bool = false, presenterHasWindow: Bool, receiverIsAttached: Bool
    ) {
      self.presentedHasParent = presentedHasParent
      self.presentedIsRoot = presentedIsRoot
      self.presentedHasChildren = presentedHasChildren
      self.presenterHasWindow = presenterHasWindow
      self.receiverIsAttached = receiverIsAttached
    }
  }

  /// A row, and whose it is; a request is not repeated, which keeps the answer small.
  package enum Step: Hashable, Sendable {
    case arrival(Row<Admission.Effect>, Admission.Arrival, waitsFor: Blocker?)
    case judgement(LinkID, Row<Admission.Effect>, Admission.Check)
    case link(LinkID, Row<PresentationLink.Effect>)
    case transition(TransitionID, Row<TransitionMachine.Effect>)
    case interaction(TransitionID, Row<Interaction.Effect>)
    case manual(ControllerID, Row<ManualAppearance.Effect>)
    case animator(AnimatorID, Row<PropertyAnimation.Effect>)
    case stack(StackID, Row<Stack.Effect>)
    case tab(TabID, Row<TabSelection.Effect>)
    case appearance(ControllerID, Row<Appearance.Effect>, animated: Bool)
    /// The identity is gone: recorded and skipped.
    case stale
  }

  /// A machine that a list belongs to.
  package enum MachineID: Hashable, Sendable {
    case animator(AnimatorID)
    case stack(StackID)
    case tab(TabID)
    case appearance(ControllerID)
    case interaction(TransitionID)
    case link(LinkID)
    case manual(ControllerID)
    case transition(TransitionID)
  }
}
