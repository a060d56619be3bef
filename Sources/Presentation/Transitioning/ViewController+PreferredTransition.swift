import PresentationLifecycle

extension ViewController {
  /// A system transition that a controller uses instead of the default transition (N-86).
  @MainActor public struct Transition {
    enum Kind {
      case zoom(Zoom)
      case style(ModalTransitionStyle)
    }

    struct Zoom {
      let options: ZoomOptions
      let sourceView: (ZoomContext) -> View?
    }

    let kind: Kind

    /// The two controllers of a zoom transition, passed to the closure that picks the source view.
    @MainActor public struct ZoomContext {
      /// The controller that is pushed, presented, popped or dismissed with the zoom.
      public let zoomedViewController: ViewController
      /// The controller whose view contains the source view.
      public let sourceViewController: ViewController
    }

    /// The other name of ``ZoomContext``.
    public typealias ZoomSourceViewProviderContext = ZoomContext

    /// Returns a transition in which a controller's view grows out of a source view, and later
    /// shrinks back into it.
    ///
    /// The transition is fluid, which means that a push, a pop or a gesture may interrupt it at any
    /// time (N-80 to N-85).
    ///
    /// - Parameters:
    ///   - options: The options of the zoom; nil for an object with the default values.
    ///   - sourceViewProvider: Returns the source view. Called when the controller appears, and
    ///     again when the controller disappears. If the closure returns nil, there is no zoom.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomContext) -> View?
    ) -> Transition {
      Transition(
        kind: .zoom(Zoom(options: options ?? ZoomOptions(), sourceView: sourceViewProvider)))
    }

    /// A presentation with the transition style `coverVertical`; not used by pushes and pops.
    public static var coverVertical: Transition { Transition(kind: .style(.coverVertical)) }
    /// A presentation with the transition style `crossDissolve`; not used by pushes and pops.
    public static var crossDissolve: Transition { Transition(kind: .style(.crossDissolve)) }
    /// A presentation with the transition style `flipHorizontal`; not used by pushes and pops.
    public static var flipHorizontal: Transition { Transition(kind: .style(.flipHorizontal)) }
    /// A presentation with the transition style `partialCurl`; not used by pushes and pops.
    public static var partialCurl: Transition { Transition(kind: .style(.partialCurl)) }

    var zoom: Zoom? {
      guard case .zoom(let zoom) = kind else { return nil }
      return zoom
    }

    var style: ModalTransitionStyle? {
      guard case .style(let style) = kind else { return nil }
      return style
    }
  }
}
