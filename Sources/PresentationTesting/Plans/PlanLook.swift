/// How a view looks, or what its model says; what is nil does not matter.
public struct PlanLook: Hashable, Sendable {
  /// Its place: x, y, width and height, in points.
  public var frame: [Double]?
  /// Its middle: x and y, in points.
  public var center: [Double]?
  /// Its opacity.
  public var alpha: Double?

  /// A look of which nothing matters yet.
  public init(frame: [Double]? = nil, center: [Double]? = nil, alpha: Double? = nil) {
    (self.frame, self.center, self.alpha) = (frame, center, alpha)
  }
}

extension PlanLook {
  /// What is different from the expected look, a property at a time; nil if nothing is.
  func difference(from expected: PlanLook, within tolerance: Double) -> String? {
    for (name, wanted, found) in [
      ("frame", expected.frame, frame), ("center", expected.center, center),
      ("alpha", expected.alpha.map { [$0] }, alpha.map { [$0] }),
    ] {
      guard let wanted, let found else { continue }
      if zip(wanted, found).allSatisfy({ abs($0 - $1) <= tolerance }) { continue }
      return "expected \(name) \(Self.text(wanted)), found \(Self.text(found))."
    }
    return nil
  }

  private static func text(_ numbers: [Double]) -> String {
    let texts = numbers.map(plain).joined(separator: ", ")
    return numbers.count == 1 ? texts : "[\(texts)]"
  }
}
