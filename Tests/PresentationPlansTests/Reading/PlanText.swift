import PresentationPlans
import PresentationTesting

/// Puts a plan's text together from what a test cares about; the rest is valid.
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

/// The error that a plan's text ends in, as it is printed.
func planError(_ text: String) -> String {
  do throws(PlanError) {
    _ = try Plan(parsing: text, file: "x.json")
    return "no error"
  } catch {
    return error.description
  }
}

/// The error of a plan with these steps.
func stepsError(_ steps: String) -> String {
  planError(planText(steps: steps))
}

/// The error of a plan with these expectations.
func expectError(_ expect: String) -> String {
  planError(planText(expect: expect))
}

/// The only step of a plan, with all that it says.
func action(_ step: String) throws -> String? {
  let plan = try Plan(parsing: planText(steps: "[\(step)]"), file: "x.json")
  return plan.steps.first?.text
}
