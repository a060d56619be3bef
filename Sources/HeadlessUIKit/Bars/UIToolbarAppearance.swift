import Presentation

/// The look of a toolbar; the values are stored but have no effect.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of the buttons of the style `plain`.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of the buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
