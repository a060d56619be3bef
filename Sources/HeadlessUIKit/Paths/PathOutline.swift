import Foundation

/// The lines and curves of a path, as plain values.
struct PathOutline: Hashable {
  /// The kind of each element: -1 begins a subpath, 1 is a line, 2 and 3 are curves, and 0 closes a
  /// subpath.
  ///
  /// The absolute value is the number of the element's points in `points`.
  private(set) var kinds: [Int] = []
  private(set) var points: [CGPoint] = []

  init() {}

  init(kinds: [Int], points: [CGPoint]) {
    (self.kinds, self.points) = (kinds, points)
  }

  var isEmpty: Bool { kinds.isEmpty }

  /// The point at which the next line or curve begins; nil for an empty path.
  var current: CGPoint? { kinds.last == 0 ? partStart : points.last }

  private var partStart: CGPoint? {
    var (found, at) = (CGPoint?.none, 0)
    for kind in kinds {
      if kind == -1 { found = points[at] }
      at += abs(kind)
    }
    return found
  }

  mutating func move(to point: CGPoint) { add(-1, [point]) }

  mutating func line(to point: CGPoint) { kinds.isEmpty ? move(to: point) : add(1, [point]) }

  mutating func curve(_ points: [CGPoint]) {
    guard !kinds.isEmpty else { return }
    add(points.count, points)
  }

  mutating func close() { if let last = kinds.last, last != 0 { add(0, []) } }

  mutating func append(_ other: PathOutline) {
    kinds += other.kinds
    points += other.points
  }

  private mutating func add(_ kind: Int, _ new: [CGPoint]) {
    kinds.append(kind)
    points += new
  }

  /// Adds a line from the current point to the beginning of an arc, and then adds the arc.
  mutating func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) {
    let whole = 2 * CGFloat.pi
    var sweep = end - start
    if abs(sweep) < whole {
      if clockwise, sweep < 0 { sweep += whole }
      if !clockwise, sweep > 0 { sweep -= whole }
    } else {
      sweep = clockwise ? whole : -whole
    }
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    line(to: place(start))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<pieces {
      let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (from, to) = (place(a), place(b))
      curve([
        CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
        CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b)), to,
      ])
    }
  }

  /// Adds a line and an arc that round the corner between the current point, `corner` and `end`.
  ///
  /// If the three points are on one line, adds a line to the corner.
  mutating func round(_ corner: CGPoint, towards end: CGPoint, _ radius: CGFloat) {
    guard let start = current else { return }
    let (a, b) = (start.direction(from: corner), end.direction(from: corner))
    let cross = a.dx * b.dy - a.dy * b.dx
    guard radius > 0, abs(cross) > 1e-9 else { return line(to: corner) }
    let half = atan2(abs(cross), a.dx * b.dx + a.dy * b.dy) / 2
    let (near, far) = (radius / tan(half), radius / sin(half))
    let middle = CGPoint(x: a.dx + b.dx, y: a.dy + b.dy).direction(from: .zero)
    let center = CGPoint(x: corner.x + middle.dx * far, y: corner.y + middle.dy * far)
    func angle(_ side: CGVector) -> CGFloat {
      atan2(corner.y + side.dy * near - center.y, corner.x + side.dx * near - center.x)
    }
    arc(center, radius, from: angle(a), to: angle(b), clockwise: cross < 0)
  }

  /// Returns the path of an ellipse in a rectangle, which runs clockwise from the right side.
  static func ellipse(in rect: CGRect) -> PathOutline {
    var outline = PathOutline()
    outline.arc(.zero, 1, from: 0, to: 2 * .pi, clockwise: true)
    outline.close()
    return outline.mapped {
      CGPoint(x: rect.midX + $0.x * rect.width / 2, y: rect.midY + $0.y * rect.height / 2)
    }
  }

  /// Returns the path of a rectangle with rounded corners; a radius of 0 gives a sharp corner.
  static func rect(_ rect: CGRect, radii: (UIRectCorner) -> CGSize) -> PathOutline {
    var outline = PathOutline()
    let corners: [(corner: UIRectCorner, place: CGPoint, x: CGFloat, y: CGFloat, turn: CGFloat)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), 1, 1, 2),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -1, 1, 3),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, 0),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 1, -1, 1),
    ]
    for (corner, place, x, y, turn) in corners {
      let wanted = radii(corner)
      let width = min(wanted.width, rect.width / 2), height = min(wanted.height, rect.height / 2)
      guard width > 0, height > 0 else {
        outline.isEmpty ? outline.move(to: place) : outline.line(to: place)
        continue
      }
      var arc = PathOutline()
      let start = turn * .pi / 2
      arc.arc(.zero, 1, from: start, to: start + .pi / 2, clockwise: true)
      arc = arc.mapped {
        CGPoint(x: place.x + x * width + $0.x * width, y: place.y + y * height + $0.y * height)
      }
      if !outline.isEmpty { arc.kinds[0] = 1 }
      outline.append(arc)
    }
    outline.close()
    return outline
  }

  func mapped(_ map: (CGPoint) -> CGPoint) -> PathOutline {
    PathOutline(kinds: kinds, points: points.map(map))
  }
}

extension CGPoint {
  /// Returns the vector of length 1 that points from another point to this point; the zero vector
  /// for equal points.
  fileprivate func direction(from other: CGPoint) -> CGVector {
    let (dx, dy) = (x - other.x, y - other.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 0, dy: 0)
  }
}
