import PresentationPlans
import PresentationTesting

/// Composes the text of a plan from the given parts; all other parts have valid defaults.
func planText(
  controllers: String = #"{ "Home": { "root": true }, "Editor": {} }"#,
  bindings: String? = nil, views: String? = nil, animators: String? = nil,
  steps: String = #"[ { "turn": 1 } ]"#,
  expect: String = #"{ "end": { "visible": ["Home"] } }"#
) -> String {
  let parts = [("bindings", bindings), ("views", views), ("animators", animators)]
    .compactMap { key, text in text.map { " \"\(key)\": \($0)," } }
  return """
    { "version": 1,
    "controllers": \(controllers),\(parts.joined())
    "steps": \(steps),
    "expect": \(expect) }
    """
}

/// Returns the error of a plan's text as it is printed, or `no error`.
func planError(_ text: String) -> String {
  do throws(PlanError) {
    _ = try Plan(parsing: text, file: "x.json")
    return "no error"
  } catch {
    return error.description
  }
}

/// Returns the error of a plan with the given steps.
func stepsError(_ steps: String) -> String {
  planError(planText(steps: steps))
}

/// Returns the error of a plan with the given expectations.
func expectError(_ expect: String) -> String {
  planError(planText(expect: expect))
}

/// Returns the description of a plan's only step; nil without a step.
func action(_ step: String) throws -> String? {
  let plan = try Plan(parsing: planText(steps: "[\(step)]"), file: "x.json")
  return plan.steps.first?.text
}
