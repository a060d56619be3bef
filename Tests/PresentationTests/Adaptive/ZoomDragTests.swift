import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Drags of presented controllers that zoom", .rule("P-61a"))
@MainActor struct ZoomDragTests {
  private let home = ViewController("Home")
  private let log = Log()
  private let adaptive: SpyAdaptive
  private let options = ViewController.Transition.ZoomOptions()

  init() {
    adaptive = SpyAdaptive(log)
  }

  /// Returns a stage on which Home presents a photo over the full screen, with a zoom.
  private func scene(system: SystemBehavior = .modern) throws -> Stage {
    let photo = SpyController("Photo", log)
    let card = View("card", frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let stage = Stage(home, system: system)
    home.view.addSubview(card)
    photo.modalPresentationStyle = .fullScreen
    photo.preferredTransition = .zoom(options: options) { _ in card }
    photo.presentationController?.delegate = adaptive
    home.present(photo, animated: true)
    try stage.settle()
    log.clear()
    return stage
  }

  @Test(.rule("P-60", "P-62")) func `a drag dismisses the controller as a drag of a sheet does`()
    throws
  {
    let stage = try scene()
    let drag = stage.user.drag("Photo")
    drag.update(0.4)
    drag.release(velocity: 900)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "should dismiss?", "will dismiss", "Photo viewWillDisappear(true)",
        "Photo viewDidDisappear(true)", "did dismiss",
      ])
    expect(home.presentedViewController == nil)
    try stage.close()
  }

  @Test(.rule("N-83")) func `after a canceled drag, the controller is back in its place`() throws {
    let stage = try scene()
    let photo = try #require(home.presentedViewController)
    let drag = stage.user.drag("Photo")
    stage.runTurn()
    drag.update(0.4)
    expect(photo.view.sizeOnScreen.width < photo.view.frame.width)
    drag.cancel()
    try stage.settle()
    expect(home.presentedViewController === photo)
    expect(photo.view.sizeOnScreen, equals: photo.view.frame.size)
    try stage.close()
  }

  @Test(arguments: [false, true])
  func `the options of the zoom are asked with the middle of the view`(begins: Bool) throws {
    let stage = try scene(), log = log
    options.interactiveDismissShouldBegin = { context in
      log.note("\(context.location.x), \(context.location.y)")
      return begins
    }
    stage.user.drag("Photo").release(velocity: 900)
    try stage.settle()
    expect(log.lines.prefix(2), equals: ["195.0, 422.0"] + (begins ? ["should dismiss?"] : []))
    expect(home.presentedViewController == nil, equals: begins)
    try stage.close()
  }

  @Test func `a controller that may not be dismissed is not asked`() throws {
    let stage = try scene(), log = log
    options.interactiveDismissShouldBegin = { _ in
      log.note("asked")
      return true
    }
    home.presentedViewController?.isModalInPresentation = true
    stage.user.drag("Photo").release(velocity: 900)
    expect(log.lines, equals: ["did attempt"])
    try stage.close()
  }

  @Test func `Escape does not dismiss a zoomed controller over the full screen`() throws {
    let stage = try scene()
    stage.user.escape()
    try stage.settle()
    expect(log.lines.isEmpty && home.presentedViewController != nil)
    try stage.close()
  }

  @Test(arguments: [SystemBehavior.modern, .classic])
  func `without a zoom, a controller over the full screen cannot be dragged`(
    system: SystemBehavior
  ) throws {
    let stage = try scene(system: system)
    if system == .modern { home.presentedViewController?.preferredTransition = .crossDissolve }
    stage.user.drag("Photo").release(velocity: 900)
    try stage.settle()
    expect(home.presentedViewController?.name, equals: "Photo")
    expect("\(stage.trace)".contains("drag(Photo) begins, ignored: Photo is no sheet"))
    try stage.close()
  }
}
