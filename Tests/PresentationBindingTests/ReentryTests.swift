import Observation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// A model that counts the reads of its value in its own observed state.
@MainActor @Observable private final class CountingModel {
  var wanted = false
  var reads = 0

  var isEditing: Bool {
    get {
      reads += 1
      return wanted
    }
    set { wanted = newValue }
  }
}

/// Getters, setters and closures that change the model or call the presenter.
@Suite("Calls inside getters and setters", .olderSystemsToo)
@MainActor struct ReentryTests {
  private let profile = ViewController("Profile")

  @Test func `a getter that writes to the observed model does not cause an endless loop`() throws {
    let model = CountingModel(), stage = Stage(profile)
    profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.dragFrontAway()
    expect(!model.wanted)
    expect(stage.visible, equals: ["Profile"])
    expect(model.reads > 0)
    try stage.finish()
  }

  @Test func `the screen agrees with the model when the getter resets the value`() throws {
    let model = ProfileModel(), stage = Stage(profile)
    let get = {
      if model.name.isEmpty, model.isEditing { model.isEditing = false }
      return model.isEditing
    }
    profile.present(while: get, set: { model.isEditing = $0 }) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    model.name = ""
    try stage.settle()
    expect(!model.isEditing)
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases)
  func `a getter and a setter that call update do not cause an endless loop`(writeBack: WriteBack)
    throws
  {
    let value = Switch(), stage = Stage(profile)
    var presenter: BindingPresenter<ViewController>?
    let get = {
      if value.reads < 1_000 { presenter?.update() }
      return value.read()
    }
    let set: (Bool) -> Void = {
      value.write($0)
      presenter?.update()
    }
    let bound = profile.present(while: get, set: set, writeBack: writeBack) {
      presenter?.update()
      return ViewController("Editor")
    }
    presenter = bound
    value.isOn = true
    bound.update()
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    stage.dragFront().cancel()
    try stage.settle()
    expect(value.isOn)
    try stage.dragFrontAway()
    expect(!value.isOn)
    expect(stage.visible, equals: ["Profile"])
    expect(value.reads < 1_000)
    presenter = nil
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases, [true, false])
  func `if the setter ignores the written value, dismissed content is presented again`(
    writeBack: WriteBack, drags: Bool
  ) throws {
    let stage = Stage(profile)
    profile.present(while: { true }, set: { _ in }, writeBack: writeBack) {
      ViewController("Editor")
    }
    try stage.settle()
    expect(stage.layers, equals: ["Profile", "Editor"])
    for _ in 0..<2 {
      let before = profile.presentedViewController
      if drags { try stage.dragFrontAway() } else { before?.dismiss(animated: true) }
      try stage.settle()
      expect(stage.layers, equals: ["Profile", "Editor"])
      expect(profile.presentedViewController !== before)
    }
    stage.dragFront().cancel()
    try stage.settle()
    expect(stage.layers, equals: ["Profile", "Editor"])
    try stage.finish()
  }

  @Test
  func `if the setter of one bound value sets another value, the screen agrees with both`() throws {
    let model = ProfileModel(), stage = Stage(profile)
    let set: (Bool) -> Void = {
      model.isEditing = $0
      model.isSharing = !$0
    }
    profile.present(while: { model.isEditing }, set: set) { ViewController("Editor") }
    profile.present(while: \.isSharing, of: model) { ViewController("Share") }
    model.isEditing = true
    try stage.settle()
    stage.dragFront().cancel()
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(model.isEditing)
    expect(!model.isSharing)
    try stage.dragFrontAway()
    expect(stage.layers, equals: ["Profile", "Share"])
    expect(model.isSharing)
    try stage.finish()
  }

  @Test
  func `if the closure that creates the content resets the value, the content is not shown`()
    throws
  {
    let model = ProfileModel(), stage = Stage(profile), made = Notes<Int>()
    var presenter: BindingPresenter<ViewController>?
    presenter = profile.present(while: \.isEditing, of: model) {
      made.add(1)
      model.isEditing = false
      presenter?.update()
      return ViewController("Editor")
    }
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    expect(made.all, equals: [1])
    presenter = nil
    try stage.finish()
  }

  @Test
  func `if the closure that creates the content presents another controller, the content waits`()
    throws
  {
    let model = ProfileModel(), stage = Stage(profile), alert = ViewController("Alert")
    profile.present(while: \.isEditing, of: model) { [unowned profile] in
      if alert.presentingViewController == nil { profile.present(alert, animated: false) }
      return ViewController("Editor")
    }
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Alert"])
    expect(model.isEditing)
    try stage.finish()
  }

  @Test func `if the update closure replaces the item, the screen shows the new item`() throws {
    let model = ProfileModel(), stage = Stage(profile)
    profile.present(
      item: \.draft, of: model, update: { _, _ in model.draft = Draft(id: 2) }
    ) { ViewController("Draft-\($0.id)") }
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    model.draft?.text = "b"
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Draft-2"])
    expect(model.draft, equals: Draft(id: 2))
    try stage.finish()
  }
}
