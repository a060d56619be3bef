public import Foundation
import Presentation

/// An animation through several values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes, from the beginning to the end.
  @exclusivity(unchecked) public var values: [Any]?
  /// The path along which the animation moves a property such as `position`; if a path is set,
  /// ``values`` has no effect.
  ///
  /// The ends of the lines and curves of the path are the keyframes.
  @exclusivity(unchecked) public var path: LayerPath?
  /// The times of the keyframes, as fractions 0...1 of a repetition.
  ///
  /// If `keyTimes` is nil, the keyframes are evenly spaced in time.
  @exclusivity(unchecked) public var keyTimes: [NSNumber]?
  /// The timing functions, one for each pair of neighboring keyframes; if nil, values change
  /// linearly between two keyframes.
  @exclusivity(unchecked) public var timingFunctions: [CAMediaTimingFunction]?
  /// The way in which values between keyframes are computed.
  public final var calculationMode = CAAnimationCalculationMode.linear {
    didSet {
      guard calculationMode == .cubic || calculationMode == .cubicPaced else { return }
      World.current.reportOnce(
        "CAAnimationCalculationMode.cubic",
        "Keyframes with the mode \(calculationMode.rawValue) are interpolated linearly.",
        advice: "Add keyframes where the curve should differ from a line.")
    }
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
  }

  override final func value(at fraction: Double, model: LayerValue) -> LayerValue? {
    let fraction = timingFunction?.value(at: fraction) ?? fraction
    let segments = calculationMode.isPaced ? [] : path?.outline.segments ?? []
    let frames = frames(between: segments)
    let known = frames.compactMap(\.self)
    guard known.count == frames.count, let last = known.last else { return nil }
    guard known.count > 1 else { return last }
    let times = times(of: known)
    let index = max(0, (times.lastIndex { $0 <= fraction } ?? 0))
    guard index + 1 < known.count else { return last }
    if calculationMode == .discrete { return known[index] }
    let length = times[index + 1] - times[index]
    var share = length > 0 ? (fraction - times[index]) / length : 1
    if !calculationMode.isPaced, let functions = timingFunctions, functions.indices.contains(index)
    {
      share = functions[index].value(at: share)
    }
    if !segments.isEmpty { return LayerValue(PathOutline.place(segments[index], share)) }
    return known[index].interpolated(to: known[index + 1], share)
  }

  /// Returns the values of the keyframes: the ends of the segments of a path, or ``values``.
  ///
  /// If the speed along a path is constant, there are no segments; the keyframes are then many
  /// points of the path.
  private func frames(between segments: [[CGPoint]]) -> [LayerValue?] {
    guard let path else { return values?.map { LayerValue($0) } ?? [] }
    guard let last = segments.last else { return path.outline.corners.map { LayerValue($0) } }
    return (segments.map { $0[0] } + last.suffix(1)).map { LayerValue($0) }
  }

  private func times(of values: [LayerValue]) -> [Double] {
    if calculationMode.isPaced {
      let lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
      let whole = lengths.reduce(0, +)
      guard whole > 0 else { return even(values.count) }
      return lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / whole) }
    }
    let needed = calculationMode == .discrete ? values.count + 1 : values.count
    if let times = keyTimes?.map(\.doubleValue), times.count >= values.count { return times }
    return even(needed)
  }

  private func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(1, count - 1)) }
  }
}
