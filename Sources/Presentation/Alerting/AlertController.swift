/// A message to the user, with actions to choose from.
///
/// Modelled after UIKit. The controller is presented like any other. A chosen action
/// dismisses it, and the action's handler is called when it has been dismissed. An alert can
/// not be dragged away, and a tap beside it does nothing; beside an action sheet it chooses the
/// cancel action, if there is one.
///
/// ```swift
/// let alert = AlertController(title: "Unsaved changes", message: nil, preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Keep", style: .cancel))
/// alert.addAction(AlertAction(title: "Discard", style: .destructive) { _ in draft.discard() })
/// editor.present(alert, animated: true)
/// ```
@preconcurrency @MainActor open class AlertController: ViewController {
  /// The style of an alert; raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// At the bottom of the screen; a popover where the window is horizontally regular.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// The style of the alert.
  public private(set) final var preferredStyle = Style.alert
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The text fields, in the order in which they were added; nil if there are none.
  public private(set) final var textFields: [AlertTextField]?
  private var preferred: AlertAction?

  /// An alert without actions.
  ///
  /// - Parameters:
  ///   - title: The title; traces print it as the controller's name.
  ///   - message: The text below the title.
  ///   - preferredStyle: Where the alert is shown.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// `overFullScreen` for an alert, `popover` for an action sheet; setting it changes nothing.
  open override var modalPresentationStyle: ModalPresentationStyle {
    get { preferredStyle == .alert ? .overFullScreen : .popover }
    set {}
  }

  /// The action that the Return key performs, drawn in bold; nil for none.
  ///
  /// Setting an action that the alert does not have raises.
  public final var preferredAction: AlertAction? {
    get { preferred }
    set {
      guard newValue.map({ new in actions.contains { $0 === new } }) != false else {
        return raise(.strangePreferredAction)
      }
      preferred = newValue
    }
  }

  /// Adds an action.
  ///
  /// A second action of the style `cancel` raises.
  public final func addAction(_ action: AlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return raise(.secondCancelAction)
    }
    actions.append(action)
  }

  /// Adds a text field; for an action sheet this raises.
  ///
  /// - Parameter configurationHandler: Sets the field up; called within this call.
  public final func addTextField(configurationHandler: ((AlertTextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return raise(.textFieldInActionSheet) }
    let field = AlertTextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Raises if there is nothing to show: no title, no message and no action.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil, message == nil, actions.isEmpty { raise(.emptyAlert) }
  }

  private func raise(_ misuse: Issues.AlertMisuse) {
    worldToEnter.report(Issues.alert(misuse), at: subject)
  }

  // MARK: Choosing

  /// The action that was chosen, until its handler is called: a part of the state of a run.
  private final var chosen: AlertAction?

  /// Chooses an action for the user: dismisses the alert, then calls the handler.
  package final func choose(_ action: AlertAction) {
    chosen = action
    dismiss(animated: true) { [self] in
      chosen = nil
      action.handler?(action)
    }
  }

  /// The action that a tap beside an action sheet performs.
  final var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  override final var compactPopoverStyle: ModalPresentationStyle { .overFullScreen }

  override final var outsideTap: (() -> Void)? {
    guard preferredStyle == .actionSheet, let cancelAction else { return nil }
    return { [self] in choose(cancelAction) }
  }
}
