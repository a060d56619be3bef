public import Foundation

/// An object that takes part in the handling of events: a view, a window, a view controller, or an
/// application.
///
/// Touches that a responder does not handle are passed to ``next``.
@preconcurrency @MainActor open class Responder: NSObject {
  /// The name of an action's method, in files that need no other part of Foundation.
  public typealias ActionSelector = Selector

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain; nil at the end of the chain.
  ///
  /// The next responder gets the events that this responder does not handle.
  open var next: Responder? { nil }

  /// Does nothing by default.
  ///
  /// Called only for objects that a test supplies with `UIStoryboard.supply` or `UINib.supply`.
  open func awakeFromNib() {}

  #if !canImport(ObjectiveC)
    /// Called after a property that this responder observes by name has changed; does nothing by
    /// default.
    ///
    /// On Apple platforms, `NSObject` declares the method.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  // MARK: First responder

  /// Whether the responder can become the first responder; the default is false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can stop being the first responder; the default is true.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder; a ``World`` has at most one first responder.
  open var isFirstResponder: Bool { eventWorld.responders.first === self }

  /// Makes this object the first responder, and returns whether it is the first responder now.
  ///
  /// If ``canBecomeFirstResponder`` of this object is false, nothing changes. Otherwise, the
  /// current first responder is asked to resign. If the current first responder refuses, it stays
  /// the first responder.
  ///
  /// A view outside of a window does not become the first responder at once. The method then
  /// returns false, and the view becomes the first responder when it enters a window. An app can
  /// therefore call the method in `viewDidLoad`.
  @discardableResult open func becomeFirstResponder() -> Bool {
    eventWorld.responders.change(to: self)
  }

  /// Makes this object stop being the first responder.
  ///
  /// Returns false if this object stays the first responder because ``canResignFirstResponder`` is
  /// false. Otherwise, the method returns true.
  @discardableResult open func resignFirstResponder() -> Bool {
    eventWorld.responders.resign(self)
  }

  // MARK: Input and actions

  /// The view that replaces the keyboard while this responder is the first responder; never shown.
  open var inputView: View? { nil }

  /// The view above the keyboard while this responder, or a responder before it in the chain, is
  /// the first responder; by default nil.
  ///
  /// The view is shown if the world of the test has a simulated keyboard (`World.keyboardHeight`).
  /// While a responder that edits no text is the first responder, the view is at the lower edge of
  /// the window. A view inside the accessory view can become the first responder, too. When it
  /// resigns, the responder that has supplied the accessory view becomes the first responder again.
  open var inputAccessoryView: View? { nil }

  /// The language in which the user types into this responder; by default English.
  ///
  /// The package does not read the property, because no keyboard is shown.
  open var textInputMode: TextInputMode? { TextInputMode.activeInputModes.first }

  /// The identifier with which the system stores the last language for this responder; by default
  /// nil.
  ///
  /// The package does not read the property.
  open var textInputContextIdentifier: String? { nil }

  /// Called when a remote control was used; a test calls the method itself.
  ///
  /// The default implementation calls the method of the next responder.
  open func remoteControlReceived(with event: ViewEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// Shows the accessory view that this first responder supplies now, in its present height.
  ///
  /// The keyboard changes in the next turn of the run loop. Input views are not shown.
  open func reloadInputViews() {
    if isFirstResponder { eventWorld.responders.inputsChanged() }
  }

  /// The undo manager of the nearest responder in the chain that has one.
  ///
  /// Each window has an undo manager.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Returns whether this responder performs an action; by default whether it has the method.
  ///
  /// On Linux, a responder has the method of a selector if the responder has the type for which the
  /// closure of the selector is written. A selector without a closure belongs to no responder. For
  /// ``copy(_:)`` and the other actions of the edit menu, the type must be a subclass, because
  /// every responder declares these methods.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    #if canImport(ObjectiveC)
      responds(to: action)
    #else
      action.isMethod(of: self)
        && (!EditAction.isGeneral(action)
          || eventWorld.responders.asked == ObjectIdentifier(self))
    #endif
  }

  /// Returns the first responder of the chain that can perform an action; nil if there is none.
  ///
  /// The search begins at this responder.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// The commands that the user can perform with keys while this responder is in the chain of
  /// responders that begins at the first responder; by default nil.
  ///
  /// A controller returns the commands that were added with ``ViewController/addKeyCommand(_:)``.
  /// The property is read when a test presses keys.
  open var keyCommands: [KeyCommand]? { nil }

