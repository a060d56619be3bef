public import Presentation

/// A controller with which the user chooses a color, without visible contents.
///
/// A test simulates the user with ``choose(_:continuously:)`` and ``tapClose()``.
@preconcurrency @MainActor open class UIColorPickerViewController: ViewController {
  /// The delegate, which gets the color; not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that the user has chosen, or that the app has set.
  open var selectedColor = ViewColor.clear
  /// Whether the user can choose the opacity; the value is stored but has no effect.
  open var supportsAlpha = true
  private var isSwipedAway = false

  /// Simulates that the user chooses a color.
  ///
  /// Calls the delegate; the controller stays on screen.
  ///
  /// - Parameters:
  ///   - color: The color that the user chooses.
  ///   - isContinuous: Whether the user's finger is still down.
  public final func choose(_ color: ViewColor, continuously isContinuous: Bool = false) {
    selectedColor = color
    (world ?? .current).use {
      delegate?.colorPickerViewController(self, didSelect: color, continuously: isContinuous)
    }
  }

  /// Simulates that the user closes the controller with its button.
  ///
  /// Dismisses the controller and then calls the delegate.
  public final func tapClose() {
    (world ?? .current).use {
      presentingViewController?.dismiss(animated: true) { self.finish() }
    }
  }

  /// Notices that a swipe begins to dismiss the controller.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isSwipedAway = isBeingDismissed && transitionCoordinator?.initiallyInteractive == true
  }

  /// Calls the delegate if a swipe has dismissed the controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isSwipedAway { finish() }
    isSwipedAway = false
  }

  private func finish() { delegate?.colorPickerViewControllerDidFinish(self) }
}
