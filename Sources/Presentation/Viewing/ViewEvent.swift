public import Foundation

/// An event that responders get with touches, and that a view gets with a hit test.
@preconcurrency @MainActor public final class ViewEvent: NSObject {
  /// The type of an event; raw values are UIKit's.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers.
    case touches
    /// A movement of the device.
    case motion
  }

  /// The fingers on the screen; nil in an event that a client has made.
  public package(set) var allTouches: Set<Touch>?
  /// The time of the event, in seconds of the clock.
  public package(set) var timestamp: TimeInterval = 0
  /// The kind of the event.
  public var type: EventType { .touches }

  /// Creates an event without touches.
  public override init() {
    super.init()
  }

  /// The touches that began in a view.
  public func touches(for view: View) -> Set<Touch>? { allTouches?.filter { $0.view === view } }
}
