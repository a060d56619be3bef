/// A Bézier curve from (0, 0) to (1, 1).
///
/// Newton's method finds the point of the curve at a time. It stops at a time error of less than
/// 1e-7, or after eight steps.
struct PlainBezier {
  private let ax, bx, cx: Double
  private let ay, by, cy: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  func value(at time: Double) -> Double {
    var u = time
    for _ in 0..<8 {
      let error = ((ax * u + bx) * u + cx) * u - time
      if abs(error) < 1e-7 { break }
      let slope = (3 * ax * u + 2 * bx) * u + cx
      if abs(slope) < 1e-6 { break }
      u -= error / slope
    }
    return ((ay * u + by) * u + cy) * u
  }
}
