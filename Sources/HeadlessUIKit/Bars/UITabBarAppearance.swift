public import Presentation

/// The look of a tab bar; the values are stored but have no effect.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The color of the mark behind the selected item.
  open var selectionIndicatorTintColor: ViewColor?
}
