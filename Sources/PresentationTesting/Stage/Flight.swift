public import Foundation
package import Presentation

/// A view on its way between two screens.
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

  /// The target of the flight, in the window's coordinates; it moves with the view there (H-25).
  public var target: CGRect { inWindow(flight.target) }

  /// Returns the seen frame after a delay from now, in the window's coordinates.
  ///
  /// Computed for any moment, if nothing else happens until then; once it has landed, where it
  /// landed.
  public func frame(after delay: Duration = .zero) -> CGRect {
    inWindow(flight.frame(after: delay))
  }

  private func inWindow(_ rect: CGRect) -> CGRect {
    flight.view.superview.map { $0.convert(rect, to: nil) } ?? rect
  }
}
