/// A transition of a layer's whole content, which runs for its duration but changes nothing
/// visible.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of transition; the value is stored but has no effect.
  public final var type = CATransitionType.fade
  /// The direction of the transition; the value is stored but has no effect.
  public final var subtype: CATransitionSubtype?
  /// The fraction at which the transition begins; the value is stored but has no effect.
  public final var startProgress: Float = 0
  /// The fraction at which the transition ends; the value is stored but has no effect.
  public final var endProgress: Float = 1

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
  }
}
