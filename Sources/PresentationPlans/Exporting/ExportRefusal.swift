/// A part of a plan that cannot be exported as a test, and the reason.
package struct ExportRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path to the part in its plan, such as `steps[2]`; empty for the whole plan.
  package var place: String
  /// The reason why the part cannot be exported.
  package var reason: String

  init(_ reason: String, at place: String = "") {
    (self.place, self.reason) = (place, reason)
  }

  /// Returns the refusal of a part that UIKit does not have.
  ///
  /// A test for a stage does not contain such a part either, because both kinds of tests make the
  /// same calls.
  ///
  /// - Parameter subject: The part, for example "bindings".
  static func notInUIKit(_ subject: String, at place: String = "") -> ExportRefusal {
    ExportRefusal(
      "\(subject) cannot be exported: an exported test contains only what UIKit has, too", at: place
    )
  }

  /// The path and the reason.
  package var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
