public import Foundation
public import Presentation

/// A controller with which the user chooses a font, without visible contents.
///
/// A test simulates the user with ``pick(_:)`` and ``tapCancel()``. Both call the delegate, and
/// then dismiss the controller, unless the delegate has dismissed it.
@preconcurrency @MainActor open class UIFontPickerViewController: ViewController {
  /// The fonts that the user can choose; the values are stored but have no effect.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether the user chooses a font with its style, instead of a family of fonts.
    open var includeFaces = false
    /// Whether the name of each font is shown in the system's font.
    open var displayUsingSystemFont = false
    /// The traits by which fonts are filtered.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  /// The fonts that the user can choose.
  public final let configuration: Configuration
  /// The delegate, which is called when the user has chosen a font; not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that the user has chosen, or that the app has set.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a controller for choosing one of some fonts.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for choosing a family of fonts.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Simulates that the user chooses a font.
  public final func pick(_ font: UIFontDescriptor) {
    selectedFontDescriptor = font
    end { $0.fontPickerViewControllerDidPickFont(self) }
  }

  /// Simulates that the user cancels.
  public final func tapCancel() {
    end { $0.fontPickerViewControllerDidCancel(self) }
  }

  private func end(_ body: (any UIFontPickerViewControllerDelegate) -> Void) {
    (world ?? .current).use {
      if let delegate { body(delegate) }
      if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }
  }
}
