import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The values that an animator's context has (P-66 to P-70, T-3 to T-7).
@MainActor @Suite("Transition contexts") struct ContextTests {
  typealias MakePresentation =
    @MainActor (ViewController, ViewController?) -> PresentationController

  let home = Probe("Home")
  let log = Log()
  let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test(.rule("P-66"))
  func `interaction events are ignored from the present call until the presentation ends`() throws {
    let menu = Probe.custom("Menu", Covering.init, comes: LateMover()), stage = Stage(home)
    let isOff = { stage.world.isIgnoringInteractionEvents }
    menu.note(in: log, at: .viewWillAppear, .presentationDidEnd, fact: isOff)
    expect(!isOff())
    home.present(menu, animated: true)
    expect(isOff())
    try stage.settle()
    expect(log.lines, equals: ["Menu viewWillAppear: true", "Menu presentationDidEnd: false"])
  }

  @Test(.rule("P-66", "P-28"))
  func `interaction events are ignored from the dismiss call until the dismissal ends`() throws {
    let menu = Probe.custom("Menu", Covering.init, goes: LateMover()), stage = Stage(home)
    try stage.put(menu, on: home)
    let isOff = { stage.world.isIgnoringInteractionEvents }
    menu.note(in: log, at: .viewWillDisappear, .dismissalDidEnd, fact: isOff)
    expect(!isOff())
    home.dismiss(animated: true)
    expect(isOff())
    try stage.settle()
    expect(log.lines, equals: ["Menu viewWillDisappear: true", "Menu dismissalDidEnd: false"])
  }

  @Test(.rule("P-67", "T-5"))
  func `the context's two controllers are the presenter and the presented controller`()
    throws
  {
    let row = Probe("Row"), coming = LateMover(), going = LateMover()
    home.embed(row)
    let menu = Probe.custom("Menu", Covering.init, comes: coming, goes: going)
    let stage = Stage(home)
    for mover in [coming, going] {
      mover.onStart = { [log] context in
        let ends = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
        log.note(ends.map { $0?.name ?? "nil" }.joined(separator: " to "))
      }
    }
    row.present(menu, animated: true)
    try stage.settle()
    row.dismiss(animated: true)
    try stage.settle()
    expect(log.lines, equals: ["Home to Menu", "Menu to Home"])
  }

  @Test(.rule("P-68", "T-5"))
  func `the transition context returns no view for a presenter that stays in the window`() throws {
    let coming = LateMover(), going = LateMover()
    let menu = Probe.custom("Menu", Covering.init, comes: coming, goes: going)
    let stage = Stage(home)
    coming.onStart = { [log] context in
      log.note("\(context.view(forKey: .from) == nil) \(context.view(forKey: .to) === menu.view)")
    }
    going.onStart = { [log] context in
      log.note("\(context.view(forKey: .from) === menu.view) \(context.view(forKey: .to) == nil)")
    }
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(log.lines, equals: ["true true", "true true"])
  }

  @Test(.rule("P-68", "T-5"))
  func `the transition context returns the view of a presenter that is removed`() throws {
    let coming = LateMover(), going = LateMover()
    let menu = Probe.custom("Menu", Removing.init, comes: coming, goes: going)
    let stage = Stage(home), view = home.view
    coming.onStart = { [log] context in
      log.note("\(context.view(forKey: .from) === view) \(context.view(forKey: .to) === menu.view)")
    }
    going.onStart = { [log] context in
      log.note("\(context.view(forKey: .from) === menu.view) \(context.view(forKey: .to) === view)")
    }
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(log.lines, equals: ["true true", "true true"])
  }

  @Test(.rule("P-68"))
  func `if presentedView is a wrapper view, the transition context returns the wrapper`() throws {
    let coming = LateMover(), going = LateMover()
    let menu = Probe.custom("Menu", Wrapping.init, comes: coming, goes: going)
    let stage = Stage(home)
    coming.onStart = { [log] in log.note($0.view(forKey: .to)?.name ?? "nil") }
    going.onStart = { [log] in log.note($0.view(forKey: .from)?.name ?? "nil") }
    home.present(menu, animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Menu"])
    home.dismiss(animated: true)
    try stage.settle()
    expect(log.lines, equals: ["wrapper", "wrapper"])
    expect(menu.view.window == nil)
  }

  @Test(.rule("P-68"))
  func `the transition context returns no view for a presenter that is a sheet`() throws {
    let menu = Probe("Menu"), coming = LateMover(), stage = Stage(home)
    let detail = Probe.custom("Detail", Removing.init, comes: coming)
    try stage.put(menu, on: home)
    coming.onStart = { [log] in log.note("\($0.view(forKey: .from) == nil)") }
    menu.present(detail, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["true"])
  }

  private func frames(_ context: Mover.Context) -> [CGRect] {
    [TransitionContextViewControllerKey.from, .to].flatMap { key -> [CGRect] in
      guard let controller = context.viewController(forKey: key) else { return [] }
      return [context.initialFrame(for: controller), context.finalFrame(for: controller)]
    }
  }

  /// Returns the frames at the start, in this order: from initial, from final, to initial, to
  /// final.
  private func frames(
    presenting make: @escaping MakePresentation, isDismissal: Bool
  ) throws -> [CGRect] {
    let coming = LateMover(), going = LateMover()
    let menu = Probe.custom("Menu", make, comes: coming, goes: going), stage = Stage(home)
    var seen: [CGRect] = []
    (isDismissal ? going : coming).onStart = { [self] in seen = frames($0) }
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    return seen
  }

  @Test(.rule("P-69", "T-7"))
  func `the presented view's final frame is frameOfPresentedViewInContainerView`() throws {
    let frames = try frames(presenting: Panel.init, isDismissal: false)
    expect(frames, equals: [screen, screen, .zero, Panel.frame])
  }

  @Test(.rule("P-69", "T-7"))
  func `in a presentation, the final frame of a removed presenter is zero`() throws {
    let frames = try frames(presenting: Removing.init, isDismissal: false)
    expect(frames, equals: [screen, .zero, .zero, screen])
  }

  @Test(.rule("P-69", "T-7"))
  func `the initial frame of a dismissed controller is its current frame`() throws {
    let frames = try frames(presenting: Panel.init, isDismissal: true)
    expect(frames[0], equals: Panel.frame)
    expect(frames[1], equals: Panel.frame)
  }

  @Test(.rule("P-69", "T-7"))
  func `in a dismissal, the final frame of a removed presenter is the container's bounds`() throws {
    let frames = try frames(presenting: Removing.init, isDismissal: true)
    expect(frames[0], equals: screen)
    expect(frames[2], equals: .zero)
    expect(frames[3], equals: screen)
  }

  @Test(.rule("P-70"))
  func `the transition context returns presentationStyle and isAnimated of the presentation`()
    throws
  {
    let custom = LateMover(), full = LateMover(), stage = Stage(home)
    for mover in [custom, full] {
      mover.onStart = { [log] in log.note("\($0.presentationStyle) \($0.isAnimated)") }
    }
    home.present(Probe.custom("Menu", Covering.init, comes: custom), animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    home.present(Probe.fullScreen("Editor", comes: full), animated: true)
    try stage.settle()
    expect(log.lines, equals: ["custom true", "fullScreen true"])
  }

  @Test(.rule("P-78", "T-3"))
  func `a presentation calls animateTransition once, with transitionWasCancelled false`() throws {
    let mover = LateMover(), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    mover.onStart = { [log] in log.note("\($0.transitionWasCancelled)") }
    home.present(menu, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["false"])
    expect(mover.starts, equals: 1)
  }
}
