import Foundation
package import Presentation

extension Stage {
  /// The views of the window with their visible values at this instant, one line per view.
  ///
  /// The lines are in back-to-front order. Each line is indented two spaces more than the line of
  /// its superview.
  ///
  /// A line begins with the view's name. If the root view of a controller has no name, the line
  /// begins with the controller's name and `.view`. If any other view has no name, the line begins
  /// with the type of the view.
  ///
  /// The visible frame follows as x, y, width and height in points. If matched geometry changes the
  /// frame of the view, `matched` and the changed frame follow. `hidden`, `alpha`, `transform` (its
  /// six numbers) and `corners` follow if they differ from the defaults. A value that is being
  /// animated is followed by `->` and the model value. Numbers are rounded to thousandths. The same
  /// run always prints the same tree.
  ///
  /// ```
  /// window (0 0 390 844)
  ///   Home.view (0 0 390 844)
  ///     photo (24 400 80 80) -> (0 120 390 390) alpha 0.5 -> 1
  /// ```
  public var viewTree: String { window.printedTree }
}

extension View {
  /// The tree of the view and its subviews, in the format of `stage.viewTree`.
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

/// The printed line of one view in a view tree.
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

  /// Returns the visible value, followed by the model value if its text is different.
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
