/// A part of a plan that cannot be exported as a test, and the reason.
package struct ExportRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path to the part in its plan, such as `steps[2]`; empty for the whole plan.
  package var place: String
  /// The reason why the part cannot be exported.
  package var reason: String

  init(_ reason: String, at place: String = "") {
    (self.place, self.reason) = (place, reason)
  }

  /// The path and the reason.
  package var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
