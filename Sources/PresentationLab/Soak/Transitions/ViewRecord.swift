import Foundation
import Presentation
import PresentationTesting

/// The values of views as lines of text, for comparison.
@MainActor struct ViewRecord {
  private(set) var lines: [String] = []

  /// Records views with all their subviews, back to front.
  ///
  /// - Parameter isAtRest: Whether to mark each view whose visible values differ from its model
  ///   values.
  init(of roots: [View], isAtRest: Bool) {
    for root in roots {
      var open = [(view: root, depth: 0)]
      while let (view, depth) = open.popLast() {
        lines.append(Self.line(of: view, at: depth, isAtRest))
        open += view.subviews.reversed().map { ($0, depth + 1) }
      }
    }
  }

  private static func line(of view: View, at depth: Int, _ isAtRest: Bool) -> String {
    let seen = view.presentationValues()
    let matrix = seen.transform
    var parts = [String(repeating: "  ", count: depth) + (view.name.isEmpty ? "-" : view.name)]
    parts.append(shortText(seen.bounds))
    parts.append(numbers(seen.center.x, seen.center.y))
    parts.append(numbers(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty))
    parts.append("alpha " + shortText(Double(seen.alpha)))
    parts.append("radius " + shortText(Double(seen.look.cornerRadius)))
    if view.isHidden { parts.append("hidden") }
    if !view.isUserInteractionEnabled { parts.append("no touches") }
    if isAtRest, seen.frame != view.frame || seen.alpha != view.alpha { parts.append("moves") }
    return parts.joined(separator: "  ")
  }

  private static func numbers(_ numbers: CGFloat...) -> String {
    "(" + numbers.map { shortText(Double($0)) }.joined(separator: " ") + ")"
  }

  /// Returns the first line that differs from another record; nil if the records are equal.
  func difference(from other: ViewRecord) -> String? {
    for index in 0..<max(lines.count, other.lines.count) {
      let found = lines.indices.contains(index) ? lines[index] : "nothing"
      let expected = other.lines.indices.contains(index) ? other.lines[index] : "nothing"
      if found != expected { return "\n    found     \(found)\n    expected  \(expected)" }
    }
    return nil
  }
}
