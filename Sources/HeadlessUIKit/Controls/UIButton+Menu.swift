import Presentation

extension UIButton {
  /// Creates a button that performs an action when the button is tapped; `buttonType` has no
  /// effect.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }

  /// The menu of the button; a test simulates the user's choice with ``UIMenu/choose(_:)``.
  public final var menu: UIMenu? {
    get { kept.menu }
    set { kept.menu = newValue }
  }

  /// Whether a tap shows ``menu`` instead of sending `touchUpInside`.
  ///
  /// The tap sends `menuActionTriggered`. A test then simulates the user's choice with
  /// ``UIMenu/choose(_:)``.
  public final var showsMenuAsPrimaryAction: Bool {
    get { kept.showsMenuFirst }
    set { kept.showsMenuFirst = newValue }
  }

  /// Whether the title of the button is the title of the chosen action; the value is stored but has
  /// no effect.
  public final var changesSelectionAsPrimaryAction: Bool {
    get { kept.changesSelection }
    set { kept.changesSelection = newValue }
  }

  private var kept: KeptOfMenu { attachment { KeptOfMenu() } }
}

/// The menu of a button, and its settings.
@MainActor private final class KeptOfMenu {
  var menu: UIMenu?
  var showsMenuFirst = false
  var changesSelection = false
}
