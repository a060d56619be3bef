import PresentationTesting

/// The complete text of an exported test file.
extension PlanCode {
  /// Returns the lines of a Swift Testing file for a stage.
  func stageFile(_ typeName: String) -> [String] {
    var file = PlanCode(plan, for: target)
    file.addHeader("--stage")
    for module in ["Foundation", "Presentation", "PresentationTesting", "Testing"] {
      file.add("import \(module)")
    }
    file.add("")
    file.addComment(plan.about ?? plan.name, marker: "///")
    file.add("@MainActor struct \(typeName) {")
    file.add("  @Test func `\(functionName)`() throws {")
    return file.lines + lines + ["  }", "}"]
  }

  /// The name of the plan, without what Swift forbids between backticks.
  ///
  /// Swift forbids backticks, backslashes and control characters, and names that consist only of
  /// operators or spaces, or begin with a dollar sign.
  private var functionName: String {
    var name = plan.name.replacing("`", with: "'").replacing("\\", with: "/")
    name = String(name.map { $0.unicodeScalars.allSatisfy(Self.isControl) ? " " : $0 })
    let isName = name.contains { $0.isLetter || $0.isNumber } && !name.hasPrefix("$")
    return isName ? name : "plan \(name)"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  /// Returns the lines of an XCTest file for UIKit.
  func uiKitFile(_ typeName: String, _ recorded: RecordedPlan) -> [String] {
    var file = PlanCode(plan, for: target)
    file.addHeader("--uikit")
    file.add("import UIKit")
    file.add("import XCTest")
    file.add("")
    file.addComment(plan.about ?? plan.name, marker: "///")
    file.add("@MainActor final class \(typeName): PlanTestCase {")
    file.indent { file in
      file.add("func testPlan() {")
      file.indent { file in
        file.call("plan", [file.literal(plan.pathInFolder), "rules: \(file.list(plan.rules))"])
        file.add("")
      }
    }
    return file.lines + lines + ["  }", "}"]
  }

  private mutating func addHeader(_ flag: String) {
    addComment("Exported from \(plan.pathInFolder) by \"present export \(flag)\".")
    if target == .uiKit { addComment("Not run on a device by the authors of the package.") }
    add("")
  }
}
