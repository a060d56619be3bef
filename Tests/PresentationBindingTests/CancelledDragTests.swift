import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// The model can change during a drag; the screen then shows the last value that the model wrote.
@Suite("A change during a drag", .olderSystemsToo)
@MainActor struct CancelledDragTests {
  private let profile = ViewController("Profile")
  private let model = ProfileModel()
  private let causes = Notes<DismissalCause>()

  private func up(_ writeBack: WriteBack) throws -> Stage {
    let stage = Stage(profile)
    model.isEditing = true
    profile.present(
      while: \.isEditing, of: model, writeBack: writeBack,
      onDismissal: { [causes] in causes.add($0) }
    ) { ViewController("Editor") }
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    return stage
  }

  @Test(.rule("P-64"), arguments: WriteBack.allCases, [true, false])
  func `a sheet matches its bound Bool after the Bool is set to true during a drag`(
    writeBack: WriteBack, finishes: Bool
  ) throws {
    let stage = try up(writeBack)
    let drag = stage.dragFront()
    model.isEditing = true
    stage.runTurn()
    drag.release(velocity: finishes ? 400 : -400)
    try stage.settle()
    expect(stage.layers.contains("Editor"), equals: model.isEditing)
    if writeBack == .willDismiss || !finishes {
      expect(model.isEditing)
    }
    try stage.finish()
  }

  @Test(.rule("P-64", "P-57"), arguments: WriteBack.allCases, [true, false])
  func `a sheet matches its bound Bool after the Bool is set to false during a drag`(
    writeBack: WriteBack, finishes: Bool
  ) throws {
    let stage = try up(writeBack)
    let drag = stage.dragFront()
    model.isEditing = false
    stage.runTurn()
    drag.release(velocity: finishes ? 400 : -400)
    try stage.settle()
    expect(stage.layers.contains("Editor"), equals: model.isEditing)
    if writeBack == .didDismiss { expect(!model.isEditing) }
    try stage.finish()
  }

  @Test
  func `a Bool that is set to true and then false during a canceled drag stays false`() throws {
    let stage = try up(.willDismiss)
    let drag = stage.dragFront()
    expect(!model.isEditing)
    model.isEditing = true
    stage.runTurn()
    model.isEditing = false
    stage.runTurn()
    drag.cancel()
    try stage.settle()
    expect(!model.isEditing)
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases)
  func `a Bool that was set to false before a canceled drag stays false`(writeBack: WriteBack)
    throws
  {
    let stack = NavigationController("Stack"), stage = Stage(stack)
    stack.viewControllers = [profile]
    model.isEditing = true
    stack.present(while: \.isEditing, of: model, writeBack: writeBack) { ViewController("Editor") }
    try stage.settle()
    stack.pushViewController(ViewController("Details"), animated: true)
    stage.runTurn()
    // The dismissal has to wait for the end of the push.
    model.isEditing = false
    stage.runTurn()
    let drag = stage.dragFront()
    stage.runTurn()
    drag.cancel()
    try stage.settle()
    expect(!model.isEditing)
    expect(stage.visible, equals: ["Stack", "Details"])
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases)
  func `an item that was replaced before a canceled drag stays`(writeBack: WriteBack) throws {
    let stack = NavigationController("Stack"), stage = Stage(stack)
    stack.viewControllers = [profile]
    model.draft = Draft(id: 1)
    stack.present(item: \.draft, of: model, writeBack: writeBack) {
      ViewController("Draft \($0.id)")
    }
    try stage.settle()
    stack.pushViewController(ViewController("Details"), animated: true)
    stage.runTurn()
    model.draft = Draft(id: 2)
    stage.runTurn()
    let drag = stage.user.drag("Draft 1")
    stage.runTurn()
    drag.cancel()
    try stage.settle()
    expect(model.draft, equals: Draft(id: 2))
    expect(stage.visible.last, equals: "Draft 2")
    try stage.finish()
  }

  @Test
  func `the screen agrees with the model after every sequence of changes during a drag`() throws {
    for pattern in 0..<(3 * 3 * 3 * 3 * 2 * 2) {
      var rest = pattern
      func next(_ count: Int) -> Int {
        defer { rest /= count }
        return rest % count
      }
      let model = ProfileModel(), profile = ViewController("Profile"), stage = Stage(profile)
      func change(_ what: Int) { if what > 0 { model.isEditing = what == 1 } }
      model.isEditing = true
      profile.present(
        while: \.isEditing, of: model, writeBack: next(2) == 0 ? .willDismiss : .didDismiss
      ) { ViewController("Editor") }
      try stage.settle()
      let drag = stage.user.drag("Editor")
      change(next(3))
      stage.runTurn()
      change(next(3))
      stage.advance(by: .milliseconds(20))
      change(next(3))
      drag.update(0.5)
      if next(2) == 0 { drag.cancel() } else { drag.release(velocity: 300) }
      stage.runTurn()
      change(next(3))
      try stage.settle()
      expect(stage.layers.contains("Editor"), equals: model.isEditing, "pattern \(pattern)")
      try stage.finish("pattern \(pattern)")
    }
  }
}
