/// A presenter that its screen keeps.
@MainActor public protocol AttachedPresenter: AnyObject {
  /// The name that traces print.
  var name: String { get }
  /// What the presenter has on screen, or has dismissed and not yet seen go.
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
}

extension AttachedPresenter {
  /// True: of one thing, ``isWanted`` and ``shown`` say everything.
  public var isUpToDate: Bool { true }
}
