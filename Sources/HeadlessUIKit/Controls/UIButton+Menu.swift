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
    set {
      kept.menu?.popUp = nil
      kept.menu = newValue
      showSelection()
    }
  }

  /// Whether a tap shows ``menu`` instead of sending `touchUpInside`.
  ///
  /// The tap sends `menuActionTriggered`. A test then simulates the user's choice with
  /// ``UIMenu/choose(_:)``.
  public final var showsMenuAsPrimaryAction: Bool {
    get { kept.showsMenuFirst }
    set { kept.showsMenuFirst = newValue }
  }

  /// Whether the title of the button is the title of the action that is selected in ``menu``.
  ///
  /// An action is selected if its state is `on`. If there is none, the first action is selected. A
  /// chosen action becomes the only one that is selected.
  public final var changesSelectionAsPrimaryAction: Bool {
    get { kept.changesSelection }
    set {
      kept.changesSelection = newValue
      showSelection()
    }
  }

  private func showSelection() {
    guard let menu else { return }
    menu.popUp = changesSelectionAsPrimaryAction ? self : nil
    guard changesSelectionAsPrimaryAction else { return }
    let actions = menu.actions
    if let selected = actions.first(where: { $0.state == .on }) ?? actions.first { show(selected) }
  }

  /// Selects an action of ``menu``, and shows its title.
  final func show(_ selected: UIAction) {
    for action in menu?.actions ?? [] { action.state = action === selected ? .on : .off }
    setTitle(selected.title, for: [])
  }

  private var kept: KeptOfMenu { attachment { KeptOfMenu() } }
}

/// The menu of a button, and its settings.
@MainActor private final class KeptOfMenu {
  var menu: UIMenu?
  var showsMenuFirst = false
  var changesSelection = false
}
