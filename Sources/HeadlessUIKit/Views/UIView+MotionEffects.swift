public import Presentation

extension View {
  /// The effects that tilting the device has on the view; stored, but the view never changes.
  public final var motionEffects: [UIMotionEffect] {
    get { attached(MotionEffects.self)?.effects ?? [] }
    set { attachment { MotionEffects() }.effects = newValue }
  }

  /// Adds an effect that tilting the device has on the view.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect that tilting the device has on the view.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

/// The motion effects of one view.
@MainActor private final class MotionEffects {
  var effects: [UIMotionEffect] = []
}