  /// Changes the menus of the app; does nothing by default.
  ///
  /// Called on the application and its delegate when the main menu is needed for the first time,
  /// and again after a rebuild was requested. An override must call super.
  open func buildMenu(with builder: any MenuBuilder) {}

  /// Called before a command is performed, so that the responder can change the state of the
  /// command; does nothing by default.
  open func validate(_ command: Command) {}

  // MARK: Edit menu

  /// Moves the selected contents to the pasteboard; does nothing by default.
  ///
  /// The keys of the edit menu call this method and the following ones on the first responder of
  /// the chain that overrides the method. An override must not call super, unless the superclass
  /// also overrides the method.
  open func cut(_ sender: Any?) { noteNoEdit() }

  /// Copies the selected contents to the pasteboard.
  open func copy(_ sender: Any?) { noteNoEdit() }

  /// Inserts the contents of the pasteboard.
  open func paste(_ sender: Any?) { noteNoEdit() }

  /// Selects the contents under the finger or the insertion point.
  open func select(_ sender: Any?) { noteNoEdit() }

  /// Selects all contents.
  open func selectAll(_ sender: Any?) { noteNoEdit() }

  /// Deletes the selected contents.
  open func delete(_ sender: Any?) { noteNoEdit() }

  private func noteNoEdit() { eventWorld.responders.unchanged = ObjectIdentifier(self) }

  // MARK: Activities

  /// The activity of the user in this responder; the value is stored but has no effect.
  ///
  /// Views, view controllers and scenes store the value. In all other responders, it stays nil.
  open var userActivity: UserActivity? {
    get { keptActivity?.activity }
    set { keptActivity?.activity = newValue }
  }

  private var keptActivity: KeptActivity? {
    switch self {
    case let view as View: view.attachment { KeptActivity() }
    case let controller as ViewController: controller.attachments.find { KeptActivity() }
    case let scene as AppScene: scene.attachments.find { KeptActivity() }
    default: nil
    }
  }

  /// Stores the state of this responder in an activity; does nothing by default.
  ///
  /// This package never calls the method: a test calls it after the app has set `needsSave` of
  /// `userActivity`. An override must call super.
  open func updateUserActivityState(_ activity: UserActivity) {}

  /// Restores the state of this responder from an activity; does nothing by default.
  ///
  /// This package never calls the method. An override must call super.
  open func restoreUserActivityState(_ activity: UserActivity) {}

  /// Closes or cancels the contents, and returns whether this has happened; by default false.
  ///
  /// VoiceOver calls the method for its escape gesture; this package never calls it.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action, and returns whether this has happened; by default false.
  ///
  /// VoiceOver calls the method for a double tap with two fingers; this package never calls it.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls the contents, and returns whether this has happened; by default false.
  ///
  /// VoiceOver calls the method for a swipe with three fingers; this package never calls it.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  // MARK: Motions

  /// Called when the user begins to shake the device; by default calls the same method of ``next``.
  open func motionBegan(_ motion: ViewEvent.EventSubtype, with event: ViewEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the user has shaken the device; by default calls the same method of ``next``.
  open func motionEnded(_ motion: ViewEvent.EventSubtype, with event: ViewEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when the system has canceled a motion; by default calls the same method of ``next``.
  open func motionCancelled(_ motion: ViewEvent.EventSubtype, with event: ViewEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Touches

  /// Called when fingers are put down; by default calls the same method of ``next``.
  open func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent?) {
    nextForTouches?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move; by default calls the same method of ``next``.
  open func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent?) {
    nextForTouches?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted; by default calls the same method of ``next``.
  open func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent?) {
    nextForTouches?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture or the system has canceled touches; by default calls the same method of
  /// ``next``.
  open func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent?) {
    nextForTouches?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when keys or buttons are pressed; by default calls the same method of ``next``.
  ///
  /// If the last responder of the chain is called, the system handles the keys: it types letters
  /// and performs key commands. An override that does not call super prevents this.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard let next else { return event?.leaveChain() ?? () }
    next.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses changes; by default calls the same method of ``next``.
  ///
  /// This package never calls it.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys or buttons are released; by default calls the same method of ``next``.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system has canceled presses; by default calls the same method of ``next``.
  ///
  /// This package never calls it.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  private var nextForTouches: Responder? {
    if let next { return next }
    TouchDispatcher.of(eventWorld).leaveChain()
    return nil
  }

  /// The ``World`` whose events the responder handles.
  package var eventWorld: World { .current }
}

/// The activity of the user in one responder.
@MainActor private final class KeptActivity {
  var activity: UserActivity?
}
