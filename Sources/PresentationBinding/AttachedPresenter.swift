/// A presenter that its screen keeps.
@MainActor public protocol AttachedPresenter: AnyObject {
  /// The name that traces print.
  var name: String { get }
  /// The content that the presenter has on screen, or has dismissed and whose disappearance is not
  /// complete.
  var shown: AnyObject? { get }
  /// Whether the model asks for something to be shown.
  var isWanted: Bool { get }
  /// Whether the screen cannot show it now: it is not in a window, or something else is in the way.
  var isBlocked: Bool { get }

  /// Whether everything that is shown is what the model asks for, where that is more than one
  /// thing.
  var isUpToDate: Bool { get }

  /// Compares the model with the screen and does what is to be done.
  func update()

  /// Calls ``update()`` in another turn.
  func setNeedsUpdate()

  /// Follows nothing any more, and is no longer kept by its screen; what is shown stays.
  func detach()

  /// Follows the same value of `new` from now on, if it follows a value of `old`.
  func rebind(from old: AnyObject, to new: AnyObject)
}

extension AttachedPresenter {
  /// True: of one thing, ``isWanted`` and ``shown`` say everything.
  public var isUpToDate: Bool { true }

  /// Does nothing.
  public func detach() {}

  /// Does nothing: what follows no property of a model has nothing to rebind.
  public func rebind(from old: AnyObject, to new: AnyObject) {}
}
