public import Foundation

/// A view that travels between two screens, in front of both.
///
/// A transition that lets views travel makes one flight for each view and records what becomes of
/// it. The trace, `stage.flights` and `stage.nextFlight(_:)` show what was recorded.
///
/// ```swift
/// let flight = ViewFlight("photo", of: copy, restoredBy: restorer)
/// flight.record(.starts(from: copy.frame, to: target, isHeld: false))
/// flight.record(.lands)
/// ```
@MainActor public final class ViewFlight {
  /// An event of a flight.
  public enum Event: Hashable, Sendable {
    /// The view starts, or turns to another target; both rectangles in its superview's coordinates.
    case starts(from: CGRect, to: CGRect, isHeld: Bool)
    /// The target was removed or is out of sight, and the view fades on its way.
    case fades
    /// The target is in sight again, and the view with it; the trace does not show this.
    case reappears
    /// The view has arrived at its target.
    case lands
    /// The view has returned to its start.
    case returns(to: CGRect)
    /// The flight ends on its way.
    case ends
  }

  package let id: String
  package let view: View
  /// The rectangle that the view travels to, in the coordinates of its superview.
  public var target: CGRect
  /// The number of its last start among all starts of its world.
  package internal(set) var number = 0
  /// Whether the view fades because its target is out of sight.
  package private(set) var isFading = false
  let restorer: ViewStateRestorer
  private weak var world: World?

  /// Creates the flight of a view that has not started.
  ///
  /// - Parameters:
  ///   - id: The name in traces.
  ///   - view: The view that travels.
  ///   - restorer: Restored when the world ends while the view is in the air.
  public init(_ id: String, of view: View, restoredBy restorer: ViewStateRestorer) {
    (self.id, self.view, self.restorer, target) = (id, view, restorer, view.frame)
  }

  /// Records an event.
  ///
  /// A flight is in the air from `starts` until `lands`, `returns` or `ends`.
  public func record(_ event: Event) {
    let world = world ?? view.world
    self.world = world
    switch event {
    case .starts(_, let target, _):
      self.target = target
      isFading = false
      world.flights.started(self)
    case .fades: isFading = true
    case .reappears:
      isFading = false
      return
    case .lands, .returns, .ends: world.flights.remove(self)
    }
    let name = world.recorder.word("flight \(id)")
    world.recorder.record(.flight(event), Subject(name: name), at: world.clock)
  }

  /// Records which names of a transition's views have no counterpart on the other screen, for
  /// `stage.unmatchedIDs` (H-30).
  public static func noteUnmatched(_ ids: [String], in world: World) {
    world.flights.unmatchedIDs = ids
  }

  /// Returns the seen frame of the view after a delay, in the coordinates of its superview.
  package func frame(after delay: Duration = .zero) -> CGRect {
    view.presentationValues(after: delay).frame
  }
}
