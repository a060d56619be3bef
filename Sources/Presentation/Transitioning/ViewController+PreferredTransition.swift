import PresentationLifecycle

extension ViewController {
  /// A system transition that a controller uses instead of the default transition (N-86).
  @MainActor public struct Transition {
    let sourceView: (ZoomContext) -> View?

    /// The two controllers of a zoom transition, passed to the closure that picks the source view.
    @MainActor public struct ZoomContext {
      /// The controller that is pushed, presented, popped or dismissed with the zoom.
      public let zoomedViewController: ViewController
      /// The controller whose view contains the source view.
      public let sourceViewController: ViewController
    }

    /// Returns a transition in which a controller's view grows out of a source view, and later
    /// shrinks back into it.
    ///
    /// The transition is fluid, which means that a push, a pop or a gesture may interrupt it at any
    /// time (N-80 to N-85).
    ///
    /// - Parameter sourceViewProvider: Returns the source view. Called when the controller appears,
    ///   and again when the controller disappears. If the closure returns nil, there is no zoom.
    public static func zoom(
      sourceViewProvider: @escaping (ZoomContext) -> View?
    ) -> Transition {
      Transition(sourceView: sourceViewProvider)
    }
  }
}
