import Foundation
import Presentation

/// The settings of a view for hero transitions, such as its hero ID.
@MainActor final class HeroSettings {
  var id: String?
  var allowsHeroes = true
  var fliesWithGestures = true
  /// The state of the view's fade at the moment when its transition was interrupted.
  ///
  /// The value is nil if no transition was interrupted.
  var leftFade: LeftFade?
}

/// The visible opacity of a controller's view at an instant, and the velocity at which the opacity
/// changes.
struct LeftFade {
  let alpha: CGFloat
  let momentum: ViewMomentum
  let instant: Duration
}
