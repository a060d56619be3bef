/// An object that makes a controller follow a model, for example by presenting another controller.
///
/// The controller that follows the model keeps the object alive.
@MainActor public protocol AttachedPresenter: AnyObject {
  /// The presenter's name in the trace of a test.
  var name: String { get }
  /// The controller that the presenter shows, called its content; nil if there is none.
  ///
  /// A controller that is being dismissed counts as shown until it has disappeared.
  var shown: AnyObject? { get }
  /// Whether the model's value requires a content, for example because a Bool is true.
  var isWanted: Bool { get }
  /// Whether the content cannot be shown now.
  ///
  /// For example, the presenting controller may not be in a window, or another presented controller
  /// may prevent the presentation.
  var isBlocked: Bool { get }

  /// Whether the shown contents are exactly the contents that the model requires.
  ///
  /// A presenter with several contents, such as ``PathPresenter``, implements this property. The
  /// default is true. The value is also true after ``detach()``, because a detached presenter
  /// requires no contents.
  var isUpToDate: Bool { get }

  /// Compares the model with the shown contents; presents or dismisses contents if they differ.
  func update()

  /// Calls ``update()`` in a later turn of the main run loop.
  func setNeedsUpdate()

  /// Ends the presenter.
  ///
  /// The presenter no longer follows the model, and its controller no longer keeps it alive. The
  /// shown contents are not removed.
  func detach()

  /// Makes the presenter follow a property of the model `new` instead of the same property of
  /// `old`.
  ///
  /// Does nothing if the presenter does not follow a property of `old`.
  func rebind(from old: AnyObject, to new: AnyObject)
}

extension AttachedPresenter {
  /// Whether the shown controllers are exactly those that the model requires; true by default.
  ///
  /// The default is enough for a presenter that shows at most one controller: ``isWanted`` and
  /// ``shown`` already tell whether this controller agrees with the model.
  public var isUpToDate: Bool { true }

  /// Does nothing by default.
  public func detach() {}

  /// Does nothing by default.
  ///
  /// A presenter that follows a property of a model implements this method.
  public func rebind(from old: AnyObject, to new: AnyObject) {}
}
