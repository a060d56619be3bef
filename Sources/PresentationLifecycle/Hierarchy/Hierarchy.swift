/// The facts about all controllers of a world, and about their presentations and transitions.
///
/// The hierarchy is a single value that is never copied: a read through a copy would cost some 570
/// instructions. `handle(_:at:)` lets one machine handle an event and returns the machine's row.
/// The object that owns the machine then performs the effects of the row. A fact that user code can
/// read changes only when such an effect calls `apply(_:)` (law 5).
package struct Hierarchy: ~Copyable, Sendable {
  package internal(set) var controllers = Slots<ControllerNode>()
  package internal(set) var links = Slots<LinkNode>()
  package internal(set) var transitions = Slots<TransitionNode>()
  package internal(set) var animators = Slots<AnimatorNode>()
  package internal(set) var stacks = Slots<StackNode>()
  package internal(set) var tabs = Slots<TabNode>()
  /// The number of transitions that disable user interaction (P-66).
  package internal(set) var interactionLocks = 0

  /// Whether a request during a visible transition waits, rather than being decided at once (P-57).
  let queuesRequests: Bool
  let flip: RowFlip?
  let laws: LawEnforcement

  /// Creates a hierarchy without controllers.
  ///
  /// `flip` is a mistake that a test plants. `laws` tells whether the mistake may break the laws of
  /// the machines.
  package init(
    queuesRequests: Bool = true, flip: RowFlip? = nil, laws: LawEnforcement? = nil
  ) {
    self.queuesRequests = queuesRequests
    self.flip = flip
    self.laws = laws ?? (flip == nil ? .trap : .tolerate)
  }

  /// Lets the machine at `address` handle `event`, and returns the row; nil if the node was
  /// removed.
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
      // A `viewIsAppearing` that is still owed keeps the flag of the previous `will` callback.
      if !row.effects.contains(.tellIsAppearing) {
        node.isAppearanceAnimated = node.isNextAnimated
      }
      return (row, node.isAppearanceAnimated)
    }
  }

  /// Records whether the effects of a row are being performed, up to the beginning of the last
  /// effect.
  ///
  /// While they are being performed, the machine must keep its state (law 3).
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
  /// The facts about a `present` request that only the views know, at the time of the decision.
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
}
