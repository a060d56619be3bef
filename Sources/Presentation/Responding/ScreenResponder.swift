/// A responder that the system asks about its status bar, its orientations and its segues.
///
/// The answers are kept for tests; nothing is drawn, and windows rotate when a test rotates them.
@preconcurrency @MainActor open class ScreenResponder: Responder {
  /// Whether the status bar is hidden while the screen is in front.
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar while the screen is in front.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// The animation of the status bar's changes.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// Whether the home indicator hides while the screen is in front.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The orientations that the screen supports.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

  /// Whether the screen turns with the device.
  open var shouldAutorotate: Bool { true }

  /// Asks for the status bar's settings again: without effect, since tests read the settings.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Called when memory is short: never, unless a test calls it.
  open func didReceiveMemoryWarning() {}

  /// Called when the preferred content size of a child has changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  // MARK: Segues

  /// Called before a segue is performed.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Whether a segue may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of a storyboard; there are none, so the call is reported (`notModelled`).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    eventWorld.reportNotModelled(
      "There is no storyboard with a segue \(identifier); nothing happens.",
      advice: "Make the StoryboardSegue, call prepare(for:sender:), and present or push.")
  }
}
