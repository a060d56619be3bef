public import Presentation

extension View {
  /// Whether the view keeps its colors when the system inverts the colors of the screen; the value
  /// is stored but has no effect.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  /// The name by which UI tests find the view; the value is stored but has no effect.
  public final var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The text that VoiceOver reads aloud; the value is stored but has no effect.
  public final var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// Whether VoiceOver reads the view aloud; the value is stored but has no effect.
  public final var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// Whether VoiceOver ignores the view's siblings; the value is stored but has no effect.
  public final var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Whether VoiceOver ignores the view's subviews; the value is stored but has no effect.
  public final var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// A longer text about the result of an action, which VoiceOver reads aloud; the value is stored
  /// but has no effect.
  public final var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value of the view as a text, which VoiceOver reads aloud; the value is stored but has no
  /// effect.
  public final var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// The purposes of the view; the value is stored but has no effect.
  public final var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The elements inside the view, in the order in which VoiceOver reads them aloud; the value is
  /// stored but has no effect.
  public final var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Whether VoiceOver reads all subviews of the view together; the value is stored but has no
  /// effect.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  private var accessibility: Accessibility { attachment { Accessibility() } }
}

/// The accessibility values of a view, which are stored but have no effect.
@MainActor private final class Accessibility {
  var ignoresInvertColors = false
  var identifier: String?
  var label: String?
  var isElement = false
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var groupsChildren = false
  var isModal = false
  var hidesElements = false
}
