package import PresentationLifecycle

/// The effects of one row of a state table, in the order in which the machine's owner performs the
/// effects.
///
/// Events that an effect sends are handled before the next effect is performed (depth first). The
/// machine's list counts as open until its last effect begins: the last effect may send the machine
/// the next event (laws 1 and 3). If the world ends during this time, the list ends, too.
///
/// ```swift
/// var effects = world.effects(of: event, at: address)
/// while let effect = effects.next() { perform(effect) }
/// ```
@MainActor package struct EffectList<M: HierarchyMachine> {
  private let world: World
  private let address: Address<M>
  private let effects: [M.Effect]
  private var place = 0
  /// Whether the call into the machines has been ended.
  private var isOver: Bool

  init(_ effects: consuming [M.Effect], in world: World, at address: Address<M>) {
    (self.effects, self.world, self.address) = (effects, world, address)
    isOver = false
  }

  /// Creates a list without a call.
  init(without world: World, at address: Address<M>) {
    (effects, self.world, self.address) = ([], world, address)
    isOver = true
  }

  /// Returns the next effect; after the last one, ends the call into the machines and returns nil.
  package mutating func next() -> M.Effect? {
    if isOver { return nil }
    let count = effects.count
    guard place < count, !world.isEnded else {
      if 0 < place, place < count { world.hierarchy.setListOpen(false, at: address) }
      isOver = true
      world.endCall()
      return nil
    }
    if place == 0, count > 1 { world.hierarchy.setListOpen(true, at: address) }
    place += 1
    if place == count, count > 1 { world.hierarchy.setListOpen(false, at: address) }
    return effects[place - 1]
  }
}
