import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// A dismissal by the user is written to the model when it begins, or when it has ended.
@Suite("Write-back to the model", .olderSystemsToo)
@MainActor struct WriteBackTests {
  private let profile = ViewController("Profile")
  private let value = Switch(true)
  private let causes = Notes<DismissalCause>()

  private func up(_ writeBack: WriteBack = .willDismiss) throws -> Stage {
    let stage = Stage(profile)
    profile.present(
      while: value.read, set: value.write, named: "isEditing", writeBack: writeBack,
      onDismissal: { [causes] in causes.add($0) }
    ) { ViewController("Editor") }
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    stage.startOver()
    return stage
  }

  @Test(.rule("P-61", "P-62"))
  func `with write-back willDismiss, the value is reset when a drag begins`() throws {
    let stage = try up()
    let drag = stage.dragFront()
    expect(value.writes, equals: [false])
    expect(causes.all, equals: [])
    drag.release(velocity: 400)
    try stage.settle()
    expect(value.writes, equals: [false])
    expect(causes.all, equals: [.user])
    expect(
      stage.story(of: "Profile", "Editor"),
      equals: [
        "user drag(Editor) begins", "isEditing = false (user)",
        "Editor viewWillDisappear(animated)",
        "user drag(Editor) releases at 0.300, 400 pt/s -> finish",
        "Editor viewDidDisappear(animated)",
      ])
    try stage.finish()
  }

  @Test(.rule("P-63", "P-64"))
  func `with write-back didDismiss, the value is reset when the dismissal has ended`() throws {
    let stage = try up(.didDismiss)
    let drag = stage.dragFront()
    expect(value.writes, equals: [])
    drag.release(velocity: 400)
    try stage.settle()
    expect(value.writes, equals: [false])
    expect(causes.all, equals: [.user])
    let story = stage.story(of: "Editor")
    let written = try #require(story.firstIndex(of: "isEditing = false (user)"))
    let gone = try #require(story.firstIndex(of: "Editor viewDidDisappear(animated)"))
    expect(written > gone)
    try stage.finish()
  }

  @Test(.rule("P-64", "P-75"))
  func `a canceled drag restores the value that was reset when the drag began`() throws {
    let stage = try up()
    for count in 1...2 {
      stage.dragFront().release(velocity: -400)
      try stage.settle()
      expect(value.writes.count, equals: 2 * count)
      expect(causes.all, equals: [DismissalCause](repeating: .cancelled, count: count))
    }
    expect(value.writes, equals: [false, true, false, true])
    expect(stage.visible, equals: ["Profile", "Editor"])
    let once = [
      "user drag(Editor) begins", "isEditing = false (user)",
      "Editor viewWillDisappear(animated)",
      "user drag(Editor) releases at 0.300, -400 pt/s -> cancel",
      "Editor viewWillAppear(animated)", "Editor viewIsAppearing(animated)",
      "Editor viewDidAppear(animated)", "isEditing = true (cancelled)",
    ]
    expect(stage.story(of: "Profile", "Editor"), equals: once + once)
    try stage.finish()
  }

  @Test(.rule("P-64")) func `with write-back didDismiss, a canceled drag writes nothing`() throws {
    let stage = try up(.didDismiss)
    stage.dragFront().cancel()
    try stage.settle()
    expect(value.writes, equals: [])
    expect(causes.all, equals: [.cancelled])
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-61"), arguments: WriteBack.allCases, [true, false])
  func `a dismissal by a tap outside or by the Escape key has the cause 'user'`(
    writeBack: WriteBack, taps: Bool
  ) throws {
    let stage = try up(writeBack)
    if taps { stage.user.tapOutside("Editor") } else { stage.user.escape() }
    stage.runTurn()
    expect(value.writes, equals: writeBack == .willDismiss ? [false] : [])
    try stage.settle()
    expect(value.writes, equals: [false])
    expect(causes.all, equals: [.user])
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(.rule("P-65"), arguments: WriteBack.allCases)
  func `a prevented dismissal writes nothing`(writeBack: WriteBack) throws {
    let stage = try up(writeBack)
    profile.presentedViewController?.isModalInPresentation = true
    stage.dragFront(to: 0.9).release(velocity: 900)
    stage.user.tapOutside("Editor")
    stage.user.escape()
    try stage.settle()
    expect(value.writes, equals: [])
    expect(causes.all, equals: [])
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases, [true, false])
  func `a dismissal by a close button resets the value with the cause 'program'`(
    writeBack: WriteBack, animated: Bool
  ) throws {
    let stage = try up(writeBack)
    profile.presentedViewController?.dismiss(animated: animated)
    try stage.settle()
    expect(value.writes, equals: [false])
    expect(causes.all, equals: [.program])
    expect(stage.visible, equals: ["Profile"])
    expect(stage.story().contains("isEditing = false (program)"))
    try stage.finish()
  }

  @Test(.rule("P-108"))
  func `calling update during a dismissal by a close button resets the value`() throws {
    let stage = Stage(profile)
    let presenter = profile.present(while: value.read, set: value.write) {
      ViewController("Editor")
    }
    try stage.settle()
    profile.presentedViewController?.dismiss(animated: true)
    stage.runTurn()
    presenter.update()
    expect(value.writes, equals: [false])
    expect(profile.presentedViewController?.isBeingDismissed == true)
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases)
  func `a dismiss call on the presenting screen resets the value with the cause 'program'`(
    writeBack: WriteBack
  ) throws {
    let stage = try up(writeBack)
    profile.dismiss(animated: true)
    try stage.settle()
    expect(value.writes, equals: [false])
    expect(causes.all, equals: [.program])
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases)
  func `a dismissal that the model requests is not written back`(writeBack: WriteBack) throws {
    let stage = Stage(profile)
    let presenter = profile.present(
      while: value.read, set: value.write, writeBack: writeBack,
      onDismissal: { [causes] in causes.add($0) }
    ) { ViewController("Editor") }
    try stage.settle()
    value.isOn = false
    presenter.update()
    expect(causes.all, equals: [])
    try stage.settle()
    expect(value.writes, equals: [])
    expect(causes.all, equals: [.program])
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }
}
