import Foundation
import Presentation

/// The hero settings of a view.
@MainActor final class HeroSettings {
  var id: String?
  var allowsHeroes = true
  var fliesWithGestures = true
  /// The fade of the screen when its transition yielded to another one.
  var leftFade: LeftFade?
}

/// The opacity at which a screen was seen at an instant, and its velocity.
struct LeftFade {
  let alpha: CGFloat
  let momentum: ViewMomentum
  let instant: Duration
}
