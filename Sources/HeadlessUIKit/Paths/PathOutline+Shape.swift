import Foundation

extension PathOutline {
  /// The subpaths, in which curves are approximated by many short lines.
  var parts: [[CGPoint]] {
    var (parts, part, at) = ([[CGPoint]](), [CGPoint](), 0)
    for kind in kinds {
      let next = Array(points[at..<at + abs(kind)])
      at += abs(kind)
      switch kind {
      case -1:
        if part.count > 1 { parts.append(part) }
        part = next
      case 0: if let first = part.first { part.append(first) }
      case 1: part += next
      default:
        guard let start = part.last else { continue }
        part += (1...Self.steps).map {
          Self.place([start] + next, CGFloat($0) / CGFloat(Self.steps))
        }
      }
    }
    if part.count > 1 { parts.append(part) }
    return parts
  }

  private static let steps = 64

  /// The points of the lines that approximate the path, one subpath after the other.
  var corners: [CGPoint] { parts.flatMap(\.self) }

  /// The lines and curves of the path, as the points of Bezier curves.
  ///
  /// The line that closes a subpath is included, unless the subpath already ends where it begins.
  var segments: [[CGPoint]] {
    var (segments, start, place, at) = ([[CGPoint]](), CGPoint.zero, CGPoint.zero, 0)
    for kind in kinds {
      let next = kind == 0 ? [start] : Array(points[at..<at + abs(kind)])
      at += abs(kind)
      if kind == -1 { start = next[0] }
      if kind > 0 || kind == 0 && !Self.areNear(place, start) { segments.append([place] + next) }
      place = next[next.count - 1]
    }
    return segments
  }

  private static func areNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  /// Returns the point at a fraction 0...1 of the Bezier curve with the given points.
  static func place(_ controls: [CGPoint], _ share: CGFloat) -> CGPoint {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
      }
    }
    return points[0]
  }

  /// Returns the smallest rectangle that contains all points; `CGRect.null` if there are no points.
  static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest rectangle that contains the path; `CGRect.null` if the path is empty.
  var bounds: CGRect {
    let corners = corners
    return Self.box(corners.isEmpty ? points : corners)
  }

  /// Returns whether a point is inside the path.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var (windings, crossings) = (0, 0)
    for part in parts {
      for (a, b) in zip(part, part.dropFirst() + part.prefix(1))
      where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        windings += b.y > a.y ? 1 : -1
        crossings += 1
      }
    }
    return evenOdd ? crossings % 2 == 1 : windings != 0
  }

  /// The path with its lines and curves in reverse order and reverse direction.
  var reversed: PathOutline {
    var outline = PathOutline()
    var (at, all) = (0, [(kind: Int, points: [CGPoint])]())
    for kind in kinds {
      all.append((kind, Array(points[at..<at + abs(kind)])))
      at += abs(kind)
    }
    let isClosed = kinds.last == 0
    let last = all.last { !$0.points.isEmpty }?.points.last
    guard let last else { return self }
    outline.move(to: last)
    for index in all.indices.reversed() where all[index].kind > 0 {
      let end = all[..<index].last { !$0.points.isEmpty }?.points.last ?? last
      let controls = Array(all[index].points.dropLast().reversed()) + [end]
      controls.count == 1 ? outline.line(to: end) : outline.curve(controls)
    }
    if isClosed { outline.close() }
    return outline
  }
}
