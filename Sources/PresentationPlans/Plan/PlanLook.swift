import PresentationTesting

/// The look of a view or of its model; a nil value is not compared.
package struct PlanLook: Hashable, Sendable {
  /// Its place: x, y, width and height, in points.
  package var frame: [Double]?
  /// Its middle: x and y, in points.
  package var center: [Double]?
  /// Its opacity.
  package var alpha: Double?
  /// Whether it is left out, with everything inside it.
  package var hidden: Bool?

  /// A look of which nothing matters yet.
  package init(
    frame: [Double]? = nil, center: [Double]? = nil, alpha: Double? = nil, hidden: Bool? = nil
  ) {
    (self.frame, self.center, self.alpha, self.hidden) = (frame, center, alpha, hidden)
  }
}

extension PlanLook {
  /// Returns the differences from the expected look, property by property; nil if there is none.
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
