package import PresentationLifecycle

/// The effects that a state machine returns for an event, in the order in which they are performed.
///
/// An effect is an action, such as a call of `viewWillAppear`. It may send events to other state
/// machines. These events are handled before the next effect of this list is performed. Only the
/// last effect may send an event to the state machine that returned this list (laws 1 and 3 of
/// `Machine`).
///
/// If the world ends while the effects are performed, the remaining effects are skipped.
///
/// ```swift
/// var effects = world.effects(of: event, at: address)
/// while let effect = effects.next(in: world) { perform(effect) }
/// ```
@MainActor package struct EffectList<M: HierarchyMachine> {
  private let row: Row<M.Effect>?
  private let address: Address<M>
  private var place = 0
  /// Whether the list has ended, so that ``next(in:)`` returns nil.
  private var isOver: Bool

  // Both are not isolated, because a closure of the main actor checks its executor in each call.
  private nonisolated var count: Int {
    row?.parts._withUnsafeGuaranteedRef { $0.effects.count } ?? 0
  }
  private nonisolated func effect(at place: Int) -> M.Effect? {
    row?.parts._withUnsafeGuaranteedRef { $0.effects[place] }
  }

  /// Creates the list of a row; `isOver` is true if the world has ended.
  init(_ row: Row<M.Effect>?, at address: Address<M>, isOver: Bool = false) {
    (self.row, self.address, self.isOver) = (row, address, isOver)
  }

  /// Returns the next effect; returns nil after the last effect, or when the world has ended.
  ///
  /// `effects(of:at:)` has begun a call; the first nil ends this call.
  package mutating func next(in world: World) -> M.Effect? {
    if isOver { return nil }
    guard place < count, let effect = effect(at: place), !world.isEnded else {
      isOver = true
      world.endCall()
      return nil
    }
    if place == 0, count > 1 { world.hierarchy.setListOpen(true, at: address) }
    place += 1
    if place == count, count > 1 { world.hierarchy.setListOpen(false, at: address) }
    return effect
  }
}
