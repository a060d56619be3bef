import Foundation
import Presentation

/// The hero settings of a view.
@MainActor final class HeroSettings {
  var id: String?
  var allowsHeroes = true
  var fliesWithGestures = true
  /// The state of the screen's fade at the moment when its transition yielded to another one.
  var leftFade: LeftFade?
}

/// The opacity of a screen at an instant, as it was seen, and its velocity.
struct LeftFade {
  let alpha: CGFloat
  let momentum: ViewMomentum
  let instant: Duration
}
