/// Something that a plan's step says is so at that moment.
package struct PlanCheck: Hashable, Sendable {
  /// The facts that a step can check; a plan writes them so.
  package enum Fact: String, CaseIterable, Sendable {
    case presented
    case presenting
    case isBeingPresented
    case isBeingDismissed
    case visible
    case appearance
    case stack
    case top
    case tabs
    case selected
    case barHidden
    case seen
    case model
    case animator
    case flying
    case unmatched

    /// The facts that only a plan with a stack has; elsewhere their words are free.
    package static let ofStacks: Set = [Fact.stack, .top]
    /// The facts that only a plan with tabs has; elsewhere their words are free.
    package static let ofTabs: Set = [Fact.tabs, .selected, .barHidden]
    /// The facts that only a plan with views or animators has; elsewhere their words are free.
    package static let ofMotion: Set = [Fact.seen, .model, .animator]
    /// The facts that only a plan with heroes has; elsewhere their words are free.
    package static let ofHeroes: Set = [Fact.flying, .unmatched]
  }

  /// What is expected of which fact.
  package enum Claim: Hashable, Sendable {
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
    /// The stack's controllers, from the root to the top.
    case stack(of: String, [String])
    /// The stack's top is the named one, or nil.
    case top(of: String, String?)
    /// The controllers that have tabs, from the first to the last.
    case tabs(of: String, [String])
    /// The selected one is the named one, or nil.
    case selected(of: String, String?)
    /// Whether the tab bar is hidden.
    case barHidden(of: String, Bool)
    /// The binding's value.
    case value(of: String, PlanValue)
    /// What is seen of the view.
    case seen(of: String, PlanLook)
    /// What the view's model says.
    case model(of: String, PlanLook)
    /// Where the animator stands.
    case animator(of: String, PlanProgress)
    /// The heroes in the air, as they are painted.
    case flying([String])
    /// The heroes of the last transition that had no partner.
    case unmatched([String])
  }

  /// How far a number may be from the expected one, unless the plan says.
  package static let tolerance = 1e-6

  /// What is expected.
  package var claim: Claim
  /// How far a number may be from the expected one.
  package var tolerance: Double

  /// Makes a check.
  package init(claim: Claim, within tolerance: Double = PlanCheck.tolerance) {
    (self.claim, self.tolerance) = (claim, tolerance)
  }
}
