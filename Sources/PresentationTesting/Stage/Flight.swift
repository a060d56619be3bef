public import Foundation
package import Presentation

/// A view that flies from one controller to another during a transition.
///
/// The flight begins at a view of one controller and ends at a view of the other controller. The
/// two views have the same hero ID.
///
/// ```swift
/// gallery.present(detail, animated: true)
/// let flight = try stage.nextFlight("photo")
/// #expect(flight.frame(after: .zero) == card.frame)
/// ```
@MainActor public struct Flight {
  package let flight: ViewFlight

  /// The hero ID (`View.heroID`) of the two views between which the view flies.
  public var id: String { flight.id }

  /// The frame at which the flight will end, in window coordinates.
  ///
  /// The view at the end of the flight determines this frame. When this view moves, the frame
  /// changes (H-25).
  public var target: CGRect { inWindow(flight.target) }

  /// Returns the visible frame of the flying view after a delay from now, in window coordinates.
  ///
  /// The result assumes that no other event occurs during the delay. If the flight ends during the
  /// delay, the result is the last frame of the flight.
  public func frame(after delay: Duration = .zero) -> CGRect {
    inWindow(flight.frame(after: delay))
  }

  private func inWindow(_ rect: CGRect) -> CGRect {
    flight.view.superview.map { $0.convert(rect, to: nil) } ?? rect
  }
}
