import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Dismissing several presented controllers at once (P-50 to P-52a).
@MainActor @Suite("Dismissals of a chain") struct ChainTests {
  let home = Probe("Home")
  let log = Log()

  /// Returns a controller with the page sheet style, or with the full screen style.
  private func layer(_ name: String, isFull: Bool = false) -> Probe {
    isFull ? Probe.fullScreen(name) : Probe(name)
  }

  private func stage(_ layers: Probe...) throws -> Stage {
    let stage = Stage(home)
    var top = home
    for layer in layers {
      try stage.put(layer, on: top)
      top = layer
    }
    return stage
  }

  @Test(.rule("P-50", "P-51", "P-52a"))
  func `dismiss on the presenter of two stacked sheets dismisses both in one transition`() throws {
    let stage = try stage(layer("Menu"), layer("Detail"))
    home.dismiss(animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      Home                 dismiss(animated)
      Detail.presentation  dismissalTransitionWillBegin
      Menu.presentation    dismissalTransitionWillBegin
      Detail               viewWillDisappear(animated)
      Menu                 viewWillDisappear(animated)
      Detail.transition    completeTransition(true)
      Detail.presentation  dismissalTransitionDidEnd(true)
      Menu.presentation    dismissalTransitionDidEnd(true)
      Detail               viewDidDisappear(animated)
      Menu                 viewDidDisappear(animated)
      Home                 dismiss completion
      """)
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-52a"))
  func `if two stacked full-screen controllers are dismissed, the lower one gets no callbacks`()
    throws
  {
    let stage = try stage(layer("Menu", isFull: true), layer("Detail", isFull: true))
    home.dismiss(animated: true) {}
    try stage.settle()
    try stage.trace.expect(
      """
      Home                 dismiss(animated)
      Detail.presentation  dismissalTransitionWillBegin
      Menu.presentation    dismissalTransitionWillBegin
      Detail               viewWillDisappear(animated)
      Home                 viewWillAppear(animated)
      Home                 viewIsAppearing(animated)
      Detail.transition    completeTransition(true)
      Detail.presentation  dismissalTransitionDidEnd(true)
      Menu.presentation    dismissalTransitionDidEnd(true)
      Home                 viewDidAppear(animated)
      Detail               viewDidDisappear(animated)
      Home                 dismiss completion
      """)
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-52a"))
  func `dismissing a full-screen controller and the sheet above it makes both disappear`() throws {
    let stage = try stage(layer("Menu", isFull: true), layer("Detail"))
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.callbacks().filter { !$0.contains("viewIsAppearing") },
      equals: [
        "Detail viewWillDisappear(animated)", "Menu viewWillDisappear(animated)",
        "Home viewWillAppear(animated)", "Home viewDidAppear(animated)",
        "Detail viewDidDisappear(animated)", "Menu viewDidDisappear(animated)",
      ])
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-52a", "P-31"))
  func `a sheet below a full-screen controller gets no callbacks when the chain is dismissed`()
    throws
  {
    let stage = try stage(layer("Menu"), layer("Detail", isFull: true))
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Detail viewWillDisappear(animated)", "Detail viewDidDisappear(animated)",
      ])
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-52a", "P-50"))
  func `dismissing three presented controllers sends their callbacks from the top down`() throws {
    let stage = try stage(layer("One"), layer("Two"), layer("Three"))
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Three viewWillDisappear(animated)", "Two viewWillDisappear(animated)",
        "One viewWillDisappear(animated)", "Three viewDidDisappear(animated)",
        "Two viewDidDisappear(animated)", "One viewDidDisappear(animated)",
      ])
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-52a", "P-51"))
  func `dismissing a chain asks only the top controller's delegate for an animator`() throws {
    let menu = Probe.custom("Menu", Covering.init, goes: LateMover())
    let detail = Probe.custom("Detail", Covering.init, goes: LateMover())
    let stage = try stage(menu, detail)
    home.dismiss(animated: true)
    try stage.settle()
    expect(menu.director?.subjects, equals: [.presentationController])
    expect(detail.director?.subjects, equals: [.presentationController, .dismissAnimator])
    expect(menu.director?.goes?.starts, equals: 0)
    expect(detail.director?.goes?.ends, equals: [true])
  }

  @Test(.rule("P-52a", "P-16"))
  func `during a dismissal, isBeingDismissed is true for every controller of the chain`() throws {
    let menu = layer("Menu"), detail = layer("Detail")
    let stage = try stage(menu, detail)
    home.dismiss(animated: true)
    expect(menu.isBeingDismissed && detail.isBeingDismissed)
    try stage.settle()
    expect(!menu.isBeingDismissed && !detail.isBeingDismissed)
  }

  @Test(.rule("P-52a"))
  func `all controllers of a dismissed chain share one transition coordinator`() throws {
    let menu = layer("Menu"), detail = layer("Detail")
    let stage = try stage(menu, detail)
    home.dismiss(animated: true)
    let coordinator = try #require(home.transitionCoordinator)
    expect(menu.transitionCoordinator === coordinator)
    expect(detail.transitionCoordinator === coordinator)
    coordinator.animate(alongsideTransition: nil) { [log] _ in log.note("completion") }
    try stage.settle()
    expect(log.lines, equals: ["completion"])
  }

  @Test(.rule("P-52a", "P-12"))
  func `in viewDidDisappear, presentedViewController and presentingViewController are nil`() throws
  {
    let menu = layer("Menu"), detail = layer("Detail")
    let stage = try stage(menu, detail)
    let links = { [home] in
      [
        home.presentedViewController, menu.presentedViewController,
        menu.presentingViewController, detail.presentingViewController,
      ].count { $0 != nil }
    }
    detail.note(in: log, at: .viewWillDisappear, .viewDidDisappear, fact: links)
    menu.note(in: log, at: .viewWillDisappear, .viewDidDisappear, fact: links)
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Detail viewWillDisappear: 4", "Menu viewWillDisappear: 4", "Detail viewDidDisappear: 0",
        "Menu viewDidDisappear: 0",
      ])
  }

  @Test(.rule("P-50"))
  func `dismissing a chain calls the completion once, after the last viewDidDisappear`() throws {
    let menu = layer("Menu"), stage = try stage(menu, layer("Detail"))
    menu.on(.viewDidDisappear) { [log] in log.note("last link") }
    home.dismiss(animated: true) { [log] in log.note("completion") }
    try stage.settle()
    expect(log.lines, equals: ["last link", "completion"])
  }

  @Test(.rule("P-51", "P-104"))
  func `an unanimated dismissal of a chain passes animated false to every callback`() throws {
    let stage = try stage(layer("Menu"), layer("Detail"))
    home.dismiss(animated: false)
    try stage.settle()
    expect(
      stage.callbacks(),
      equals: [
        "Detail viewWillDisappear", "Menu viewWillDisappear", "Detail viewDidDisappear",
        "Menu viewDidDisappear",
      ])
  }

  @Test(.rule("P-50", "P-53"))
  func `dismiss removes the controllers above its receiver and keeps the receiver`() throws {
    let one = layer("One"), two = layer("Two"), three = layer("Three")
    let stage = try stage(one, two, three)
    one.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "One"])
    expect(stage.callbacks("One").isEmpty)
    expect(home.presentedViewController === one)
  }
}
