/// The facts about all controllers of a world, and about their presentations and transitions.
///
/// The hierarchy is a single value that is never copied: reading through a copy would cost about
/// 570 instructions. `handle(_:at:)` lets one machine handle an event and returns the row that the
/// machine picks. The object that owns the machine then performs the effects of the row. A fact
/// that user code can read changes only when an effect calls `apply(_:)` (law 5).
package struct Hierarchy: ~Copyable, Sendable {
  package internal(set) var controllers = Slots<ControllerNode>()
  package internal(set) var links = Slots<LinkNode>()
  package internal(set) var transitions = Slots<TransitionNode>()
  package internal(set) var animators = Slots<AnimatorNode>()
  package internal(set) var stacks = Slots<StackNode>()
  package internal(set) var tabs = Slots<TabNode>()
  /// The number of transitions that disable user interaction (P-66).
  package internal(set) var interactionLocks = 0

  /// Whether a request that is made during a visible transition waits (P-57).
  ///
  /// If false, the request is decided immediately.
  let queuesRequests: Bool
  let flip: RowFlip?
  let laws: LawEnforcement

  /// Creates a hierarchy without controllers.
  ///
  /// `flip` is a deliberate mistake in one row, for tests. `laws` tells whether that mistake may
  /// break the laws of the machines (see ``Machine``).
  package init(
    queuesRequests: Bool = true, flip: RowFlip? = nil, laws: LawEnforcement? = nil
  ) {
    self.queuesRequests = queuesRequests
    self.flip = flip
    self.laws = laws ?? (flip == nil ? .trap : .tolerate)
  }

  /// Lets the machine at `address` handle `event`, and returns the row; returns nil if the node
  /// that keeps the machine was removed.
  @inlinable package mutating func handle<M: HierarchyMachine>(
    _ event: M.Event, at address: Address<M>
  ) -> Row<M.Effect>? {
    M.handle(event, at: address.id, in: &self)
  }

  /// Lets the appearance of a controller handle `event`, and returns the row and the animated flag.
  ///
  /// The `animated` flag of a `will` callback applies to all callbacks up to the next `will`
  /// callback (P-104).
  package mutating func handle(
    _ event: Appearance.Event, animated: Bool?, at address: Address<Appearance>
  ) -> (row: Row<Appearance.Effect>, animated: Bool)? {
    let (flip, laws) = (flip, laws)
    return controllers.update(address.id) { node in
      let before = node.appearance.state
      let row = node.appearance.handle(event, flip: flip, laws: laws)
      if let animated, node.appearance.state != before { node.isNextAnimated = animated }
      // If a `viewIsAppearing` call is still owed, this call and all callbacks inside it keep the
      // flag of the previous `will` callback.
      if row.effects.contains(where: \.isWill) { node.isAppearanceAnimated = node.isNextAnimated }
      return (row, node.isAppearanceAnimated)
    }
  }

  /// Records whether the list of effects of a row is open: from its first effect until its last
  /// effect begins.
  ///
  /// While the list is open, the machine must keep its state (law 3).
  @inlinable
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
  /// Facts about a `present` request that the hierarchy does not store, read at the time of the
  /// decision.
  package struct PresentFacts: Hashable, Sendable {
    package let presentedHasParent: Bool
    package let presentedIsRoot: Bool
    /// Whether the presenter is inside the presented controller, or is presented from inside it.
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
