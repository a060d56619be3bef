public import Foundation

/// An event that is passed to touch methods and to hit tests.
@preconcurrency @MainActor public class ViewEvent: NSObject {
  /// The type of an event.
  ///
  /// The raw values are the same as in UIKit.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers touch the screen.
    case touches
    /// The device is moved.
    case motion
    /// A headset or the system controls media.
    case remoteControl
    /// A button is pressed.
    case presses
    /// A pointing device scrolls.
    case scroll = 10
    /// A pointer moves over a view.
    case hover
    /// A pointing device scales or rotates.
    case transform = 14
  }

  /// The subtype of an event.
  ///
  /// The raw values are the same as in UIKit.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// An event without a subtype, such as touches.
    case none
    /// The device is shaken.
    case motionShake
  }

  /// The touches of all fingers on the screen; nil in an event that the app has created.
  public final package(set) var allTouches: Set<Touch>?
  /// The time of the event, in seconds since the start of the virtual clock.
  public final package(set) var timestamp: TimeInterval = 0
  /// The type of the event: `touches`, or `motion` while the device is shaken.
  public var type: EventType { subtype == .none ? .touches : .motion }
  /// The subtype of the event.
  public final let subtype: EventSubtype

  /// Creates an event without touches.
  public convenience override init() { self.init(.none) }

  package init(_ subtype: EventSubtype) {
    self.subtype = subtype
    super.init()
  }

  /// Returns the touches that began in a view; nil for an event that the app has created.
  public final func touches(for view: View) -> Set<Touch>? {
    allTouches?.filter { $0.view === view }
  }
}
