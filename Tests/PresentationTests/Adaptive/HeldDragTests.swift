import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Drags of a sheet that may not be dismissed", .rule("P-65"))
@MainActor struct HeldDragTests {
  private let home = ViewController("Home")
  private let log = Log()
  private let editor: SpyController
  private let adaptive: SpyAdaptive

  init() {
    editor = SpyController("Editor", log)
    editor.isModalInPresentation = true
    adaptive = SpyAdaptive(log)
  }

  /// Returns a stage on which Home presents the editor, and a drag that the editor holds back.
  private func held() throws -> (Stage, Drag) {
    let stage = Stage(home)
    try present(on: stage)
    return (stage, stage.user.drag("Editor"))
  }

  private func present(on stage: Stage) throws {
    editor.presentationController?.delegate = adaptive
    home.present(editor, animated: false)
    try stage.settle()
    log.clear()
  }

  private var attempts: Int { log.lines.count { $0 == "did attempt" } }

  @Test(arguments: [(900, 1), (0, 1), (-500, 0)])
  func `a release is an attempt unless it has an upward velocity`(
    velocity: Double, expected: Int
  ) throws {
    let (stage, drag) = try held()
    drag.update(0.1)
    drag.release(velocity: velocity)
    expect(attempts, equals: expected)
    try stage.close()
  }

  @Test func `a canceled drag is no attempt`() throws {
    let (stage, drag) = try held()
    drag.cancel()
    expect(attempts == 0 && home.presentedViewController === editor)
    try stage.close()
  }

  @Test(arguments: [true, false])
  func `a release is no attempt after the program has begun to dismiss the sheet`(
    isDuringDismissal: Bool
  ) throws {
    let (stage, drag) = try held()
    home.dismiss(animated: true)
    if !isDuringDismissal { try stage.settle() }
    drag.release(velocity: 900)
    expect(attempts, equals: 0)
    try stage.settle()
    expect("\(stage.trace)".contains("drag(Editor) releases at 0.000, 900 pt/s, too late"))
    try stage.close()
  }

  @Test func `a finger that was put on the sheet before it was presented again has no effect`()
    throws
  {
    let (stage, drag) = try held()
    home.dismiss(animated: false)
    try stage.settle()
    try present(on: stage)
    drag.release(velocity: 900)
    expect(attempts, equals: 0)
    stage.user.drag("Editor").release(velocity: 900)
    expect(attempts, equals: 1)
    try stage.close()
  }

  @Test func `a release is no attempt under an alert that was presented meanwhile`() throws {
    let (stage, drag) = try held()
    let alert = AlertController(title: "Saved?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    editor.present(alert, animated: true)
    try stage.settle()
    drag.release(velocity: 900)
    expect(attempts, equals: 0)
    stage.user.tap("OK", in: "Saved?")
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-61")) func `a sheet can be named by the visible controller inside it`() throws {
    let stage = Stage(home), screen = ViewController("Screen")
    let stack = NavigationController(rootViewController: screen)
    for gesture in [
      { stage.user.drag("Screen").release(velocity: 900) }, { stage.user.tapOutside("Screen") },
    ] {
      home.present(stack, animated: true)
      try stage.settle()
      gesture()
      try stage.settle()
      expect(home.presentedViewController == nil)
    }
    try stage.close()
  }

  @Test func `an exploration drags a sheet that is named by a controller inside it`() throws {
    #expect(throws: ExplorationFailure.self) {
      try explore(depth: 3) { scenario in
        let home = ViewController("Home"), screen = ViewController("Screen")
        _ = scenario.stage(home)
        home.present(NavigationController(rootViewController: screen), animated: false)
        scenario.userMay(.drag, on: ["Screen"])
        scenario.always("the sheet stays") { home.presentedViewController != nil }
      }
    }
  }
}
