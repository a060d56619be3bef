public import Presentation

extension View {
  /// The motion effects of the view; the effects are stored but change nothing.
  public final var motionEffects: [UIMotionEffect] {
    get { attached(MotionEffects.self)?.effects ?? [] }
    set { attachment { MotionEffects() }.effects = newValue }
  }

  /// Adds a motion effect; the effect is stored but changes nothing.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes a motion effect from the view.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

/// The motion effects of one view.
@MainActor private final class MotionEffects {
  var effects: [UIMotionEffect] = []
}
