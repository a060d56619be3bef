/// Something that a plan's step says is so at that moment.
public struct PlanCheck: Hashable, Sendable {
  /// The facts that a step can check; a plan writes them so.
  package enum Fact: String, CaseIterable, Sendable {
    case presented
    case presenting
    case isBeingPresented
    case isBeingDismissed
    case visible
    case appearance
  }

  /// What is expected of which fact.
  public enum Claim: Hashable, Sendable {
    /// The controller's `presentedViewController` is the named one, or nil.
    case presented(of: String, String?)
    /// The controller's `presentingViewController` is the named one, or nil.
    case presenting(of: String, String?)
    /// The controller's `isBeingPresented`.
    case isBeingPresented(of: String, Bool)
    /// The controller's `isBeingDismissed`.
    case isBeingDismissed(of: String, Bool)
    /// The visible controllers, back to front.
    case visible([String])
    /// How far the controller's view has come or gone.
    case appearance(of: String, PlanAppearance)
    /// The binding's value.
    case value(of: String, PlanValue)
  }

  /// What is expected.
  public var claim: Claim

  /// Makes a check.
  public init(claim: Claim) {
    self.claim = claim
  }
}
