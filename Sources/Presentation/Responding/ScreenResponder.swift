public import Foundation

/// A responder with settings for the status bar, the orientations and segues.
///
/// Tests can read the settings, and the status bar manager of a scene follows those of the status
/// bar. The settings have no other effect: no status bar is drawn, and a window rotates only when a
/// test rotates the window.
@preconcurrency @MainActor open class ScreenResponder: Responder {
  /// Whether the status bar is hidden while this responder's view is in front.
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar while this responder's view is in front.
  ///
  /// By default, a navigation controller whose visible bar is black returns `lightContent`.
  open var preferredStatusBarStyle: StatusBarStyle { styleAboveBar }

  /// The animation with which the status bar changes.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// Whether the home indicator is hidden while this responder's view is in front.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The orientations that this responder supports.
  ///
  /// By default, a navigation or tab bar controller with a delegate calls
  /// `navigationControllerSupportedInterfaceOrientations` or
  /// `tabBarControllerSupportedInterfaceOrientations` of the delegate.
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    orientationsOfDelegate ?? .allButUpsideDown
  }

  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }

  /// The sides at which the view extends under bars.
  ///
  /// The value is stored but has no effect, because views fill their containers. A value other than
  /// `all` is reported once as the issue `notModelled`.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet {
      guard edgesForExtendedLayout != .all else { return }
      eventWorld.reportOnce(
        "UIViewController.edgesForExtendedLayout",
        "edgesForExtendedLayout: the view fills its container, also behind bars.",
        advice: "Pin subviews to the safe area, or test the frame on a device.")
    }
  }

  /// Whether the view extends under opaque bars; the value is stored but has no effect.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Has no effect, because tests read the settings of the status bar directly.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The orientation in which the controller prefers to be presented; by default portrait.
  ///
  /// A navigation or tab bar controller with a delegate calls the delegate by default.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
    orientationOfDelegate ?? .portrait
  }

  /// The child that determines the style of the status bar; nil if this controller determines it.
  ///
  /// By default, a tab bar controller returns the selected controller. A navigation controller
  /// returns the top controller if its bar is hidden.
  open var childForStatusBarStyle: ViewController? { childBelowHiddenBar }

  /// The child that decides whether the status bar is hidden; nil if this controller decides.
  ///
  /// By default, a tab bar controller returns the selected controller, and a navigation controller
  /// returns the top controller.
  open var childForStatusBarHidden: ViewController? { childInFront }

  /// The child that decides whether the home indicator is hidden; nil if this controller decides.
  ///
  /// By default, a tab bar controller returns the selected controller, and a navigation controller
  /// returns the top controller.
  open var childForHomeIndicatorAutoHidden: ViewController? { childInFront }

  /// The edges of the screen at which the gestures of this responder come before the gestures of
  /// the system; by default none.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// The child that determines ``preferredScreenEdgesDeferringSystemGestures``; nil if this
  /// controller determines them.
  ///
  /// By default, a tab bar controller returns the selected controller, and a navigation controller
  /// returns the top controller.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { childInFront }

  /// Whether a keyboard stays on screen when the first responder is not a text field any more; by
  /// default true only for the style `formSheet`, and never read by this package.
  open var disablesAutomaticKeyboardDismissal: Bool {
    (self as? ViewController)?.modalPresentationStyle == .formSheet
  }

  /// Whether the controller controls the status bar even if the controller's view does not cover
  /// the whole screen; the value is stored but has no effect.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Has no effect, because a window rotates only when a test rotates the window.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Has no effect, because the home indicator is not modeled.
  ///
  /// A test can read `prefersHomeIndicatorAutoHidden` directly.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Has no effect, because the gestures of the system are not modeled.
  ///
  /// A test can read `preferredScreenEdgesDeferringSystemGestures` directly.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Has no effect, because a window rotates only when a test rotates the window.
  @available(*, deprecated, renamed: "setNeedsUpdateOfSupportedInterfaceOrientations()")
  public static func attemptRotationToDeviceOrientation() {}

  /// Never called by this package; a test may call this method to simulate a memory warning.
  open func didReceiveMemoryWarning() {}

  /// The traits that the controller has instead of the inherited ones.
  final var ownTraitOverrides = TraitOverrides()
  /// The traits that the parent has set for the controller.
  final var traitOverridesOfParent = TraitOverrides()

  /// Called when the traits have changed, with the old traits (P-88a).
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Whether the user edits the contents; set by `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private(set) final var edits = false

  /// Begins or ends editing of the contents: sets `isEditing`.
  ///
  /// An override must call super.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }

  /// The stored value of the controller's `preferredContentSize`.
  final var ownPreferredSize = CGSize.zero

  /// Called when the preferred content size of a child has changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Called by UIKit when the fitting size of a child has changed; never called by this package.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Called when the layout margins of the controller's view were set, or have changed with its
  /// safe area (L-18).
  open func viewLayoutMarginsDidChange() {}

  /// Whether the pointer stays inside the app; by default false, and never read by this package.
  open var prefersPointerLocked: Bool { false }

  /// The child that determines ``prefersPointerLocked``; nil if this controller determines it.
  open var childViewControllerForPointerLock: ViewController? { nil }

  /// Has no effect, because no pointer is modeled.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: Updates

  /// Configures the contents and the look of the controller's view; does nothing by default.
  ///
  /// Called after `viewIsAppearing` and before `viewWillLayoutSubviews` of the first layout, and at
  /// the end of each turn in which ``setNeedsUpdateProperties()`` was called. The call does not lay
  /// out the view. The view's own `updateProperties()` follows. If the method reads a property of
  /// an `@Observable` object, a change of the property requests the next call. An override must
  /// call super.
  open func updateProperties() {}

  /// Requests a call of ``updateProperties()`` at the end of the run-loop turn, if the view is
  /// loaded.
  open func setNeedsUpdateProperties() { loaded?.requestUpdate(.controller) }

  /// Calls the requested updates of this controller and of its view, and those of the views and
  /// controllers inside it.
  open func updatePropertiesIfNeeded() { loaded?.updateInside() }

  /// The facts from which ``updateContentUnavailableConfiguration(using:)`` derives the contents.
  open var contentUnavailableConfigurationState: ContentUnavailableState {
    guard let controller = self as? ViewController else {
      return ContentUnavailableState(traitCollection: TraitCollection())
    }
    var state = ContentUnavailableState(traitCollection: controller.traitCollection)
    state.searchText = controller.madeNavigationItem?.searchText
    return state
  }

  /// Sets the contents that the controller shows because it has nothing else to show; does nothing
  /// by default.
  ///
  /// Called before `viewWillLayoutSubviews` of the first layout, and at the end of each turn in
  /// which ``setNeedsUpdateContentUnavailableConfiguration()`` was called.
  open func updateContentUnavailableConfiguration(using state: ContentUnavailableState) {}

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` at the end of the
  /// run-loop turn, if the view is loaded.
  open func setNeedsUpdateContentUnavailableConfiguration() { loaded?.requestUpdate(.unavailable) }

  private var loaded: View? { (self as? ViewController)?.loadedView }

  // MARK: State restoration

  /// Stores the state of the controller; does nothing by default, and is never called.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Restores the state of the controller; does nothing by default, and is never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called by UIKit after the states of all controllers were restored; never called.
  open func applicationFinishedRestoringState() {}

  // MARK: Keys

  /// The commands that were added with ``ViewController/addKeyCommand(_:)``; nil if none was ever
  /// added.
  open override var keyCommands: [KeyCommand]? {
    (self as? ViewController)?.attachments.find(AddedKeyCommands.self)?.commands
  }

  // MARK: Segues

  /// Never called by this package; the app calls this method before it performs a segue.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Returns whether a segue may be performed; by default true.
  ///
  /// This package never calls the method.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Returns whether this controller performs an unwind action; never called by this package.
  ///
  /// The default result is that of `canPerformAction(_:withSender:)`.
  open func canPerformUnwindSegueAction(
    _ action: ActionSelector, from fromViewController: ViewController, sender: Any?
  ) -> Bool {
    canPerformAction(action, withSender: sender)
  }

  /// Does nothing by default; never called by this package.
  open func unwind(
    for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController
  ) {}

  /// Reports an issue with the code `notModelled`, because there are no storyboards with segues.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    eventWorld.reportNotModelled(
      "There is no storyboard with a segue \(identifier); nothing happens.",
      advice: "Make the StoryboardSegue, call prepare(for:sender:), and present or push.")
  }
}
