public import Presentation

extension View {
  /// Whether the view keeps its colors when the system inverts the colors of the screen; the value
  /// is stored but has no effect.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { kept.ignoresInvertColors }
    set { kept.ignoresInvertColors = newValue }
  }

  /// Whether VoiceOver reads all subviews of the view together; the value is stored but has no
  /// effect.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { kept.groupsChildren }
    set { kept.groupsChildren = newValue }
  }

  private var kept: KeptAccessibility { attachment { KeptAccessibility() } }
}

/// The accessibility values of a view, which are stored but have no effect.
@MainActor private final class KeptAccessibility {
  var ignoresInvertColors = false
  var groupsChildren = false
}
