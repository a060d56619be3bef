public import Presentation

extension View {
  /// Whether the view keeps its colours where others are inverted.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  /// A name for tests of the user interface.
  public final var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The text that is read aloud.
  public final var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// Whether it is read aloud.
  public final var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// Whether its siblings are not read aloud.
  public final var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Whether what is inside it is not read aloud.
  public final var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  private var accessibility: Accessibility { attachment { Accessibility() } }
}

/// The accessibility values of a view, which are kept and have no effect.
@MainActor private final class Accessibility {
  var ignoresInvertColors = false
  var identifier: String?
  var label: String?
  var isElement = false
  var isModal = false
  var hidesElements = false
}
