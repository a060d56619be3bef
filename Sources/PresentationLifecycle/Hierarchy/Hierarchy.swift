/// Everything one world knows about its controllers and what is under way between them.
///
/// One value, which is never copied: a read through a copy would cost some 570 instructions.
/// `handle(_:at:)` lets one machine handle an event and returns its row; the object that the
/// machine belongs to performs the row's effects, and every fact that user code reads changes only
/// when such an effect calls `apply(_:)` (law 5).
package struct Hierarchy: ~Copyable, Sendable {
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
  let flip: RowFlip?
  let laws: LawEnforcement

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

  /// Lets the machine at `address` handle `event`; nil when the address is stale.
  @inlinable package mutating func handle<M: HierarchyMachine>(
    _ event: M.Event, at address: Address<M>
  ) -> Row<M.Effect>? {
    M.handle(event, at: address.id, in: &self)
  }

  /// Lets the appearance of a controller handle `event`; `animated` goes with a WILL, and the flag
  /// of a WILL holds for everything up to the next one (P-104).
  package mutating func handle(
    _ event: Appearance.Event, animated: Bool?, at address: Address<Appearance>
  ) -> (row: Row<Appearance.Effect>, animated: Bool)? {
    let (flip, laws) = (flip, laws)
    return controllers.update(address.id) { node in
      let before = node.appearance.state
      let row = node.appearance.handle(event, flip: flip, laws: laws)
      if let animated, node.appearance.state != before { node.isNextAnimated = animated }
      // An owed `viewIsAppearing` still goes with the last WILL.
      if !row.effects.contains(.tellIsAppearing) {
        node.isAppearanceAnimated = node.isNextAnimated
      }
      return (row, node.isAppearanceAnimated)
    }
  }

  /// Marks for law 3 that a list of a machine is being delivered, or that its last effect begins.
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
  /// The facts about a present that only the views know, when it is judged.
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
