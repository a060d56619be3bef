/// The gesture recognizers of one ``World``; another module implements this protocol.
@MainActor package protocol TouchArena: AnyObject {
  /// Called when a touch has begun, moved, ended or was canceled, and before the view gets the
  /// touch.
  ///
  /// - Returns: Whether a recognizer gets the touch.
  func receive(_ touch: Touch, _ event: ViewEvent) -> Bool

  /// Returns a simulated finger that swipes back from the left edge of a navigation controller.
  func edgeSwipe(of stack: NavigationController) -> any EdgeSwiping
}

/// The gesture recognizers of one view; another module implements this protocol.
@MainActor package protocol TouchArenaMember: AnyObject {
  /// Returns the gesture recognizers of all views in a ``World``.
  func arena(in world: World) -> any TouchArena
}

/// A simulated finger that swipes back from the left edge of a navigation controller (N-60).
@MainActor package protocol EdgeSwiping: AnyObject {
  /// Puts the finger down and moves it until the gesture begins.
  ///
  /// - Returns: The reason why the gesture does not begin; nil if the gesture has begun.
  func begin(in world: World) -> String?

  /// Moves the finger to a distance from its start, as a fraction of the controller's width.
  func move(to fraction: Double)

  /// Lifts the finger, or cancels the touch.
  func end(isCancelled: Bool)
}

extension View {
  /// The gesture recognizers of the view; another module sets this property.
  package final var touchArenaMember: (any TouchArenaMember)? {
    get { extras?.touchArenaMember }
    set { madeExtras.touchArenaMember = newValue }
  }
}
