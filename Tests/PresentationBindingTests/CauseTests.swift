import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// The cause of every dismissal is reported once.
@Suite("Causes of dismissals", .olderSystemsToo)
@MainActor struct CauseTests {
  private let home = ViewController("Home")
  private let profile = ViewController("Profile")
  private let model = ProfileModel()
  private let causes = Notes<DismissalCause>()

  /// Returns a stage on which Home presents Profile, which presents the bound Editor.
  private func up(_ writeBack: WriteBack = .willDismiss, animated: Bool = true) throws -> Stage {
    let stage = Stage(home)
    home.present(profile, animated: false)
    model.isEditing = true
    profile.present(
      while: \.isEditing, of: model, named: "isEditing", animated: animated, writeBack: writeBack,
      onDismissal: { [causes] in causes.add($0) }
    ) { ViewController("Editor") }
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    stage.startOver()
    return stage
  }

  @Test(.rule("P-50"), arguments: WriteBack.allCases, [true, false])
  func
    `dismissing the screen under bound content resets the bound value with the cause parentGone`(
      writeBack: WriteBack, animated: Bool
    ) throws
  {
    let stage = try up(writeBack)
    home.dismiss(animated: animated)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(!model.isEditing)
    expect(causes.all, equals: [.parentGone])
    expect(stage.story(), equals: ["isEditing = false (parentGone)"])
    try stage.finish()
  }

  @Test(.rule("P-50"), arguments: WriteBack.allCases)
  func
    `dismissing two full-screen controllers resets the upper one's value with the cause parentGone`(
      writeBack: WriteBack
    ) throws
  {
    let stage = Stage(home)
    profile.modalPresentationStyle = .fullScreen
    home.present(profile, animated: false)
    model.isEditing = true
    profile.present(
      while: \.isEditing, of: model, writeBack: writeBack,
      onDismissal: { [causes] in causes.add($0) }
    ) {
      let editor = ViewController("Editor")
      editor.modalPresentationStyle = .fullScreen
      return editor
    }
    try stage.settle()
    expect(stage.visible, equals: ["Editor"])
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(!model.isEditing)
    expect(causes.all, equals: [.parentGone])
    try stage.finish()
  }

  @Test(.rule("P-50"), arguments: WriteBack.allCases)
  func `presenting and dismissing a controller over bound content keeps the bound value`(
    writeBack: WriteBack
  ) throws {
    let stage = try up(writeBack)
    let editor = try #require(profile.presentedViewController), top = ViewController("Top")
    editor.present(top, animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor", "Top"])
    top.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    expect(model.isEditing)
    expect(causes.all, equals: [])
    editor.present(ViewController("Top"), animated: true)
    try stage.settle()
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile"])
    expect(causes.all, equals: [.program])
    try stage.finish()
  }

  @Test(.rule("P-83"), arguments: WriteBack.allCases)
  func `closing the window resets the bound value with the cause parentGone`(writeBack: WriteBack)
    throws
  {
    let stage = try up(writeBack)
    stage.window.close()
    stage.runTurn()
    expect(!model.isEditing)
    expect(causes.all, equals: [.parentGone])
    try stage.settle()
    expect(causes.all, equals: [.parentGone])
    expect(stage.story(), equals: ["isEditing = false (parentGone)"])
    try stage.finish()
  }

  @Test(.rule("P-83"), arguments: WriteBack.allCases, [0, 200, 700])
  func `closing the window during a transition resets the bound value`(
    writeBack: WriteBack, milliseconds: Int
  ) throws {
    let stage = Stage(home)
    model.isEditing = true
    home.present(while: \.isEditing, of: model, writeBack: writeBack) { ViewController("Editor") }
    stage.advance(by: .milliseconds(milliseconds))
    if milliseconds == 700 {
      home.presentedViewController?.dismiss(animated: true)
      stage.runTurn()
    }
    stage.window.close()
    try stage.settle()
    expect(!model.isEditing)
    try stage.finish()
  }

  @Test(.rule("P-83"), arguments: [false, true])
  func `resetting a value while a new root removes the content is no dismissal in progress`(
    inContent: Bool
  ) throws {
    let root = Eventful("Root"), editor = Eventful("Editor"), stage = Stage(root), model = model
    let presenter = root.present(while: \.isEditing, of: model) { editor }
    model.isEditing = true
    try stage.settle()
    (inContent ? editor : root).once(at: .viewWillDisappear) {
      model.isEditing = false
      presenter.update()
    }
    stage.window.rootViewController = ViewController("Login")
    try stage.settle()
    expect(stage.visible == ["Login"] && !model.isEditing)
    expect(stage.issues.isEmpty)
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases)
  func `each dismissal of a binding's content calls onDismissal once, with its cause`(
    writeBack: WriteBack
  ) throws {
    let stage = try up(writeBack)
    func comeBack() throws {
      expect(!model.isEditing)
      model.isEditing = true
      try stage.settle()
    }
    stage.dragFront().cancel()
    try stage.settle()
    try stage.dragFrontAway()
    try comeBack()
    stage.user.escape()
    try stage.settle()
    try comeBack()
    profile.presentedViewController?.dismiss(animated: true)
    try stage.settle()
    try comeBack()
    model.isEditing = false
    try stage.settle()
    try comeBack()
    home.dismiss(animated: true)
    try stage.settle()
    expect(causes.all, equals: [.cancelled, .user, .user, .program, .program, .parentGone])
    expect(stage.layers, equals: ["Home"])
    try stage.finish()
  }

  @Test
  func `resetting a bound value while its content is being presented reports the cause 'program'`()
    throws
  {
    let stage = Stage(home)
    home.present(
      while: \.isEditing, of: model, onDismissal: { [causes] in causes.add($0) }
    ) { ViewController("Editor") }
    model.isEditing = true
    stage.advance(by: .milliseconds(100))
    model.isEditing = false
    try stage.settle()
    expect(causes.all, equals: [.program])
    try stage.finish()
  }

  @Test func `setting the bound value to true in onDismissal presents the sheet anew`() throws {
    let stage = Stage(home), model = model
    home.present(
      while: \.isEditing, of: model,
      onDismissal: { [causes] in
        causes.add($0)
        if causes.all.count < 3 { model.isEditing = true }
      }
    ) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    for _ in 0..<3 { try stage.dragFrontAway() }
    expect(causes.all, equals: [.user, .user, .user])
    expect(stage.layers, equals: ["Home"])
    expect(!model.isEditing)
    try stage.finish()
  }
}
