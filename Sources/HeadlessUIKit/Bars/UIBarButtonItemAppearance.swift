public import Foundation
import Presentation

/// The look of the buttons of a bar; the values are stored but have no effect.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look of a button in its usual state.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The look of a button while a finger is on it.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// The look of a button that has the focus.
  public final let focused = UIBarButtonItemStateAppearance()

  /// Creates the look of buttons of the style `plain`.
  public convenience override init() { self.init(style: .plain) }

  /// Creates the look of buttons of a style; all styles have the same look.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Removes all values; the style has no effect.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    copyValues(from: UIBarButtonItemAppearance())
  }

  final func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.copyValues(from: self)
    return copy
  }

  private func copyValues(from other: UIBarButtonItemAppearance) {
    normal.copyValues(from: other.normal)
    highlighted.copyValues(from: other.highlighted)
    disabled.copyValues(from: other.disabled)
    focused.copyValues(from: other.focused)
  }
}
