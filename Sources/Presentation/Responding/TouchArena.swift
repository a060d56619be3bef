/// The gesture recognizers of one world, which another module keeps.
@MainActor package protocol TouchArena: AnyObject {
  /// Called when a touch has begun, has moved, has ended or was canceled, before the view gets the
  /// touch.
  ///
  /// - Returns: Whether a recognizer gets the touch.
  func receive(_ touch: Touch, _ event: ViewEvent) -> Bool

  /// Returns a finger that swipes back in a stack, as a user's finger does.
  func edgeSwipe(of stack: NavigationController) -> any EdgeSwiping
}

/// The gesture recognizers of one view.
@MainActor package protocol TouchArenaMember: AnyObject {
  /// Returns the object that keeps the recognizers of all views in the world.
  func arena(in world: World) -> any TouchArena
}

/// The finger that swipes back from the left edge of a stack (N-60).
@MainActor package protocol EdgeSwiping: AnyObject {
  /// Puts the finger down and moves it until the gesture begins.
  ///
  /// - Returns: The reason why the gesture does not begin; nil if the gesture has begun.
  func begin(in world: World) -> String?

  /// Moves the finger to a distance from its start, as a fraction of the stack's width.
  func move(to fraction: Double)

  /// Lifts the finger, or cancels the touch.
  func end(isCancelled: Bool)
}

extension View {
  /// The gesture recognizers of the view, which another module keeps.
  package final var touchArenaMember: (any TouchArenaMember)? {
    get { extras?.touchArenaMember }
    set { madeExtras.touchArenaMember = newValue }
  }
}
