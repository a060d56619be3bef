/// A presenter that a screen keeps alive.
@MainActor public protocol AttachedPresenter: AnyObject {
  /// The name that traces print.
  var name: String { get }
  /// The content that the presenter shows, until the disappearance of a dismissed content is
  /// complete.
  var shown: AnyObject? { get }
  /// Whether the model asks the presenter to show a content.
  var isWanted: Bool { get }
  /// Whether the screen cannot show the content now, because the screen is not in a window or
  /// because another controller is in the way.
  var isBlocked: Bool { get }

  /// Whether all contents on screen are the contents that the model asks for.
  ///
  /// A presenter with several contents, such as a path, implements this property.
  var isUpToDate: Bool { get }

  /// Compares the model with the screen, and presents or dismisses where they differ.
  func update()

  /// Calls ``update()`` in another turn of the main run loop.
  func setNeedsUpdate()

  /// Ends the presenter: it no longer follows the model, and the screen no longer keeps it alive.
  ///
  /// The contents on screen stay there.
  func detach()

  /// Makes the presenter follow the same property of `new`, if it follows a property of `old`.
  func rebind(from old: AnyObject, to new: AnyObject)
}

extension AttachedPresenter {
  /// True, because ``isWanted`` and ``shown`` already describe a presenter with one content.
  public var isUpToDate: Bool { true }

  /// Does nothing.
  public func detach() {}

  /// Does nothing: only a presenter that follows a property of a model can be bound to another
  /// model.
  public func rebind(from old: AnyObject, to new: AnyObject) {}
}
