/// A ready-made transition that a plan gives a controller or a stack.
package struct PlanTransition: Hashable, Sendable {
  /// The kinds of transitions.
  package enum Kind: String, CaseIterable, Sendable {
    /// Grows out of the other controller's matched view.
    case card
    /// A copy of the matched view flies.
    case photoZoom
    /// Fades.
    case fade
    /// Slides over the right edge.
    case slide
    /// Comes from below to half of the height.
    case sheet
    /// Comes over the left edge, 280 points wide.
    case sideMenu
    /// Views with one hero ID fly, on a spring; with a duration, on a curve.
    case hero
    /// The same as hero presentations began: all or nothing, and never interrupted.
    case firstHero

    /// The default duration; a card's size takes half of it.
    ///
    /// Nil for a spring, which takes the time that it needs.
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
  /// Whether a hand drives it from its beginning; else one may grab it on its way.
  package var isInteractive: Bool

  /// Makes one.
  package init(_ kind: Kind, duration: Duration? = nil, isInteractive: Bool = false) {
    (self.kind, self.duration, self.isInteractive) = (kind, duration, isInteractive)
  }
}
