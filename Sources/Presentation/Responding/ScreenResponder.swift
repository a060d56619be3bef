/// A responder that has settings for the status bar, orientations and segues.
///
/// The settings are there for tests to read. Nothing is drawn, and a window rotates only when a
/// test rotates it.
@preconcurrency @MainActor open class ScreenResponder: Responder {
  /// Whether the status bar is hidden while this responder's view is in front.
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar while this responder's view is in front.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// The animation with which the status bar changes.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// Whether the home indicator is hidden while this responder's view is in front.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The orientations that this responder supports.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }

  /// Has no effect, because tests read the settings of the status bar directly.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Never called by this package, because memory is never short here; a test may call it.
  open func didReceiveMemoryWarning() {}

  // MARK: Segues

  /// Called before a segue is performed.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Returns whether a segue may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Reports `notModelled`, because there are no storyboards and thus no segues to perform.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    eventWorld.reportNotModelled(
      "There is no storyboard with a segue \(identifier); nothing happens.",
      advice: "Make the StoryboardSegue, call prepare(for:sender:), and present or push.")
  }
}
