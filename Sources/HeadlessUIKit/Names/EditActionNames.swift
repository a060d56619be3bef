public import Presentation

/// The actions of the edit menu.
///
/// `UIResponder` conforms to the protocol. Write `UIResponderStandardEditActions.copy(_:)` in a
/// selector to ask whether an action is the copy action.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Moves the selected contents to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selected contents to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Selects the contents under the finger or the insertion point.
  func select(_ sender: Any?)
  /// Selects all contents.
  func selectAll(_ sender: Any?)
  /// Deletes the selected contents.
  func delete(_ sender: Any?)
}

extension Responder: UIResponderStandardEditActions {}
