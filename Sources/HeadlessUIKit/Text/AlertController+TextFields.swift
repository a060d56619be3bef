public import Presentation

extension AlertController {
  /// The text fields, in the order in which they were added; nil if the alert has no text fields.
  public final var textFields: [UITextField]? {
    let views = textFieldViews { UITextField($0) }
    return views.isEmpty ? nil : views
  }

  /// Adds a text field.
  ///
  /// As in UIKit, the first text field becomes the first responder when the alert is shown.
  ///
  /// An action sheet has no text fields. For an action sheet, this method only raises an issue
  ///
  ///
  /// - Parameter configurationHandler: Configures the text field; called before this method
  ///   returns.
  public final func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    addTextField { [self] (_: AlertTextField) in
      (textFields?.last).map { configurationHandler?($0) }
    }
  }
}
