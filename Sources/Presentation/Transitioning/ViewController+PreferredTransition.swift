import PresentationLifecycle

extension ViewController {
  /// A transition of the system's own that a controller prefers to the usual one (N-86).
  @MainActor public struct Transition {
    let sourceView: (ZoomContext) -> View?

    /// What a zoom asks about.
    @MainActor public struct ZoomContext {
      /// The controller that the zoom shows.
      public let zoomedViewController: ViewController
      /// The controller that the source view is in.
      public let sourceViewController: ViewController
    }

    /// Grows out of a view, and goes back into it; it is fluid: a push or pop, or the user's hand,
    /// may interrupt it at any time (N-80 to N-85).
    ///
    /// - Parameter sourceViewProvider: Asked as the controller comes, and again as it goes. For nil
    ///   the controller moves as it does without a zoom.
    public static func zoom(
      sourceViewProvider: @escaping (ZoomContext) -> View?
    ) -> Transition {
      Transition(sourceView: sourceViewProvider)
    }
  }
}
