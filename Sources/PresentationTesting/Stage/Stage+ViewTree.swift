import Foundation
package import Presentation

extension Stage {
  /// The views of the window as they are seen at this instant: one line each, back to front, two
  /// columns deeper for each superview.
  ///
  /// A line has the view's name, else its controller's and `.view`, else its type; then the frame
  /// that is seen, as x, y, width and height in points; `matched` and the frame to which the view
  /// is matched, where that differs; and, where they are not the usual ones,
  /// `hidden`, `alpha`, `transform` (its six numbers) and `corners`. What is on its way is followed
  /// by `->` and the model value. Numbers are rounded to thousandths. The same run prints the same
  /// tree.
  ///
  /// ```
  /// window (0 0 390 844)
  ///   Home.view (0 0 390 844)
  ///     photo (24 400 80 80) -> (0 120 390 390) alpha 0.5 -> 1
  /// ```
  public var viewTree: String { window.printedTree }
}

extension View {
  /// The view and everything inside, as `stage.viewTree` prints it.
  package var printedTree: String {
    var lines: [String] = []
    var open: [(view: View, depth: Int)] = [(self, 0)]
    while let (view, depth) = open.popLast() {
      lines.append(String(repeating: "  ", count: depth) + ViewLine(of: view).text)
      open.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }
}

/// A view of a tree, as a line.
@MainActor private struct ViewLine {
  private let view: View
  private let seen: View.PresentationValues
  private let model: View.PresentationValues

  init(of view: View) {
    self.view = view
    (seen, model) = (view.presentationValues(), view.modelValues)
  }

  var text: String {
    var parts = [view.printedName, change { Self.text($0.frame) }]
    let matched = Self.text(view.matchedFrame())
    if matched != Self.text(seen.frame) { parts.append("matched \(matched)") }
    if view.isHidden { parts.append("hidden") }
    if isUnusual(\.alpha, 1) { parts.append("alpha \(change { Self.text($0.alpha) })") }
    if isUnusual(\.transform, .identity) {
      parts.append("transform \(change { Self.text($0.transform) })")
    }
    if isUnusual(\.look.cornerRadius, 0) {
      parts.append("corners \(change { Self.text($0.look.cornerRadius) })")
    }
    return parts.joined(separator: " ")
  }

  private func isUnusual<Value: Equatable>(
    _ path: KeyPath<View.PresentationValues, Value>, _ usual: Value
  ) -> Bool {
    seen[keyPath: path] != usual || model[keyPath: path] != usual
  }

  /// Returns the seen value, and the model value if that prints differently.
  private func change(_ text: (View.PresentationValues) -> String) -> String {
    let (seen, model) = (text(seen), text(model))
    return seen == model ? seen : "\(seen) -> \(model)"
  }

  private static func text(_ rect: CGRect) -> String { shortText(rect) }

  private static func text(_ matrix: CGAffineTransform) -> String {
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    return "[\(numbers.map(text).joined(separator: " "))]"
  }

  private static func text(_ number: CGFloat) -> String { shortText(number) }
}
