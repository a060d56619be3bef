public import Foundation

extension ViewController.Transition {
  /// The options of a zoom transition.
  @preconcurrency @MainActor public final class ZoomOptions: NSObject {
    /// Returns the area of the zoomed view that begins and ends at the source view.
    ///
    /// The area is in the coordinates of the zoomed view. If the closure is nil or returns nil, the
    /// area is the whole view.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Returns whether the user's edge swipe may pop the zoomed controller, or whether the user's
    /// drag may dismiss it; nil if the gesture always may.
    ///
    /// The closure is called only if nothing else prevents the gesture (N-60, P-61a), but before
    /// `presentationControllerShouldDismiss`.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// The color of the views behind the zoomed view; the value is stored but has no effect.
    public var dimmingColor: ViewColor?
    /// The visual effect on the views behind the zoomed view; the value is only stored.
    package var dimmingEffect: AnyObject?

    /// Creates options with the default values.
    public override init() {
      super.init()
    }

    /// The views of a zoom, passed to the closure that returns an area of the zoomed view.
    @MainActor public struct AlignmentRectContext {
      /// The view from which the zoom begins, or at which it ends.
      public let sourceView: View
      /// The controller that is pushed, presented, popped or dismissed with the zoom.
      public let zoomedViewController: ViewController
    }

    /// A gesture that may pop or dismiss a zoomed controller.
    public struct InteractionContext: Sendable {
      /// The location of the finger, in the coordinates of the zoomed view.
      public let location: CGPoint
      /// The velocity of the finger in points per second; 0 because a simulated finger rests when
      /// the gesture begins.
      public let velocity: CGVector
      /// Whether the gesture begins if the closure returns true; always true.
      public let willBegin: Bool
    }
  }
}
