/// A transition of a layer's whole content; it lasts its duration but changes no visible property.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of transition; stored without effect.
  public final var type = CATransitionType.fade
  /// The direction of the transition; stored without effect.
  public final var subtype: String?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype) = (type, subtype)
  }
}
