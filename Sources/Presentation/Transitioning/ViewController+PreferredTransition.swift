import PresentationLifecycle

extension ViewController {
  /// A system transition that a controller prefers to the default one (N-86).
  @MainActor public struct Transition {
    let sourceView: (ZoomContext) -> View?

    /// The controllers that a zoom passes when it asks for its source view.
    @MainActor public struct ZoomContext {
      /// The controller that the zoom shows.
      public let zoomedViewController: ViewController
      /// The controller whose view contains the source view.
      public let sourceViewController: ViewController
    }

    /// Returns a transition that grows out of a view and shrinks back into it.
    ///
    /// The transition is fluid: a push, a pop or a gesture of the user may interrupt it at any time
    /// (N-80 to N-85).
    ///
    /// - Parameter sourceViewProvider: Called when the controller appears, and again when it
    ///   disappears. If it returns nil, the controller moves as without a zoom.
    public static func zoom(
      sourceViewProvider: @escaping (ZoomContext) -> View?
    ) -> Transition {
      Transition(sourceView: sourceViewProvider)
    }
  }
}
