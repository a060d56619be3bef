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

  /// The target frame in window coordinates, which moves with the target view (H-25).
  public var target: CGRect { inWindow(flight.target) }

  /// Returns the visible frame after a delay from now, in window coordinates.
  ///
  /// The frame is computed under the assumption that nothing else happens until then. After the
  /// flight's end it is the frame at which the view landed.
  public func frame(after delay: Duration = .zero) -> CGRect {
    inWindow(flight.frame(after: delay))
  }

  private func inWindow(_ rect: CGRect) -> CGRect {
    flight.view.superview.map { $0.convert(rect, to: nil) } ?? rect
  }
}
