/// The delegate of a controller with which the user chooses a font.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen a font; optional.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

  /// Called when the user has canceled; optional.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Has no effect by default.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

  /// Has no effect by default.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
