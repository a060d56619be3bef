/// A ready-made transition that a plan gives a controller or a stack.
package struct PlanTransition: Hashable, Sendable {
  /// The kinds of transitions.
  package enum Kind: String, CaseIterable, Sendable {
    /// The card transition: the controller's view grows out of the matched view of the other
    /// controller.
    case card
    /// The photo transition: a copy of the matched view flies between the two controllers.
    case photoZoom
    /// A fade.
    case fade
    /// The controller's view enters at the right edge and moves to the left.
    case slide
    /// The controller's view rises from the lower edge; a presented view covers half of the
    /// container view's height.
    case sheet
    /// The controller's view enters at the left edge; a presented view is 280 points wide.
    case sideMenu
    /// The hero transition: views with equal hero IDs fly between the two controllers.
    ///
    /// Without a duration, a spring moves the views; with a duration, a timing curve does.
    case hero
    /// The first version of the hero transition: either all views fly or no view flies, and the
    /// transition cannot be interrupted.
    case firstHero

    /// The default duration; nil for a spring, which determines its own duration.
    ///
    /// The size change of a card takes half of the duration.
    package var duration: Duration? {
      switch self {
      case .card: .seconds(1)
      case .photoZoom: .milliseconds(380)
      case .fade: .milliseconds(250)
      case .slide: .milliseconds(350)
      case .sheet: .milliseconds(400)
      case .sideMenu: .milliseconds(300)
      case .hero, .firstHero: nil
      }
    }
  }

  /// The kind.
  package var kind: Kind
  /// The duration; nil for the default.
  package var duration: Duration?
  /// Whether a gesture drives the transition from its beginning.
  ///
  /// If false, a gesture can take control of the transition later.
  package var isInteractive: Bool

  /// Creates a transition.
  package init(_ kind: Kind, duration: Duration? = nil, isInteractive: Bool = false) {
    (self.kind, self.duration, self.isInteractive) = (kind, duration, isInteractive)
  }
}
