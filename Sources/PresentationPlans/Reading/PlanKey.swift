/// A key that an object of a plan may have, or must have.
package struct PlanKey: Hashable, Sendable {
  package var name: String
  package var isRequired: Bool

  package init(name: String, isRequired: Bool) {
    self.name = name
    self.isRequired = isRequired
  }

  package static func required(_ name: String) -> PlanKey {
    PlanKey(name: name, isRequired: true)
  }

  package static func optional(_ name: String) -> PlanKey {
    PlanKey(name: name, isRequired: false)
  }
}
