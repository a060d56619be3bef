import Presentation

/// The registration of a handler for changes of traits, as a token for `unregisterForTraitChanges`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A handler for changes of traits of one object.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    (self.traits, self.handler) = (traits, handler)
  }

  /// Returns whether one of the traits of the handler differs.
  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { new.differs(from: old, in: $0) }
  }
}
