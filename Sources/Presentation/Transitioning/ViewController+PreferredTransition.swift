import PresentationLifecycle

extension ViewController {
  /// A transition of the system's own that a controller prefers to the usual one (N-86).
  @MainActor public struct Transition {
    let sourceView: (ZoomContext) -> View?

    /// The context of a zoom's question for its source view.
    @MainActor public struct ZoomContext {
      /// The controller that the zoom shows.
      public let zoomedViewController: ViewController
      /// The controller that the source view is in.
      public let sourceViewController: ViewController
    }

    /// Returns a transition that grows out of a view and shrinks back into it; it is fluid: a push
    /// or pop, or the user's gesture, may interrupt it at any time (N-80 to N-85).
    ///
    /// - Parameter sourceViewProvider: Called when the controller is pushed, and again when it is
    ///   popped. For nil the controller moves as without a zoom.
    public static func zoom(
      sourceViewProvider: @escaping (ZoomContext) -> View?
    ) -> Transition {
      Transition(sourceView: sourceViewProvider)
    }
  }
}
