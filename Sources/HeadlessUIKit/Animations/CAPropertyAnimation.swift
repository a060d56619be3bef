import Presentation

/// An animation of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `position.x` or `transform.rotation.z`.
  @exclusivity(unchecked) public var keyPath: String?
  /// Whether each animated value is added to the value that the property has without this
  /// animation; if false, the animated value replaces that value.
  public final var isAdditive = false
  /// Whether each repetition begins with the final value of the previous repetition.
  ///
  /// Setting the value to true has no effect, and is reported once as the issue `notModelled`.
  public final var isCumulative = false {
    didSet {
      guard isCumulative else { return }
      World.current.reportOnce(
        "CAPropertyAnimation.isCumulative",
        "A cumulative animation starts each repetition at its first value.",
        advice: "Animate to the last value without repeating.")
    }
  }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
  }

  override final func change(_ seen: inout SeenLayer, at elapsed: Double) {
    guard let keyPath, let fraction = fraction(at: elapsed), let model = seen[keyPath],
      let value = value(at: fraction, model: model)
    else { return }
    seen[keyPath] = isAdditive ? model.adding(value) : value
  }

  /// Returns the animated value at a fraction 0...1 of a repetition; nil if the animation has no
  /// value.
  ///
  /// The argument `model` is the value of the property without this animation.
  func value(at fraction: Double, model: LayerValue) -> LayerValue? { nil }

  override final var unknownKeyPaths: [String] {
    keyPath.map { SeenLayer.knows($0) ? [] : [$0] } ?? []
  }
}
