import PresentationTesting

/// The expected or actual values of a view; nil values are not compared.
package struct PlanLook: Hashable, Sendable {
  /// The frame: x, y, width and height, in points.
  package var frame: [Double]?
  /// The center: x and y, in points.
  package var center: [Double]?
  /// The opacity.
  package var alpha: Double?
  /// Whether the view is hidden.
  package var hidden: Bool?

  /// Creates the values of a view; values that are nil are not compared.
  package init(
    frame: [Double]? = nil, center: [Double]? = nil, alpha: Double? = nil, hidden: Bool? = nil
  ) {
    (self.frame, self.center, self.alpha, self.hidden) = (frame, center, alpha, hidden)
  }
}

extension PlanLook {
  /// Returns the first property that differs from its expected value; nil if no property differs.
  func difference(from expected: PlanLook, within tolerance: Double) -> String? {
    for (name, wanted, found) in [
      ("frame", expected.frame, frame), ("center", expected.center, center),
      ("alpha", expected.alpha.map { [$0] }, alpha.map { [$0] }),
    ] {
      guard let wanted, let found else { continue }
      if zip(wanted, found).allSatisfy({ abs($0 - $1) <= tolerance }) { continue }
      return "expected \(name) \(Self.text(wanted)), found \(Self.text(found))."
    }
    guard let wanted = expected.hidden, let hidden, wanted != hidden else { return nil }
    return "expected hidden \(wanted), found \(hidden)."
  }

  private static func text(_ numbers: [Double]) -> String {
    let texts = numbers.map(plain).joined(separator: ", ")
    return numbers.count == 1 ? texts : "[\(texts)]"
  }
}
