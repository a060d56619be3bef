public import Foundation

/// A three-dimensional transform, as Core Animation defines it.
///
/// Points are row vectors: a transform with the matrix `M` maps a point to `[x y z 1] * M`.
public struct CATransform3D: Hashable, Sendable {
  /// The numbers in the first row of the matrix.
  public var m11, m12, m13, m14: CGFloat
  /// The numbers in the second row of the matrix.
  public var m21, m22, m23, m24: CGFloat
  /// The numbers in the third row of the matrix.
  public var m31, m32, m33, m34: CGFloat
  /// The numbers in the fourth row of the matrix; `m41`, `m42` and `m43` are the translation.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform whose numbers are all zero.
  public init() {
    self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4))
  }

  /// Creates a transform with the given sixteen numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(rows r: [[CGFloat]]) {
    self.init(
      m11: r[0][0], m12: r[0][1], m13: r[0][2], m14: r[0][3], m21: r[1][0], m22: r[1][1],
      m23: r[1][2], m24: r[1][3], m31: r[2][0], m32: r[2][1], m33: r[2][2], m34: r[2][3],
      m41: r[3][0], m42: r[3][1], m43: r[3][2], m44: r[3][3])
  }

  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// Returns a transform that first applies this transform and then `other`.
  func then(_ other: CATransform3D) -> CATransform3D {
    let (a, b) = (rows, other.rows)
    return CATransform3D(
      rows: a.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * b[$1][column] } }
      })
  }

  /// The inverse of the transform, or the transform itself if it has no inverse.
  var inverted: CATransform3D {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard left[pivot][column] != 0 else { return self }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      let factor = left[column][column]
      left[column] = left[column].map { $0 / factor }
      right[column] = right[column].map { $0 / factor }
      for row in 0..<4 where row != column {
        let share = left[row][column]
        left[row] = zip(left[row], left[column]).map { $0 - share * $1 }
        right[row] = zip(right[row], right[column]).map { $0 - share * $1 }
      }
    }
    return CATransform3D(rows: right)
  }

  static func scale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var scale = CATransform3DIdentity
    (scale.m11, scale.m22, scale.m33) = (x, y, z)
    return scale
  }

  static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var move = CATransform3DIdentity
    (move.m41, move.m42, move.m43) = (x, y, z)
    return move
  }

  /// Returns a rotation around an axis; the identity if the axis is (0, 0, 0).
  static func rotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    return CATransform3D(
      rows: [
        [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
        [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
        [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
        [0, 0, 0, 1],
      ])
  }
}
