import Foundation
import Presentation

/// The hero settings of a view.
@MainActor final class HeroSettings {
  var id: String?
  var allowsHeroes = true
  var fliesWithGestures = true
  /// The opacity and velocity of the screen's fade at the moment at which its transition was
  /// interrupted.
  var leftFade: LeftFade?
}

/// The visible opacity of a screen at an instant, and its velocity.
struct LeftFade {
  let alpha: CGFloat
  let momentum: ViewMomentum
  let instant: Duration
}
