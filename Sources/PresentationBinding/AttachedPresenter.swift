/// A presenter that a screen keeps alive.
@MainActor public protocol AttachedPresenter: AnyObject {
  /// The name that is printed in traces.
  var name: String { get }
  /// The content that the presenter shows; nil if there is none.
  ///
  /// A content that is being dismissed counts as shown until its disappearance is complete.
  var shown: AnyObject? { get }
  /// Whether the model asks the presenter to show a content.
  var isWanted: Bool { get }
  /// Whether the screen cannot show the content now.
  ///
  /// Either the screen is not in a window, or another controller is in the way.
  var isBlocked: Bool { get }

  /// Whether the screen shows exactly the contents that the model asks for.
  ///
  /// A presenter with several contents, such as a path, implements this property.
  var isUpToDate: Bool { get }

  /// Compares the model with the screen; presents or dismisses contents to remove the differences.
  func update()

  /// Calls ``update()`` in another turn of the main run loop.
  func setNeedsUpdate()

  /// Ends the presenter.
  ///
  /// The presenter no longer follows the model, and the screen no longer keeps the presenter alive.
  /// The contents stay on screen.
  func detach()

  /// Makes the presenter follow the same property of `new`; does nothing if the presenter does not
  /// follow a property of `old`.
  func rebind(from old: AnyObject, to new: AnyObject)
}

extension AttachedPresenter {
  /// True, because ``isWanted`` and ``shown`` already describe a presenter with one content.
  public var isUpToDate: Bool { true }

  /// Does nothing.
  public func detach() {}

  /// Does nothing.
  ///
  /// Only a presenter that follows a property of a model can be bound to another model.
  public func rebind(from old: AnyObject, to new: AnyObject) {}
}
