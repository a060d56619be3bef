import Foundation
import Presentation

/// A view that can break its text into lines, so that the height of its content depends on its
/// width.
@MainActor protocol LineBreaking: View {
  /// Whether the layout determines the width of the lines.
  var fitsLinesToLayout: Bool { get }
  /// The width of the lines while the layout reads the intrinsic content size; otherwise nil.
  var lineWidth: CGFloat? { get set }
}

extension View {
  /// The intrinsic content size of the view, whose text is broken into lines of a given width.
  func contentSize(inLinesOf width: CGFloat?) -> CGSize {
    guard let width, let text = self as? any LineBreaking else { return intrinsicContentSize }
    text.lineWidth = width
    defer { text.lineWidth = nil }
    return intrinsicContentSize
  }
}
