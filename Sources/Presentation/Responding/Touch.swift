public import Foundation

/// One finger's touch of the screen, which lasts until the finger is lifted.
@preconcurrency @MainActor public final class Touch: NSObject {
  /// The phase of a touch, such as `began` or `moved`.
  ///
  /// The raw values are the same as in UIKit.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger was put down.
    case began
    /// The finger moved.
    case moved
    /// The finger stayed where it was.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system canceled the touch.
    case cancelled
  }

  /// The state of the delivery of a touch to its view.
  package enum Delivery {
    /// The view has not got the touch yet.
    case open
    /// The view has got the touch.
    case delivered
    /// A gesture recognizer has taken over the touch. The view does not get it anymore.
    case taken
  }

  /// The phase of the touch.
  public package(set) var phase = Phase.began
  /// The time of the last change of the phase, in seconds since the start of the virtual clock.
  public package(set) var timestamp: TimeInterval = 0
  /// The number of successive taps at this position, including the tap of this touch.
  public package(set) var tapCount = 1
  /// The view on which the finger was put down.
  public package(set) var view: View? {
    get { viewHandle?.object }
    set { viewHandle = newValue?.handle }
  }
  private var viewHandle: Handle<View>?
  /// The window in which the finger was put down.
  public var window: Window? { windowHandle.object as? Window }
  private let windowHandle: Handle<View>
  /// Whether a recognizer or a responder has handled the touch.
  package var isHandled = false
  /// The state of the touch's delivery to its view.
  package var delivery = Delivery.open
  private var place: CGPoint
  private var previousPlace: CGPoint
  /// The position where the touch began, in the window's coordinates.
  package let start: CGPoint

  /// Creates the touch of a finger that is put down at a point of a window.
  package init(at place: CGPoint, on view: View, in window: Window) {
    (self.place, previousPlace, start) = (place, place, place)
    (viewHandle, windowHandle) = (view.handle, window.handle)
    super.init()
  }

  /// Moves the finger to a point in the window's coordinates.
  package func move(to place: CGPoint) {
    (previousPlace, self.place) = (self.place, place)
  }

  /// Returns the position of the finger in the coordinates of a view.
  ///
  /// If `view` is nil, the result is in the coordinates of the window.
  public func location(in view: View?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Returns the previous position of the finger in the coordinates of a view.
  ///
  /// If `view` is nil, the result is in the coordinates of the window.
  public func previousLocation(in view: View?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }
}
