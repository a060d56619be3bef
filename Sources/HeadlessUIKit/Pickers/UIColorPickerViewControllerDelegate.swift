public import Presentation

/// The delegate of a controller with which the user chooses a color.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen a color; optional, calls the older method by default.
  ///
  /// - Parameters:
  ///   - viewController: The controller with the colors.
  ///   - color: The chosen color.
  ///   - continuously: Whether the user's finger is still down.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: ViewColor, continuously: Bool)

  /// Called when the user has chosen a color, if the method with the color is not implemented;
  /// optional.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called when the user has dismissed the controller; optional.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls `colorPickerViewControllerDidSelectColor` by default.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: ViewColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }

  /// Has no effect by default.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}

  /// Has no effect by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
