/// A change of what a layer shows as a whole; it takes its time, and no property shows it.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of the layer's change.
  public final var type = CATransitionType.fade
  /// The direction of the change; kept.
  public final var subtype: String?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype) = (type, subtype)
  }
}
