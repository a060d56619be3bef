import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// Home presents Profile while `isSharing` is true, and Profile presents Editor while `isEditing`
/// is true.
@Suite("Nested bound screens", .olderSystemsToo)
@MainActor struct NestedTests {
  private let model = ProfileModel()
  private let home = ViewController("Home")
  private let causes = Notes<String>()

  private func up(
    _ writeBack: WriteBack = .willDismiss, animated: Bool = true
  ) throws -> Stage {
    let stage = Stage(home), model = model, causes = causes
    home.present(
      while: \.isSharing, of: model, animated: animated, writeBack: writeBack,
      onDismissal: { causes.add("Profile \($0)") }
    ) {
      let profile = Eventful("Profile")
      profile.once(at: .viewDidLoad) { [unowned profile] in
        profile.present(
          while: \.isEditing, of: model, animated: animated, writeBack: writeBack,
          onDismissal: { causes.add("Editor \($0)") }
        ) { ViewController("Editor") }
      }
      return profile
    }
    model.isSharing = true
    try stage.settle()
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    return stage
  }

  @Test(.rule("P-47", "P-50"), arguments: WriteBack.allCases, [true, false])
  func `resetting the lower screen's value dismisses both screens and resets the upper value`(
    writeBack: WriteBack, animated: Bool
  ) throws {
    let stage = try up(writeBack, animated: animated)
    model.isSharing = false
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(!model.isEditing)
    expect(causes.all.sorted(), equals: ["Editor parentGone", "Profile program"])
    try stage.finish()
  }

  @Test(.rule("P-53", "P-55"), arguments: WriteBack.allCases, [true, false])
  func `resetting the upper screen's value dismisses only the upper screen`(
    writeBack: WriteBack, animated: Bool
  ) throws {
    let stage = try up(writeBack, animated: animated)
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile"])
    expect(model.isSharing)
    expect(causes.all, equals: ["Editor program"])
    try stage.finish()
  }

  @Test(.rule("P-50", "P-54", "P-55"), arguments: WriteBack.allCases, [true, false])
  func `resetting the two screens' values in either order dismisses only these two screens`(
    writeBack: WriteBack, lowerFirst: Bool
  ) throws {
    for step in 0..<7 {
      let fresh = NestedTests(), model = fresh.model
      let base = ViewController("Base"), stage = try fresh.up(writeBack)
      if lowerFirst { model.isSharing = false } else { model.isEditing = false }
      for _ in 0..<step { stage.advance(by: .milliseconds(100)) }
      if lowerFirst { model.isEditing = false } else { model.isSharing = false }
      try stage.settle()
      expect(stage.visible, equals: ["Home"], "step \(step)")
      expect(!model.isSharing && !model.isEditing, "step \(step)")
      expect(fresh.causes.all.count, equals: 2, "step \(step)")
      fresh.home.present(base, animated: false)
      try stage.settle()
      expect(stage.visible, equals: ["Home", "Base"], "step \(step)")
      try stage.finish("step \(step)")
    }
  }

  @Test(.rule("P-50"), arguments: WriteBack.allCases)
  func `a dismiss call on the root resets the values of both nested screens`(
    writeBack: WriteBack
  ) throws {
    let stage = try up(writeBack)
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(!model.isSharing)
    expect(!model.isEditing)
    expect(causes.all.sorted(), equals: ["Editor parentGone", "Profile program"])
    try stage.finish()
  }

  @Test(.rule("P-83"), arguments: WriteBack.allCases)
  func `closing the window resets the values of both nested screens`(writeBack: WriteBack) throws {
    let stage = try up(writeBack)
    stage.window.close()
    stage.runTurn()
    expect(!model.isSharing)
    expect(!model.isEditing)
    expect(causes.all.sorted(), equals: ["Editor parentGone", "Profile parentGone"])
    try stage.finish()
  }

  @Test(.rule("P-50"), arguments: [0, 150, 450])
  func `a lower screen whose value is set again shortly after a reset is presented again`(
    milliseconds: Int
  ) throws {
    let stage = try up()
    model.isSharing = false
    stage.advance(by: .milliseconds(milliseconds))
    model.isSharing = true
    try stage.settle()
    expect(model.isSharing)
    expect(
      stage.layers == (model.isEditing ? ["Home", "Profile", "Editor"] : ["Home", "Profile"]))
    try stage.finish()
  }

  @Test(.rule("P-54", "P-64"), arguments: [true, false])
  func `resetting the lower value during a drag of the upper screen dismisses both screens`(
    finishes: Bool
  ) throws {
    let stage = try up()
    let drag = stage.dragFront()
    model.isSharing = false
    stage.runTurn()
    drag.release(velocity: finishes ? 1 : -1)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(!model.isSharing)
    expect(!model.isEditing)
    expect(causes.all.contains("Profile program"))
    try stage.finish()
  }

  @Test func `the closure that creates a screen can bind another value to the new screen`() throws {
    let stage = Stage(home), model = model
    home.present(while: \.isSharing, of: model) {
      let profile = ViewController("Profile")
      profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
      return profile
    }
    model.isSharing = true
    try stage.settle()
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-57"), arguments: [true, false], [0, 130, 500])
  func `after every sequence of model changes, the screens agree with the model`(
    animated: Bool, milliseconds: Int
  ) throws {
    for pattern in 0..<64 {
      let model = ProfileModel(), home = ViewController("Home"), stage = Stage(home)
      home.present(while: \.isSharing, of: model, animated: animated) {
        let profile = Eventful("Profile")
        profile.once(at: .viewDidLoad) { [unowned profile] in
          profile.present(while: \.isEditing, of: model, animated: animated) {
            ViewController("Editor")
          }
        }
        return profile
      }
      for place in 0..<3 {
        model.isSharing = pattern >> (2 * place) & 1 == 1
        model.isEditing = pattern >> (2 * place) & 2 == 2
        stage.advance(by: .milliseconds(milliseconds))
      }
      try stage.settle()
      expect(model.isSharing, equals: pattern >> 4 & 1 == 1, "pattern \(pattern)")
      var wanted = ["Home"]
      if model.isSharing { wanted += ["Profile"] + (model.isEditing ? ["Editor"] : []) }
      expect(stage.layers, equals: wanted, "pattern \(pattern)")
      try stage.finish("pattern \(pattern)")
    }
  }
}
