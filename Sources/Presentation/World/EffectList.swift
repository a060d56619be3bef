package import PresentationLifecycle

/// The effects of the row that a machine has picked, in the order in which its owner performs them.
///
/// Events that an effect sends are handled before the next effect is performed (depth first). The
/// machine's list counts as open until its last effect begins: the last effect may send the machine
/// the next event (laws 1 and 3). If the world ends meanwhile, the list ends, too.
///
/// ```swift
/// var effects = world.effects(of: event, at: address)
/// while let effect = effects.next() { perform(effect) }
/// ```
@MainActor package struct EffectList<M: HierarchyMachine> {
  /// The world whose call this is; nil when the call has been ended.
  private var world: World?
  private let address: Address<M>
  private let effects: [M.Effect]
  private var place = 0

  init(_ effects: [M.Effect] = [], in world: World?, at address: Address<M>) {
    (self.effects, self.world, self.address) = (effects, world, address)
  }

  /// Returns the next effect; after the last one, ends the call into the machines and returns nil.
  package mutating func next() -> M.Effect? {
    guard let world else { return nil }
    guard place < effects.count, !world.isEnded else {
      setOpen(false, if: 0 < place && place < effects.count, in: world)
      self.world = nil
      world.endCall()
      return nil
    }
    setOpen(true, if: place == 0 && effects.count > 1, in: world)
    place += 1
    setOpen(false, if: place == effects.count && place > 1, in: world)
    return effects[place - 1]
  }

  private func setOpen(_ isOpen: Bool, if isDue: Bool, in world: World) {
    if isDue { world.hierarchy.setListOpen(isOpen, at: address) }
  }
}
