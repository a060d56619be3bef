/// An animation from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  ///
  /// If `fromValue` is nil, the animation begins at `toValue - byValue`. If `toValue` or `byValue`
  /// is also nil, an additive animation begins at zero. Any other animation then begins at the
  /// value that the property has without this animation.
  public final var fromValue: Any?
  /// The value at the end.
  ///
  /// If `toValue` is nil, the animation ends at the sum of the value at the beginning and
  /// `byValue`. If `byValue` is also nil, an additive animation ends at zero. Any other animation
  /// then ends at the value that the property has without this animation.
  public final var toValue: Any?
  /// The value at the end minus the value at the beginning; has no effect if both ``fromValue`` and
  /// ``toValue`` are set.
  public final var byValue: Any?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
  }

  override final func value(at fraction: Double, model: LayerValue) -> LayerValue? {
    let (from, to) = ends(model)
    return from.interpolated(to: to, progress(at: fraction))
  }

  /// Returns how far the value has moved at a fraction of a repetition: from 0 (first value) to 1
  /// (last value).
  func progress(at fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }

  private func ends(_ model: LayerValue) -> (from: LayerValue, to: LayerValue) {
    let (from, to, by) = (LayerValue(fromValue), LayerValue(toValue), LayerValue(byValue))
    // A missing value is zero in an additive animation, and the model value in any other animation.
    let rest = isAdditive ? model.zero : model
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, rest)
    case (nil, let to?, nil): (rest, to)
    case (nil, nil, let by?): (rest, rest.adding(by))
    case (nil, nil, nil): (rest, rest)
    }
  }
}
