import Presentation

extension UIControl {
  /// The horizontal alignment of a control's contents; the raw values are the same as in UIKit.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// The contents are in the middle.
    case center = 0
    /// The contents are at the left side.
    case left = 1
    /// The contents are at the right side.
    case right = 2
    /// The contents fill the control.
    case fill = 3
    /// The contents are at the leading side.
    case leading = 4
    /// The contents are at the trailing side.
    case trailing = 5
  }

  /// The vertical alignment of a control's contents; the raw values are the same as in UIKit.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// The contents are in the middle.
    case center = 0
    /// The contents are at the top.
    case top = 1
    /// The contents are at the bottom.
    case bottom = 2
    /// The contents fill the control.
    case fill = 3
  }

  /// The horizontal alignment of the contents; the value is stored but has no effect.
  public final var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { kept.horizontal }
    set { kept.horizontal = newValue }
  }

  /// The vertical alignment of the contents; the value is stored but has no effect.
  public final var contentVerticalAlignment: ContentVerticalAlignment {
    get { kept.vertical }
    set { kept.vertical = newValue }
  }

  private var kept: KeptAlignment { attachment { KeptAlignment() } }
}

/// The alignment of a control's contents.
@MainActor private final class KeptAlignment {
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
}
