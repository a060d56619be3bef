import Foundation
import Presentation

extension CATransform3D {
  init(_ numbers: [Double]) {
    self.init(
      rows: stride(from: 0, to: 16, by: 4).map { numbers[$0..<$0 + 4].map { CGFloat($0) } })
  }

  var numbers: [Double] { rows.flatMap { row in row.map { Double($0) } } }

  /// The scale along the x axis and along the y axis.
  var scale: (x: CGFloat, y: CGFloat) {
    (
      (m11 * m11 + m12 * m12 + m13 * m13).squareRoot(),
      (m21 * m21 + m22 * m22 + m23 * m23)
        .squareRoot()
    )
  }

  /// Returns a transform between this transform and `other`; `share` 0 gives this transform, 1
  /// gives `other`.
  ///
  /// Translation, scale and rotation are interpolated independently.
  ///
  /// If one of the transforms contains a reflection, a shear or a scale of zero, the 16 numbers of
  /// the matrices are interpolated instead.
  func interpolated(to other: CATransform3D, _ share: Double) -> CATransform3D {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    guard let a = TurnAndScale(self), let b = TurnAndScale(other) else {
      return CATransform3D(zip(numbers, other.numbers).map { $0 + ($1 - $0) * share })
    }
    let turn = a.turn.mixed(b.turn, share)
    var rows = self.rows
    for row in 0..<4 {
      for column in 0..<4 { rows[row][column] = mix(rows[row][column], other.rows[row][column]) }
    }
    for row in 0..<3 {
      let length = mix(a.lengths[row], b.lengths[row])
      for column in 0..<3 { rows[row][column] = turn.rows[row][column] * length }
    }
    return CATransform3D(rows: rows)
  }
}

/// The rotation of a transform, and its scale along each of the three axes.
private struct TurnAndScale {
  let turn: Quaternion
  let lengths: [CGFloat]

  init?(_ transform: CATransform3D) {
    let axes = transform.rows.prefix(3).map { Array($0.prefix(3)) }
    let lengths = axes.map { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    guard lengths.allSatisfy({ $0 > 1e-9 }) else { return nil }
    let r = zip(axes, lengths).map { axis, length in axis.map { $0 / length } }
    let determinant =
      r[0][0] * (r[1][1] * r[2][2] - r[1][2] * r[2][1])
      - r[0][1] * (r[1][0] * r[2][2] - r[1][2] * r[2][0])
      + r[0][2] * (r[1][0] * r[2][1] - r[1][1] * r[2][0])
    guard abs(determinant - 1) < 1e-6 else { return nil }
    (turn, self.lengths) = (Quaternion(r), lengths)
  }
}

/// A rotation in space.
private struct Quaternion {
  private let w, x, y, z: CGFloat

  private init(_ w: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    (self.w, self.x, self.y, self.z) = (w, x, y, z)
  }

  /// Creates a rotation from a matrix; the rows of the matrix are the rotated axes.
  init(_ r: [[CGFloat]]) {
    let trace = r[0][0] + r[1][1] + r[2][2]
    if trace > 1e-9 {
      let s = (trace + 1).squareRoot() * 2
      self.init(s / 4, (r[1][2] - r[2][1]) / s, (r[2][0] - r[0][2]) / s, (r[0][1] - r[1][0]) / s)
    } else if r[0][0] > r[1][1], r[0][0] > r[2][2] {
      let s = (1 + r[0][0] - r[1][1] - r[2][2]).squareRoot() * 2
      self.init((r[1][2] - r[2][1]) / s, s / 4, (r[1][0] + r[0][1]) / s, (r[2][0] + r[0][2]) / s)
    } else if r[1][1] > r[2][2] {
      let s = (1 + r[1][1] - r[0][0] - r[2][2]).squareRoot() * 2
      self.init((r[2][0] - r[0][2]) / s, (r[1][0] + r[0][1]) / s, s / 4, (r[2][1] + r[1][2]) / s)
    } else {
      let s = (1 + r[2][2] - r[0][0] - r[1][1]).squareRoot() * 2
      self.init((r[0][1] - r[1][0]) / s, (r[2][0] + r[0][2]) / s, (r[2][1] + r[1][2]) / s, s / 4)
    }
  }

  var rows: [[CGFloat]] {
    [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ]
  }

  /// Returns a rotation between this rotation and `other`; `share` 0 gives this rotation, 1 gives
  /// `other`.
  ///
  /// Of the two directions of rotation, the method uses the direction with the smaller angle.
  func mixed(_ other: Quaternion, _ share: CGFloat) -> Quaternion {
    var other = other
    var cosine = w * other.w + x * other.x + y * other.y + z * other.z
    if cosine < 0 {
      other = Quaternion(-other.w, -other.x, -other.y, -other.z)
      cosine = -cosine
    }
    let angle = acos(min(1, cosine))
    let (a, b): (CGFloat, CGFloat) =
      angle < 1e-6
      ? (1 - share, share)
      : (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
    return Quaternion(
      w * a + other.w * b, x * a + other.x * b, y * a + other.y * b, z * a + other.z * b)
  }
}
