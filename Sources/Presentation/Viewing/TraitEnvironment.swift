/// An object whose traits depend on its place on the screen.
@preconcurrency @MainActor public protocol TraitEnvironment: AnyObject {
  /// The traits at the object's place.
  var traitCollection: TraitCollection { get }

  /// Called when the traits have changed, with the old traits (P-88a).
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// An object of another module that is told when the traits of the object that stores it change.
@MainActor package protocol TraitListener: AnyObject {
  /// Called after `traitCollectionDidChange` of `environment`.
  func traitsDidChange(of environment: any TraitEnvironment, from previous: TraitCollection)
}

extension View: TraitEnvironment {}
extension ViewController: TraitEnvironment {}
extension PresentationController: TraitEnvironment {}
