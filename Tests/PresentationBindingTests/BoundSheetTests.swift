import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

@Suite("A sheet bound to a Bool", .olderSystemsToo)
@MainActor struct BoundSheetTests {
  private let model = ProfileModel()
  private let profile = ViewController("Profile")

  @Test func `navigation logic can be written without naming a controller class`() throws {
    let stage = Stage(profile)
    profile.showEditor(for: model) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    let drag = stage.user.drag("Editor")
    drag.update(0.3)
    stage.runTurn()
    expect(!model.isEditing)
    drag.release(velocity: -400)
    try stage.settle()
    expect(model.isEditing)
    try stage.finish()
  }

  @Test(arguments: [true, false])
  func `setting a bound Bool to true presents a sheet, and setting false dismisses the sheet`(
    animated: Bool
  ) throws {
    let stage = Stage(profile), flag = animated ? "animated" : ""
    profile.present(while: \.isEditing, of: model, named: "isEditing", animated: animated) {
      ViewController("Editor")
    }
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    expect(
      stage.story(of: "Profile", "Editor").map { $0.replacing("()", with: "") },
      equals: [
        "isEditing = true (program)", "Editor viewWillAppear(\(flag))",
        "Editor viewIsAppearing(\(flag))", "Editor viewDidAppear(\(flag))",
        "isEditing = false (program)", "Editor viewWillDisappear(\(flag))",
        "Editor viewDidDisappear(\(flag))",
      ].map { $0.replacing("()", with: "") })
    try stage.finish()
  }

  @Test
  func `the sheet's controller is created once per presentation`() throws {
    let stage = Stage(profile), made = Notes<Int>()
    let presenter = profile.present(while: \.isEditing, of: model) {
      made.add(1)
      return ViewController("Editor")
    }
    presenter.update()
    try stage.settle()
    expect(made.all.count, equals: 0)
    for count in 1...3 {
      model.isEditing = true
      presenter.update()
      presenter.update()
      try stage.settle()
      presenter.update()
      expect(made.all.count, equals: count)
      model.isEditing = false
      presenter.update()
      try stage.settle()
      presenter.update()
      expect(made.all.count, equals: count)
    }
    try stage.finish()
  }

  @Test(.rule("P-55"), arguments: [true, false])
  func `if the model is observed, additional calls of update change nothing on screen`(
    animated: Bool
  ) throws {
    var stories: [[String]] = []
    for count in [0, 1, 3] {
      let home = ViewController("Home"), profile = ViewController("Profile")
      let stage = Stage(home), model = ProfileModel()
      home.present(profile, animated: false)
      try stage.settle()
      let presenter = profile.present(
        while: \.isEditing, of: model, named: "isEditing", animated: animated
      ) { ViewController("Editor") }
      for value in [true, false, true] {
        model.isEditing = value
        for _ in 0..<16 {
          for _ in 0..<count { presenter.update() }
          stage.advance(by: .milliseconds(50))
        }
      }
      try stage.settle()
      expect(stage.layers, equals: ["Home", "Profile", "Editor"])
      stories.append(stage.story(of: "Home", "Profile", "Editor", "Editor #2"))
      try stage.finish()
    }
    expect(stories[0].count > 9)
    expect(stories[1], equals: stories[0])
    expect(stories[2], equals: stories[0])
  }

  @Test func `changing an unbound property of the model changes nothing on screen`() throws {
    let stage = Stage(profile)
    profile.showEditor(for: model) { ViewController("Editor") }
    model.isEditing = true
    stage.runTurn()
    for _ in 0..<8 {
      model.name += "!"
      stage.advance(by: .milliseconds(100))
    }
    expect(stage.visible, equals: ["Profile", "Editor"])
    model.isEditing = false
    for _ in 0..<8 {
      model.name += "!"
      stage.advance(by: .milliseconds(100))
    }
    expect(stage.visible, equals: ["Profile"])
    expect(profile.view.window != nil)
    try stage.finish()
  }

  @Test func `if the Bool is not observed, calling update presents or dismisses the sheet`() throws
  {
    let stage = Stage(profile), value = Switch()
    let presenter = profile.present(while: value.read, set: value.write) {
      ViewController("Editor")
    }
    try stage.settle()
    value.isOn = true
    presenter.update()
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    value.isOn = false
    presenter.update()
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    expect(value.writes, equals: [])
    try stage.finish()
  }

  @Test
  func `a binding with a getter and a setter follows an observed model automatically`() throws {
    let stage = Stage(profile), model = model
    profile.present(while: { model.isEditing }, set: { model.isEditing = $0 }) {
      ViewController("Editor")
    }
    try stage.settle()
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.dragFrontAway()
    expect(!model.isEditing)
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test func `a Bool that becomes true and then false within one run-loop turn presents nothing`()
    throws
  {
    let stage = Stage(profile)
    profile.showEditor(for: model) { ViewController("Editor") }
    try stage.settle()
    model.isEditing = true
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    expect(profile.presentedViewController == nil)
    try stage.finish()
  }
}
