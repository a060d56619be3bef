public import Foundation

/// A rectangle of selected text.
@preconcurrency @MainActor public final class UITextSelectionRect: NSObject {
  private let area: CGRect

  init(_ area: CGRect) {
    self.area = area
    super.init()
  }

  /// The rectangle, in the coordinates of the view with the text.
  public var rect: CGRect { area }
  /// Whether the rectangle contains the start of the selection; always true.
  public var containsStart: Bool { true }
  /// Whether the rectangle contains the end of the selection; always true.
  public var containsEnd: Bool { true }
  /// Whether the text is vertical; always false.
  public var isVertical: Bool { false }

  /// Returns the rectangle around two insertion points; no rectangle if they are equal.
  static func rects(from start: CGRect, to end: CGRect) -> [UITextSelectionRect] {
    start == end ? [] : [UITextSelectionRect(start.union(end))]
  }
}
