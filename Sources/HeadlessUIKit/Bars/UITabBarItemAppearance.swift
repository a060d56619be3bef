public import Foundation
import Presentation

/// The look of the items of a tab bar; the values are stored but have no effect.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The arrangement of an item's image and title; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// The image is above the title.
    case stacked
    /// The image is beside the title.
    case inline
    /// The image is beside the title, in a low bar.
    case compactInline
  }

  /// The look of an item in its usual state.
  public final let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public final let selected = UITabBarItemStateAppearance()
  /// The look of a disabled item.
  public final let disabled = UITabBarItemStateAppearance()
  /// The look of an item that has the focus.
  public final let focused = UITabBarItemStateAppearance()

  /// Creates the look of items of the style `stacked`.
  public convenience override init() { self.init(style: .stacked) }

  /// Creates the look of items of a style; all styles have the same look.
  public init(style: Style) {
    super.init()
  }

  /// Removes all values; the style has no effect.
  open func configureWithDefault(for style: Style) {
    copyValues(from: UITabBarItemAppearance())
  }

  final func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.copyValues(from: self)
    return copy
  }

  private func copyValues(from other: UITabBarItemAppearance) {
    normal.copyValues(from: other.normal)
    selected.copyValues(from: other.selected)
    disabled.copyValues(from: other.disabled)
    focused.copyValues(from: other.focused)
  }
}
