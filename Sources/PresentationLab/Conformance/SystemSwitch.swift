package import Presentation

/// A property of `SystemBehavior`, and the systems on which it has the value of `modern`.
package struct SystemSwitch: Sendable {
  /// The name of the property.
  package let name: String
  /// The number of the rule that describes the property; nil for a duration without a rule.
  package let rule: String?
  /// The systems on which the property has the same value as in ``SystemBehavior/modern``.
  package let systems: String
  /// The source of the value; nil if ``SystemListing`` shows the source of the rule instead.
  let source: String?
  /// A function that returns the value of the property as text.
  package let value: @Sendable (SystemBehavior) -> String
  /// A function that toggles a Boolean property; nil for a duration.
  let flip: (@Sendable (inout SystemBehavior) -> Void)?

  private init(
    _ property: any WritableKeyPath<SystemBehavior, Bool> & Sendable, _ name: String,
    rule: String?, systems: String, source: String? = nil
  ) {
    (self.name, self.rule, self.systems, self.source) = (name, rule, systems, source)
    value = { $0[keyPath: property] ? "yes" : "no" }
    flip = { $0[keyPath: property].toggle() }
  }

  private init(
    _ property: any WritableKeyPath<SystemBehavior, Duration> & Sendable, _ name: String,
    rule: String? = nil
  ) {
    (self.name, self.rule, systems, flip) = (name, rule, "not measured", nil)
    source = rule == nil ? "Our choice: no public source gives the number." : nil
    value = { "\(Int($0[keyPath: property] / .milliseconds(1))) ms" }
  }

  /// All properties of `SystemBehavior`, in the order of their declarations.
  package static let all: [SystemSwitch] = [
    SystemSwitch(\.modalTransitionDuration, "modalTransitionDuration"),
    SystemSwitch(\.stackTransitionDuration, "stackTransitionDuration"),
    SystemSwitch(\.rotationDuration, "rotationDuration"),
    SystemSwitch(\.instantSpringDuration, "instantSpringDuration", rule: "A-45"),
    SystemSwitch(
      \.defersPlainTransitions, "defersPlainTransitions", rule: "P-21",
      systems: "apps linked against the iOS 13 SDK or later"),
    SystemSwitch(
      \.plainSheetEndsNextTurn, "plainSheetEndsNextTurn", rule: "P-21a",
      systems: "a current iOS, whose version the source does not give"),
    SystemSwitch(
      \.queuesRequests, "queuesRequests", rule: "P-57",
      systems: "apps linked against the iOS 13 SDK or later"),
    SystemSwitch(
      \.completesNoopDismiss, "completesNoopDismiss", rule: "P-49",
      systems: "apps linked against the iOS 13 SDK or later"),
    SystemSwitch(
      \.completesCancelledTransitions, "completesCancelledTransitions", rule: "P-75",
      systems: "not known to differ"),
    SystemSwitch(
      \.remembersEarlyEnds, "remembersEarlyEnds", rule: "N-71", systems: "iOS 18 and later"),
    SystemSwitch(
      \.swipesBesideAnimators, "swipesBesideAnimators", rule: "N-61", systems: "later systems"),
    SystemSwitch(
      \.asksBarAfterPops, "asksBarAfterPops", rule: "N-37b",
      systems: "iOS 7 to 13; not measured on later systems"),
    SystemSwitch(
      \.areTransitionsFluid, "areTransitionsFluid", rule: "N-80",
      systems: "iOS 13 to 17; yes for zooms since iOS 18, and for all in the preset fluid"),
    SystemSwitch(\.supportsZoom, "supportsZoom", rule: "N-86", systems: "iOS 18 and later"),
    SystemSwitch(
      \.showsRootBeforeLayout, "showsRootBeforeLayout", rule: "N-19",
      systems: "iOS 18.2; not iOS 17.4"),
    SystemSwitch(
      \.reportsNestedOperations, "reportsNestedOperations", rule: "N-46",
      systems: "current systems; old ones print it"),
  ]

  /// The presets of `SystemBehavior`, with their names.
  package static let presets: [(name: String, system: SystemBehavior)] = [
    ("modern", .modern), ("fluid", .fluid), ("classic", .classic), ("legacy", .legacy),
  ]
}
