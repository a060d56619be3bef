/// A required or optional key of an object in a plan.
package struct PlanKey: Hashable, Sendable {
  package var name: String
  package var isRequired: Bool
  /// The schema of the value; nil if the schema file has a handwritten description of the value.
  var shape: PlanShape?
  var about = ""
  /// The default value as JSON, which is used if the key is missing.
  var standard: String?

  package static func required(
    _ name: String, _ shape: PlanShape? = nil, _ about: String = ""
  ) -> PlanKey {
    PlanKey(name: name, isRequired: true, shape: shape, about: about)
  }

  package static func optional(
    _ name: String, _ shape: PlanShape? = nil, _ about: String = "", default standard: String? = nil
  ) -> PlanKey {
    PlanKey(name: name, isRequired: false, shape: shape, about: about, standard: standard)
  }

  static let animated = PlanKey.optional("animated", .reference("animated"))
  static let completion = PlanKey.optional("completion", .reference("completion"))
}
