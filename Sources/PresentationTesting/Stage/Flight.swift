public import Foundation
package import Presentation

/// A view that flies between two screens, from a hero view to its counterpart.
///
/// ```swift
/// gallery.present(detail, animated: true)
/// let flight = try stage.nextFlight("photo")
/// #expect(flight.frame(after: .zero) == card.frame)
/// ```
@MainActor public struct Flight {
  package let flight: ViewFlight

  /// The hero ID of both views.
  public var id: String { flight.id }

  /// The frame in window coordinates at which the flight will end; follows the target view (H-25).
  public var target: CGRect { inWindow(flight.target) }

  /// Returns the visible frame after a delay from now, in window coordinates.
  ///
  /// The frame is the result if nothing else happens during the delay. After the end of the flight,
  /// the result is the frame at which the flight ended.
  public func frame(after delay: Duration = .zero) -> CGRect {
    inWindow(flight.frame(after: delay))
  }

  private func inWindow(_ rect: CGRect) -> CGRect {
    flight.view.superview.map { $0.convert(rect, to: nil) } ?? rect
  }
}
