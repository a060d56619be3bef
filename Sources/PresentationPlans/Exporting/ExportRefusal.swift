/// A part of a plan that a target cannot express, and the reason.
package struct ExportRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The way to the part in its plan, as `steps[2]`; empty for the whole plan.
  package var place: String
  /// Why the target cannot express it.
  package var reason: String

  init(_ reason: String, at place: String = "") {
    (self.place, self.reason) = (place, reason)
  }

  /// The place and the reason.
  package var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
