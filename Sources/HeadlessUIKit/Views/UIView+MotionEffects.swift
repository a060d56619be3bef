public import Presentation

extension View {
  /// The effects of tilting the device; stored without effect.
  public final var motionEffects: [UIMotionEffect] {
    get { attached(MotionEffects.self)?.effects ?? [] }
    set { attachment { MotionEffects() }.effects = newValue }
  }

  /// Adds an effect of tilting the device.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect of tilting the device.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

/// The motion effects of one view.
@MainActor private final class MotionEffects {
  var effects: [UIMotionEffect] = []
}
