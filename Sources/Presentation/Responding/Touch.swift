public import Foundation

/// A finger on the screen, from the moment it is put down to the moment it is lifted.
@preconcurrency @MainActor public final class Touch: NSObject {
  /// The phase of a touch; raw values are UIKit's.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger was put down.
    case began
    /// The finger moved.
    case moved
    /// The finger stayed where it was.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// How far a touch has come on its way to its view.
  package enum Delivery {
    /// The view has not got the touch yet.
    case open
    /// The view has got the touch.
    case delivered
    /// A gesture has taken the touch over.
    case taken
  }

  /// The phase of the touch.
  public package(set) var phase = Phase.began
  /// The time of the phase, in seconds of the clock.
  public package(set) var timestamp: TimeInterval = 0
  /// The number of taps at this place, with the taps just before it.
  public package(set) var tapCount = 1
  /// The view that the finger was put on.
  public package(set) weak var view: View?
  /// The window that the finger was put on.
  public package(set) weak var window: Window?
  /// Whether a recognizer or a responder has handled the touch.
  package var isHandled = false
  /// Whether the view gets the touch.
  package var delivery = Delivery.open
  private var place: CGPoint
  private var previousPlace: CGPoint
  /// The place where the touch began, in the window's coordinates.
  package let start: CGPoint

  /// A finger that is put down at a point of a window.
  package init(at place: CGPoint, on view: View, in window: Window) {
    (self.place, previousPlace, start) = (place, place, place)
    (self.view, self.window) = (view, window)
    super.init()
  }

  /// Moves the finger, in the window's coordinates.
  package func move(to place: CGPoint) {
    (previousPlace, self.place) = (self.place, place)
  }

  /// Returns the place of the finger, in a view's coordinates; nil for the window's.
  public func location(in view: View?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Returns the previous place of the finger, in a view's coordinates; nil for the window's.
  public func previousLocation(in view: View?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }
}
