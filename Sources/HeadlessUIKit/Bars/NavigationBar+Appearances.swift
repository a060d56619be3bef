public import Presentation

extension NavigationBar {
  /// The look of the bar at its usual height; the value is stored but has no effect.
  public final var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// The look of the bar at a small height; the value is stored but has no effect.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// The look of the bar while the contents are scrolled to the top; the value is stored but has no
  /// effect.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The look of the bar at a small height while the contents are scrolled to the top; the value is
  /// stored but has no effect.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  private var appearances: KeptAppearances { attachment { KeptAppearances() } }
}

extension NavigationItem {
  /// For this item, the look of the bar when the bar has its usual height; the value is stored but
  /// has no effect.
  public final var standardAppearance: UINavigationBarAppearance? {
    get { appearances.own }
    set { appearances.own = newValue }
  }

  /// For this item, the look of the bar when the bar has a small height; the value is stored but
  /// has no effect.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// For this item, the look of the bar while the controller's contents are scrolled to the top;
  /// the value is stored but has no effect.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// For this item, the look of the bar at a small height while the contents are scrolled to the
  /// top; the value is stored but has no effect.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  private var appearances: KeptAppearances { attachments.find { KeptAppearances() } }
}

/// The looks of a navigation bar or of a navigation item.
@MainActor private final class KeptAppearances {
  lazy var standard = UINavigationBarAppearance()
  var own: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
}
