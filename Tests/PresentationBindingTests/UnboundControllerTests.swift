import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// Controllers on a bound screen that no binding presents.
@Suite("Controllers that no binding presents", .olderSystemsToo)
@MainActor struct UnboundControllerTests {
  private let model = ProfileModel()
  private let profile = ViewController("Profile")
  private let alert = ViewController("Alert")

  enum Ending: CaseIterable { case itself, screen, user, screenPlain }

  @Test(.rule("P-43", "P-58"), arguments: Ending.allCases, [true, false])
  func `a binding presents its content only after the app's own presentation is dismissed`(
    ending: Ending, fullScreen: Bool
  ) throws {
    let stage = Stage(profile)
    if fullScreen { alert.modalPresentationStyle = .fullScreen }
    profile.showEditor(for: model) { ViewController("Editor") }
    profile.present(alert, animated: false)
    try stage.settle()
    model.isEditing = true
    try stage.settle()
    expect(stage.visible.last, equals: "Alert")
    expect(profile.presentedViewController === alert)
    expect(model.isEditing)
    switch ending {
    case .itself: alert.dismiss(animated: true)
    case .screen: profile.dismiss(animated: true)
    case .screenPlain: profile.dismiss(animated: false)
    case .user:
      stage.user.escape()
      if fullScreen { alert.dismiss(animated: true) }
    }
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-58"), arguments: [true, false])
  func `a binding does not present its content during another presentation or dismissal`(
    comes: Bool
  )
    throws
  {
    for step in 0..<6 {
      let model = ProfileModel(), profile = ViewController("Profile"), stage = Stage(profile)
      let alert = ViewController("Alert")
      profile.showEditor(for: model) { ViewController("Editor") }
      profile.present(alert, animated: comes)
      if !comes {
        try stage.settle()
        alert.dismiss(animated: true)
      }
      for _ in 0..<step { stage.advance(by: .milliseconds(110)) }
      model.isEditing = true
      try stage.settle()
      expect(stage.visible, equals: ["Profile", comes ? "Alert" : "Editor"], "step \(step)")
      if comes { alert.dismiss(animated: true) }
      try stage.settle()
      expect(stage.visible, equals: ["Profile", "Editor"], "step \(step)")
      try stage.finish("step \(step)")
    }
  }

  @Test(.rule("P-9"))
  func `resetting a value does not dismiss a controller that no binding presents`() throws {
    let stage = Stage(profile)
    let presenter = profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
    profile.present(alert, animated: true)
    for _ in 0..<8 {
      presenter.update()
      stage.advance(by: .milliseconds(100))
    }
    model.isEditing = true
    try stage.settle()
    model.isEditing = false
    presenter.update()
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Alert"])
    expect(!alert.isBeingDismissed)
    try stage.finish()
  }

  @Test(.rule("P-9"))
  func `resetting a value does not dismiss a controller that the screen's parent presents`() throws
  {
    let home = ViewController("Home"), stage = Stage(home)
    home.embed(profile)
    let presenter = profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
    home.present(alert, animated: true)
    try stage.settle()
    expect(profile.presentedViewController === alert)
    presenter.update()
    model.isEditing = true
    try stage.settle()
    model.isEditing = false
    try stage.settle()
    expect(stage.layers, equals: ["Home", "Profile", "Alert"])
    model.isEditing = true
    try stage.settle()
    alert.dismiss(animated: true)
    try stage.settle()
    expect(stage.layers, equals: ["Home", "Profile", "Editor"])
    try stage.finish()
  }

  @Test
  func `resetting the value does not dismiss a controller that replaced the bound content`() throws
  {
    let stage = Stage(profile)
    let presenter = profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    profile.dismiss(animated: true)
    profile.present(alert, animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Alert"])
    expect(!model.isEditing)
    presenter.update()
    model.isEditing = true
    try stage.settle()
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Alert"])
    try stage.finish()
  }

  // MARK: Contents that are in use

  /// Returns a root and its two children, which are presentation contexts side by side.
  private func contexts() -> (home: ViewController, left: ViewController, right: ViewController) {
    let home = ViewController("Home")
    for name in ["Left", "Right"] {
      let child = ViewController(name)
      child.definesPresentationContext = true
      home.embed(child)
    }
    return (home, home.children[0], home.children[1])
  }

  @Test(.rule("P-45"), arguments: [true, false])
  func `a binding does not present a controller that another screen presents`(
    animated: Bool
  ) throws {
    let (home, left, right) = contexts(), stage = Stage(home), editor = ViewController("Editor")
    editor.modalPresentationStyle = .overCurrentContext
    left.present(editor, animated: false)
    try stage.settle()
    right.present(while: \.isEditing, of: model, animated: animated) { editor }
    model.isEditing = true
    try stage.settle()
    expect(editor.presentingViewController === left)
    expect(model.isEditing)
    expect(stage.issues, equals: [])
    editor.dismiss(animated: animated)
    try stage.settle()
    expect(editor.presentingViewController === right)
    expect(model.isEditing)
    model.isEditing = false
    try stage.settle()
    expect(editor.presentingViewController == nil)
    try stage.finish()
  }

  @Test(.rule("P-45"))
  func `if two screens bind the same controller, only one screen at a time presents it`()
    throws
  {
    let (home, left, right) = contexts(), stage = Stage(home), editor = ViewController("Editor")
    editor.modalPresentationStyle = .overCurrentContext
    left.present(while: \.isEditing, of: model) { editor }
    right.present(while: \.isSharing, of: model) { editor }
    model.isEditing = true
    try stage.settle()
    expect(editor.presentingViewController === left)
    model.isSharing = true
    try stage.settle()
    expect(editor.presentingViewController === left)
    model.isEditing = false
    try stage.settle()
    expect(editor.presentingViewController === right)
    expect(model.isSharing)
    expect(!model.isEditing)
    try stage.finish()
  }
}
