public import Foundation

/// The flight of a view from one controller's view to another controller's view.
///
/// The view flies in front of both controllers' views. A transition creates a flight for each view
/// that flies, and records the events of the flight. A test finds the recorded events in its trace,
/// in `stage.flights` and in `stage.nextFlight(_:)`.
///
/// ```swift
/// let flight = ViewFlight("photo", of: copy, restoredBy: restorer)
/// flight.record(.starts(from: copy.frame, to: target, isHeld: false))
/// flight.record(.lands)
/// ```
@MainActor public final class ViewFlight {
  /// An event of a flight, such as its start or its landing.
  public enum Event: Hashable, Sendable {
    /// The view starts to fly, or is redirected to another target.
    ///
    /// Both rectangles are in the coordinates of the view's superview. `isHeld` is true if a
    /// gesture controls the transition.
    case starts(from: CGRect, to: CGRect, isHeld: Bool)
    /// The flying view fades, because its target was removed or is not visible.
    case fades
    /// The flying view stops fading, because its target is visible again.
    ///
    /// The trace does not show this event.
    case reappears
    /// The view has reached its target.
    case lands
    /// The view has returned to its start.
    case returns(to: CGRect)
    /// The flight ends before the view has reached its target or its start.
    case ends
  }

  package let id: String
  package let view: View
  /// The rectangle to which the view flies, in the coordinates of the view's superview.
  public var target: CGRect
  /// The serial number of the flight's last start; 0 before the first start.
  ///
  /// The numbers count the starts of all flights in the ``World``.
  package internal(set) var number = 0
  /// Whether the flying view fades, because its target was removed or is not visible.
  package private(set) var isFading = false
  let restorer: ViewStateRestorer
  private weak var world: World?

  /// Creates the flight of a view; the flight has not started yet.
  ///
  /// - Parameters:
  ///   - id: The name of the flight in the trace of a test.
  ///   - view: The view that flies.
  ///   - restorer: The object that undoes the transition's changes to views. If the ``World`` ends
  ///     during the flight, ``ViewStateRestorer/restore()`` is called on the restorer.
  public init(_ id: String, of view: View, restoredBy restorer: ViewStateRestorer) {
    (self.id, self.view, self.restorer, target) = (id, view, restorer, view.frame)
  }

  /// Records an event of the flight.
  ///
  /// A flight begins with the event `starts`, and ends with `lands`, `returns` or `ends`.
  public func record(_ event: Event) {
    let world = world ?? view.world
    self.world = world
    switch event {
    case .starts(_, let target, _):
      self.target = target
      isFading = false
      world.animations.flights.started(self)
    case .fades: isFading = true
    case .reappears:
      isFading = false
      return
    case .lands, .returns, .ends: world.animations.flights.remove(self)
    }
    let name = world.recorder.word("flight \(id)")
    world.recorder.record(.flight(event), Subject(name: name), at: world.clock)
  }

  /// Stores the IDs, such as hero IDs, of views without a counterpart in the other controller of
  /// the transition (H-30).
  ///
  /// Tests read the IDs with `stage.unmatchedIDs`.
  public static func noteUnmatched(_ ids: [String], in world: World) {
    world.animations.flights.unmatchedIDs = ids
  }

  /// Returns the visible frame of the view after a delay, in the coordinates of the view's
  /// superview.
  package func frame(after delay: Duration = .zero) -> CGRect {
    view.presentationValues(after: delay).frame
  }
}
