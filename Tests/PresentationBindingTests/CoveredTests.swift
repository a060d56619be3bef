import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// Tests of a bound sheet that presents a full-screen controller.
///
/// The view of the sheet is then in no window.
@Suite("Bound content under a full-screen controller", .olderSystemsToo)
@MainActor struct CoveredTests {
  private let model = ProfileModel()
  private let profile = ViewController("Profile")
  private let causes = Notes<DismissalCause>()

  private func up(_ writeBack: WriteBack = .willDismiss) throws -> Stage {
    let stage = Stage(profile)
    model.isEditing = true
    profile.present(
      while: \.isEditing, of: model, writeBack: writeBack,
      onDismissal: { [causes] in causes.add($0) }
    ) { ViewController("Editor") }
    profile.present(while: \.isSharing, of: model, writeBack: writeBack) {
      ViewController("Share")
    }
    try stage.settle()
    let cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    profile.presentedViewController?.present(cover, animated: false)
    try stage.settle()
    expect(profile.presentedViewController?.viewIfLoaded?.window == nil)
    expect(model.isEditing)
    expect(causes.all, equals: [])
    return stage
  }

  @Test(.rule("P-72"), arguments: WriteBack.allCases, [true, false])
  func `a bound sheet stays presented when the full-screen controller above it is dismissed`(
    writeBack: WriteBack, animated: Bool
  ) throws {
    let stage = try up(writeBack)
    profile.presentedViewController?.dismiss(animated: animated)
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(model.isEditing)
    expect(causes.all, equals: [])
    try stage.finish()
  }

  @Test(.rule("P-50", "P-72"), arguments: WriteBack.allCases, [true, false])
  func `dismissing a bound sheet and the full-screen controller above resets the value`(
    writeBack: WriteBack, animated: Bool
  ) throws {
    let stage = try up(writeBack)
    profile.dismiss(animated: animated)
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    expect(!model.isEditing)
    expect(causes.all, equals: [.program])
    try stage.finish()
  }

  @Test(.rule("P-83", "P-72"), arguments: WriteBack.allCases)
  func `closing the window resets the value of a covered sheet`(writeBack: WriteBack) throws {
    let stage = try up(writeBack)
    stage.window.close()
    try stage.settle()
    expect(!model.isEditing)
    expect(causes.all, equals: [.parentGone])
    try stage.finish()
  }

  @Test(.rule("P-50", "P-72"), arguments: WriteBack.allCases)
  func `resetting a bound sheet's value also dismisses the full-screen controller above`(
    writeBack: WriteBack
  ) throws {
    let stage = try up(writeBack)
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    expect(causes.all, equals: [.program])
    try stage.finish()
  }

  @Test(.rule("P-50", "P-72"), arguments: [true, false], [true, false])
  func `a second sheet waits until the first sheet and the full-screen controller are dismissed`(
    byModel: Bool, animated: Bool
  ) throws {
    let stage = try up()
    model.isSharing = true
    try stage.settle()
    if byModel { model.isEditing = false } else { profile.dismiss(animated: animated) }
    try stage.settle()
    expect(stage.layers, equals: ["Profile", "Share"])
    expect(!model.isEditing)
    try stage.finish()
  }
}
