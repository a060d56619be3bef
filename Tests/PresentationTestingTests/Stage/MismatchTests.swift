import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Observable private final class Model {
  @ObservationIgnored var isForgotten = false
  var isEditing = false
  var path: [String] = []
}

@Suite("Bound values that the screen does not show at the end of a stage")
@MainActor struct MismatchTests {
  private let home = ViewController("Home")
  private let model = Model()

  private func residue(of stage: Stage) -> StageResidue? {
    do throws(StageResidue) {
      try stage.close()
      return nil
    } catch {
      return error
    }
  }

  @Test func `closing a stage reports a value that is not observed and has not been updated`()
    throws
  {
    let stage = Stage(home)
    home.present(while: \.isForgotten, of: model, named: "isForgotten") { ViewController("Editor") }
    try stage.settle()
    model.isForgotten = true
    try stage.settle()
    expect(
      residue(of: stage)?.description,
      equals: """
        Left on the stage:
          not up to date: isForgotten asks for a screen, but no screen is shown
        If a value is not observed, such as a property with @ObservationIgnored, call update() \
        after each change. Otherwise look in `issues` of the stage for a refused presentation.
        """)
  }

  @Test func `closing a stage reports a screen whose value was reset without an update`() throws {
    let stage = Stage(home)
    model.isForgotten = true
    home.present(
      while: { [model] in model.isForgotten }, set: { [model] in model.isForgotten = $0 }
    ) { ViewController("Editor") }
    try stage.settle()
    model.isForgotten = false
    try stage.settle()
    expect(
      residue(of: stage)?.mismatches,
      equals: ["isPresented asks for no screen, but Editor is shown"])
  }

  @Test func `a value that is shown, or that waits for another screen, is not reported`() throws {
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    stack.push(path: \.path, of: model) { ViewController($0) }
    stack.present(while: \.isEditing, of: model) { ViewController("Editor") }
    stack.present(ViewController("Menu"), animated: true)
    try stage.settle()
    (model.isEditing, model.path) = (true, ["Rome"])
    try stage.settle()
    expect(!stage.visible.contains("Editor"))
    expect(residue(of: stage) == nil)
  }

  @Test func `a value whose update is pending is reported as pending work only`() {
    let stage = Stage(home)
    home.present(while: \.isEditing, of: model) { ViewController("Editor") }
    stage.runTurn()
    model.isEditing = true
    let residue = residue(of: stage)
    expect(residue?.pending.count, equals: 1)
    expect(residue?.mismatches, equals: [])
  }
}
