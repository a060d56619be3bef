import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// Not everything is presented by bindings.
@Suite("What others present", .olderSystemsToo)
@MainActor struct OthersTests {
  private let model = ProfileModel()
  private let profile = ViewController("Profile")
  private let alert = ViewController("Alert")

  enum Ending: CaseIterable { case itself, screen, user, screenPlain }

  @Test(.rule("P-43", "P-58"), arguments: Ending.allCases, [true, false])
  func `a true value waits until it has gone`(ending: Ending, fullScreen: Bool) throws {
    let stage = Stage(profile)
    if fullScreen { alert.modalPresentationStyle = .fullScreen }
    profile.showEditor(for: model) { ViewController("Editor") }
    profile.present(alert, animated: false)
    try stage.settle()
    model.isEditing = true
    try stage.settle()
    #expect(stage.visible.last == "Alert")
    #expect(profile.presentedViewController === alert)
    #expect(model.isEditing)
    switch ending {
    case .itself: alert.dismiss(animated: true)
    case .screen: profile.dismiss(animated: true)
    case .screenPlain: profile.dismiss(animated: false)
    case .user:
      stage.user.escape()
      if fullScreen { alert.dismiss(animated: true) }
    }
    try stage.settle()
    #expect(stage.visible == ["Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-58"), arguments: [true, false])
  func `a value that is set during its transition waits for the end`(comes: Bool) throws {
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
      #expect(stage.visible == ["Profile", comes ? "Alert" : "Editor"], "step \(step)")
      if comes { alert.dismiss(animated: true) }
      try stage.settle()
      #expect(stage.visible == ["Profile", "Editor"], "step \(step)")
      try stage.finish("step \(step)")
    }
  }

  @Test(.rule("P-9")) func `a false value dismisses nothing of theirs`() throws {
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
    #expect(stage.visible == ["Profile", "Alert"])
    #expect(!alert.isBeingDismissed)
    try stage.finish()
  }

  @Test(.rule("P-9"))
  func `a false value dismisses nothing that an ancestor presents`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    home.embed(profile)
    let presenter = profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
    home.present(alert, animated: true)
    try stage.settle()
    #expect(profile.presentedViewController === alert)
    presenter.update()
    model.isEditing = true
    try stage.settle()
    model.isEditing = false
    try stage.settle()
    #expect(stage.layers == ["Home", "Profile", "Alert"])
    model.isEditing = true
    try stage.settle()
    alert.dismiss(animated: true)
    try stage.settle()
    #expect(stage.layers == ["Home", "Profile", "Editor"])
    try stage.finish()
  }

  @Test func `what follows the bound content is not taken for it`() throws {
    let stage = Stage(profile)
    let presenter = profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    profile.dismiss(animated: true)
    profile.present(alert, animated: true)
    try stage.settle()
    #expect(stage.visible == ["Profile", "Alert"])
    #expect(!model.isEditing)
    presenter.update()
    model.isEditing = true
    try stage.settle()
    model.isEditing = false
    try stage.settle()
    #expect(stage.visible == ["Profile", "Alert"])
    try stage.finish()
  }

  // MARK: Content that is in use

  /// Two children that are presentation contexts, side by side.
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
  func `content that another presents is presented once it is free`(animated: Bool) throws {
    let (home, left, right) = contexts(), stage = Stage(home), editor = ViewController("Editor")
    editor.modalPresentationStyle = .overCurrentContext
    left.present(editor, animated: false)
    try stage.settle()
    right.present(while: \.isEditing, of: model, animated: animated) { editor }
    model.isEditing = true
    try stage.settle()
    #expect(editor.presentingViewController === left)
    #expect(model.isEditing)
    #expect(stage.issues == [])
    editor.dismiss(animated: animated)
    try stage.settle()
    #expect(editor.presentingViewController === right)
    #expect(model.isEditing)
    model.isEditing = false
    try stage.settle()
    #expect(editor.presentingViewController == nil)
    try stage.finish()
  }

  @Test(.rule("P-45"))
  func `content that two screens answer is shown by one, then by the other`() throws {
    let (home, left, right) = contexts(), stage = Stage(home), editor = ViewController("Editor")
    editor.modalPresentationStyle = .overCurrentContext
    left.present(while: \.isEditing, of: model) { editor }
    right.present(while: \.isSharing, of: model) { editor }
    model.isEditing = true
    try stage.settle()
    #expect(editor.presentingViewController === left)
    model.isSharing = true
    try stage.settle()
    #expect(editor.presentingViewController === left)
    model.isEditing = false
    try stage.settle()
    #expect(editor.presentingViewController === right)
    #expect(model.isSharing)
    #expect(!model.isEditing)
    try stage.finish()
  }
}
