import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// A screen with a presenter that leaves the window, returns, or is released.
@Suite("A screen that leaves and returns", .olderSystemsToo)
@MainActor struct ComingAndGoingTests {
  private let model = ProfileModel()
  private let home = ViewController("Home")
  private let profile = ViewController("Profile")

  private func unembed(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test(.rule("P-42", "P-102"))
  func `a binding presents its content when its screen returns to the window`() throws {
    let stage = Stage(home)
    home.embed(profile)
    try stage.settle()
    profile.showEditor(for: model) { ViewController("Editor") }
    try stage.settle()
    unembed(profile)
    try stage.settle()
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(model.isEditing)
    home.embed(profile)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    try stage.finish()
  }

  private final class Leaver: ViewController {
    var onLeaving: () -> Void = {}

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onLeaving()
    }
  }

  @Test(.rule("P-42", "P-117a"), arguments: [false, true])
  func `a value that is set while the window is being hidden presents when the window is shown`(
    isLate: Bool
  ) throws {
    let home = Leaver("Home"), stage = Stage(home)
    home.showEditor(for: model) { ViewController("Editor") }
    try stage.settle()
    if !isLate { home.onLeaving = { [model] in model.isEditing = true } }
    stage.window.isHidden = true
    if isLate { model.isEditing = true }
    try stage.settle()
    expect(stage.visible, equals: [])
    stage.window.isHidden = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
    expect(stage.issues.isEmpty)
    try stage.finish()
  }

  @Test(.rule("P-113", "P-117a"))
  func `a value that is reset while the window is hidden dismisses its content`() throws {
    let stage = Stage(home), causes = Notes<DismissalCause>()
    home.present(
      while: \.isEditing, of: model, onDismissal: { causes.add($0) },
      content: { ViewController("Editor") })
    model.isEditing = true
    try stage.settle()
    stage.window.isHidden = true
    model.isEditing = false
    try stage.settle()
    stage.window.isHidden = false
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(causes.all, equals: [.program])
    try stage.finish()
  }

  @Test(.rule("P-113"))
  func `a removed screen's sheet stays presented only while the bound value is true`() throws {
    let stage = Stage(home)
    home.embed(profile)
    try stage.settle()
    profile.showEditor(for: model) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    unembed(profile)
    try stage.settle()
    expect(stage.visible.contains("Editor"), equals: model.isEditing)
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.finish()
  }

  @Test(.rule("P-113"))
  func `dragging away the sheet of a removed screen resets the bound value`() throws {
    let stage = Stage(home)
    home.embed(profile)
    try stage.settle()
    profile.showEditor(for: model) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    unembed(profile)
    try stage.settle()
    try stage.dragFrontAway()
    expect(stage.visible, equals: ["Home"])
    expect(!model.isEditing)
    try stage.finish()
  }

  @Test(.rule("P-54", "P-50"), arguments: [true, false])
  func `if a bound value is already true, presenting its screen also presents the content`(
    animated: Bool
  ) throws {
    let stage = Stage(home)
    home.present(profile, animated: false)
    try stage.settle()
    profile.showEditor(for: model) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    home.dismiss(animated: animated)
    try stage.settle()
    expect(!model.isEditing)
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(model.isEditing)
    home.present(profile, animated: animated)
    try stage.settle()
    expect(stage.layers, equals: ["Home", "Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-50", "P-57"), arguments: WriteBack.allCases)
  func `dismissing a screen together with its binding's content resets the bound value`(
    writeBack: WriteBack
  ) throws {
    for step in 0..<6 {
      let model = ProfileModel(), home = ViewController("Home"), stage = Stage(home)
      let profile = ViewController("Profile"), causes = Notes<DismissalCause>()
      home.present(profile, animated: false)
      try stage.settle()
      profile.present(
        while: \.isEditing, of: model, writeBack: writeBack, onDismissal: { causes.add($0) }
      ) { ViewController("Editor") }
      model.isEditing = true
      stage.runTurn()
      for _ in 0..<step { stage.advance(by: .milliseconds(120)) }
      home.dismiss(animated: true)
      try stage.settle()
      expect(stage.visible, equals: ["Home"], "step \(step)")
      expect(!model.isEditing, "step \(step)")
      expect(causes.all, equals: [.parentGone], "step \(step)")
      try stage.finish("step \(step)")
    }
  }

  @Test(.rule("P-43", "P-72"), arguments: [true, false])
  func
    `while other controllers cover a screen, a binding of the screen presents nothing`(
      animated: Bool
    ) throws
  {
    let stage = Stage(profile), alert = ViewController("Alert"), cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    profile.showEditor(for: model) { ViewController("Editor") }
    profile.present(alert, animated: false)
    try stage.settle()
    alert.present(cover, animated: false)
    try stage.settle()
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Cover"])
    profile.dismiss(animated: animated)
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.finish()
  }

  @Test func `update does nothing after the test's Stage has been closed`() throws {
    let stage = Stage(profile)
    let presenter = profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
    try stage.finish()
    model.isEditing = true
    presenter.update()
    model.isEditing = false
    presenter.update()
    expect(profile.presentedViewController == nil)
    expect(stage.issues, equals: [])
  }

  @Test
  func `isWanted is the bound value, and shown is the controller that the binding presents`() throws
  {
    let stage = Stage(profile)
    let presenter = profile.present(while: \.isEditing, of: model, named: "isEditing") {
      ViewController("Editor")
    }
    try stage.settle()
    expect(presenter.name, equals: "isEditing")
    expect(!presenter.isWanted)
    expect(presenter.shown == nil)
    model.isEditing = true
    expect(presenter.isWanted)
    try stage.settle()
    let editor = try #require(profile.presentedViewController)
    expect(presenter.shown === editor)
    model.isEditing = false
    expect(!presenter.isWanted)
    presenter.update()
    expect(editor.isBeingDismissed)
    expect(presenter.shown === editor)
    try stage.settle()
    expect(presenter.shown == nil)
    try stage.finish()
  }
}
