/// The state of all controllers, presentations and transitions in a world (one simulated app).
///
/// The hierarchy is never copied, because a copy for each read would cost about 570 instructions.
/// `handle(_:at:)` sends an event to one state machine, and returns a row of its state table. The
/// object that owns the machine, such as a view controller, then performs the effects of the row.
/// Values that app code can read change only in `apply(_:)` (law 5 of ``Machine``).
package struct Hierarchy: ~Copyable, Sendable {
  package internal(set) var controllers = Slots<ControllerNode>()
  package internal(set) var links = Slots<LinkNode>()
  package internal(set) var transitions = Slots<TransitionNode>()
  package internal(set) var animators = Slots<AnimatorNode>()
  package internal(set) var stacks = Slots<StackNode>()
  package internal(set) var tabs = Slots<TabNode>()
  /// The number of transitions that disable user interaction (P-66).
  package internal(set) var interactionLocks = 0

  /// Whether a request waits if it is made during a visible modal transition (P-57).
  ///
  /// If false, the request is performed or refused at once.
  let queuesRequests: Bool
  let flip: RowFlip?
  let laws: LawEnforcement
  /// A value that makes the compiler pass the hierarchy by its address.
  ///
  /// Without this property, each read would copy 242 bytes, which is 3 percent of the instructions
  /// of a presentation and its dismissal.
  private let passedByAddress: any Sendable = ()

  /// Creates a hierarchy without controllers.
  ///
  /// `flip` is a deliberate mistake in one row of a state table, for tests. `laws` decides whether
  /// the program stops if this mistake breaks a law of ``Machine``.
  package init(
    queuesRequests: Bool = true, flip: RowFlip? = nil, laws: LawEnforcement? = nil
  ) {
    self.queuesRequests = queuesRequests
    self.flip = flip
    self.laws = laws ?? (flip == nil ? .trap : .tolerate)
  }

  /// Sends an event to the state machine at `address`, and returns a row of its state table.
  ///
  /// The row lists the effects to perform. Returns nil if the machine was removed.
  package mutating func handle<M: HierarchyMachine>(
    _ event: M.Event, at address: Address<M>
  ) -> Row<M.Effect>? {
    M.handle(event, at: address.id, in: &self)
  }

  /// Sends an event to the appearance machine of a controller.
  ///
  /// Returns a row of the state table and an `animated` argument. The row lists the callbacks to
  /// call with this argument.
  ///
  /// A `viewWill…` callback determines the `animated` argument of all callbacks until the next
  /// `viewWill…` callback (P-104).
  package mutating func handle(
    _ event: Appearance.Event, animated: Bool?, at address: Address<Appearance>
  ) -> (row: Row<Appearance.Effect>, animated: Bool)? {
    let (flip, laws) = (flip, laws)
    return controllers.update(address.id) { node in
      let before = node.appearance.state
      let row = node.appearance.handle(event, flip: flip, laws: laws)
      if let animated, node.appearance.state != before { node.isNextAnimated = animated }
      // An early `viewIsAppearing` call, and all callbacks inside it, keep the previous `animated`
      // argument.
      if row.effects.contains(where: \.isWill) { node.isAppearanceAnimated = node.isNextAnimated }
      return (row, node.isAppearanceAnimated)
    }
  }

  /// Records whether a machine must keep its state at present (law 3 of ``Machine``).
  ///
  /// The machine must keep its state from the first effect of a row until the last effect begins.
  /// `isOpen` is true at the beginning of this phase, and false at its end.
  package mutating func setListOpen<M: HierarchyMachine>(_ isOpen: Bool, at address: Address<M>) {
    M.setListOpen(isOpen, at: address.id, in: &self)
  }

  func admission(_ row: Row<Admission.Effect>) -> Row<Admission.Effect> {
    guard let flip else { return row }
    var row = row
    flip.apply(to: &row)
    return row
  }
}

extension Hierarchy {
  /// The facts for a decision about a `present` request that the hierarchy does not store.
  package struct PresentFacts: Hashable, Sendable {
    package let presentedHasParent: Bool
    package let presentedIsRoot: Bool
    /// Whether the presenter is a descendant of the presented controller, or is presented by
    /// such a descendant.
    package let presentedIsAroundPresenter: Bool
    package let presenterHasWindow: Bool
    package let receiverIsAttached: Bool

    package init(
      presentedHasParent: Bool = false, presentedIsRoot: Bool = false,
      presentedIsAroundPresenter: Bool = false, presenterHasWindow: Bool, receiverIsAttached: Bool
    ) {
      self.presentedHasParent = presentedHasParent
      self.presentedIsRoot = presentedIsRoot
      self.presentedIsAroundPresenter = presentedIsAroundPresenter
      self.presenterHasWindow = presenterHasWindow
      self.receiverIsAttached = receiverIsAttached
    }
  }
}

extension Appearance.Effect {
  fileprivate var isWill: Bool { self == .viewWillAppear || self == .viewWillDisappear }
}
