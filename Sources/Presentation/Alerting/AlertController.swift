/// A controller that shows a message to the user, with actions to choose from.
///
/// Modeled after UIKit. An alert controller is presented like any controller. When the
/// user chooses an action, the alert is dismissed, and then the action's handler is called.
/// The user cannot drag an alert away. A tap outside an alert does nothing. A tap outside an action
/// sheet chooses the cancel action, if the sheet has a cancel action.
///
/// After the dismissal, the alert releases the handlers of all actions. The handler of an action
/// can therefore capture the alert. To ask the user again, create another alert: if the same alert
/// is presented a second time, no handler is called.
///
/// ```swift
/// let alert = AlertController(title: "Unsaved changes", message: nil, preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Keep", style: .cancel))
/// alert.addAction(AlertAction(title: "Discard", style: .destructive) { _ in draft.discard() })
/// editor.present(alert, animated: true)
/// ```
@preconcurrency @MainActor open class AlertController: ViewController {
  /// The style of an alert controller: an alert or an action sheet.
  ///
  /// The raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// An alert at the bottom of the screen.
    ///
    /// In a window with a regular horizontal size class, the alert is in a popover.
    case actionSheet = 0
    /// An alert at the center of the screen.
    case alert = 1
  }

  /// The text below the title.
  @exclusivity(unchecked) open var message: String?
  /// The style of the controller: an alert or an action sheet.
  open private(set) var preferredStyle = Style.alert
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  private final var fields: [Field] = []
  private var preferred: AlertAction?

  /// A text field, and the view that another module shows it with.
  private struct Field {
    let content: AlertTextField
    var view: View?
  }

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: The title, which is also the controller's name in traces (lists of recorded
  ///     events).
  ///   - message: The text below the title.
  ///   - preferredStyle: The style: an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The presentation style: `overFullScreen` for an alert, `popover` for an action sheet.
  ///
  /// Setting the style has no effect.
  open override var modalPresentationStyle: ModalPresentationStyle {
    get { preferredStyle == .alert ? .overFullScreen : .popover }
    set {}
  }

  /// The action that UIKit shows in bold and that the Return key chooses; nil if no action is
  /// preferred.
  ///
  /// In this package, the value is stored but has no effect.
  ///
  /// Setting an action that was not added to the alert raises an issue and changes nothing.
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
  /// An alert has at most one action with the style `cancel`. Adding a second such action raises an
  /// issue and has no other effect.
  open func addAction(_ action: AlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return raise(.secondCancelAction)
    }
    actions.append(action)
  }

  // Files that import UIKit see the text fields as views. `HeadlessUIKit` declares the two members
  // below once more, and its declarations must win.

  /// The text fields, in the order in which they were added; nil if the alert has no text fields.
  @_disfavoredOverload public final var textFields: [AlertTextField]? {
    fields.isEmpty ? nil : fields.map(\.content)
  }

  /// Adds a text field.
  ///
  /// An action sheet has no text fields. For an action sheet, this method only raises an issue
  ///
  ///
  /// - Parameter configurationHandler: Configures the text field; called before this method
  ///   returns.
  @_disfavoredOverload public final func addTextField(
    configurationHandler: ((AlertTextField) -> Void)? = nil
  ) {
    guard preferredStyle == .alert else { return raise(.textFieldInActionSheet) }
    let field = AlertTextField()
    fields.append(Field(content: field))
    configurationHandler?(field)
  }

  /// The views of the text fields, in the order in which the text fields were added.
  ///
  /// - Parameter make: Creates the view of a text field that does not have a view yet.
  package final func textFieldViews<Kind: View>(_ make: (AlertTextField) -> Kind) -> [Kind] {
    fields.indices.map { index in
      if let view = fields[index].view as? Kind { return view }
      let view = make(fields[index].content)
      fields[index].view = view
      if loadedView != nil { self.view.addSubview(view) }
      return view
    }
  }

  /// Adds the views of the text fields; raises an issue if the alert has no title, no message and
  /// no action.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { field.view.map(view.addSubview) }
    if title == nil, message == nil, actions.isEmpty { raise(.emptyAlert) }
  }

  private func raise(_ misuse: Issues.AlertMisuse) {
    worldToEnter.report(Issues.alert(misuse), at: subject)
  }

  // MARK: Choosing

  /// The action that the user has chosen; nil before the choice, and after the alert has been
  /// dismissed.
  ///
  /// Only the function `explore` reads this property, to compare states.
  private final var chosen: AlertAction?

  /// Simulates a tap on an action: dismisses the alert, and then calls the action's handler.
  package final func choose(_ action: AlertAction) {
    chosen = action
    let handler = action.handler
    dismiss(animated: true) { [self] in
      chosen = nil
      handler?(action)
    }
  }

  /// Releases the handlers of all actions, because the alert is no longer presented.
  ///
  /// A handler may capture the alert.
  final func releaseHandlers() {
    for action in actions { action.releaseClosure() }
  }

  override final var ownClosureHolders: [any ClosureHolder] { actions }

  /// The action with the style `cancel`; nil if there is none.
  ///
  /// The Escape key and a tap outside an action sheet choose this action (Q-4, Q-4a).
  final var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  override final var compactPopoverStyle: ModalPresentationStyle { .overFullScreen }

  override final func action(of gesture: DismissalGesture) -> (() -> Void)? {
    guard let cancelAction, cancelAction.isEnabled else { return nil }
    return switch gesture {
    case .tapOutside where preferredStyle == .actionSheet, .escape: { self.choose(cancelAction) }
    case .drag, .tapOutside: nil
    }
  }
}
