import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The style of a presentation when its window gets new traits (P-88, P-89).
@MainActor @Suite("Adaptation to new traits") struct AdaptationTests {
  private let home = Probe("Home")
  private let menu = ViewController("Menu")
  private let wide = CGSize(width: 1_000, height: 800)
  private let slim = CGSize(width: 400, height: 800)

  /// A delegate that returns `fullScreen` in a narrow window, and `none` in a wide window.
  private final class Narrow: AdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
    }
  }

  private let narrow = Narrow()

  private func present(
    _ stage: Stage, on presenter: ViewController? = nil, animated: Bool = false
  ) throws {
    menu.modalPresentationStyle = .formSheet
    menu.presentationController?.delegate = narrow
    (presenter ?? home).present(menu, animated: animated)
    if !animated { try stage.settle() }
  }

  /// Resizes the window, and returns the appearance callbacks that follow.
  private func appearances(_ stage: Stage, resizedTo size: CGSize) throws -> [String] {
    let before = stage.trace.lines.count
    stage.resize(to: size)
    try stage.settle()
    return stage.trace.lines.dropFirst(before).map { "\($0.subject) \($0.event)" }
      .filter { $0.contains(" view") && !$0.contains("WillTransition") }
  }

  @Test(.rule("P-88", "P-89"))
  func `when a sheet is adapted to full screen, its presenter disappears`() throws {
    let stage = Stage(home, size: wide)
    try present(stage)
    expect(stage.visible, equals: ["Home", "Menu"])
    try expect(
      appearances(stage, resizedTo: slim),
      equals: ["Home viewWillDisappear", "Home viewDidDisappear"])
    expect(stage.visible, equals: ["Menu"])
    try expect(
      appearances(stage, resizedTo: wide),
      equals: [
        "Home viewWillAppear", "Home viewIsAppearing", "Home viewDidAppear",
      ])
    expect(stage.visible, equals: ["Home", "Menu"])
    menu.dismiss(animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("P-89", "P-59"), arguments: [Probe.Moment.viewWillDisappear, .viewDidDisappear])
  func `a dismiss call during an adaptation waits for the adaptation's end`(
    moment: Probe.Moment
  ) throws {
    let stage = Stage(home, size: wide)
    try present(stage)
    home.on(moment) { [unowned menu] in menu.dismiss(animated: false) }
    try expect(
      appearances(stage, resizedTo: slim),
      equals: [
        "Home viewWillDisappear", "Home viewDidDisappear", "Menu viewWillDisappear",
        "Home viewWillAppear", "Home viewIsAppearing", "Home viewDidAppear",
        "Menu viewDidDisappear",
      ])
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("P-89", "P-84"))
  func `if the window is resized during an adaptation, a second adaptation follows`()
    throws
  {
    let stage = Stage(home, size: wide)
    try present(stage)
    home.on(.viewWillDisappear) { [wide] in stage.resize(to: wide) }
    try expect(
      appearances(stage, resizedTo: slim),
      equals: [
        "Home viewWillDisappear", "Home viewDidDisappear", "Home viewWillAppear",
        "Home viewIsAppearing", "Home viewDidAppear",
      ])
    expect(stage.visible, equals: ["Home", "Menu"])
    try stage.close()
  }

  @Test(.rule("P-89"))
  func `when a sheet above an over-full-screen page becomes full screen, the page disappears`()
    throws
  {
    let stage = Stage(home, size: wide)
    let page = ViewController("Page")
    page.modalPresentationStyle = .overFullScreen
    home.present(page, animated: false)
    try stage.settle()
    try present(stage, on: page)
    try expect(
      appearances(stage, resizedTo: slim),
      equals: ["Page viewWillDisappear", "Page viewDidDisappear"])
    try expect(
      appearances(stage, resizedTo: wide),
      equals: [
        "Page viewWillAppear", "Page viewIsAppearing", "Page viewDidAppear",
      ])
  }

  @Test(.rule("P-89"))
  func `if the size changes during a presentation, the style adapts after the transition`()
    throws
  {
    let stage = Stage(home, size: wide)
    try present(stage, animated: true)
    stage.advance(by: .milliseconds(100))
    stage.resize(to: slim)
    try stage.settle()
    expect(stage.visible, equals: ["Menu"])
    try stage.close()
  }

  @Test(.rule("P-89"), arguments: [false, true])
  func `a controller that a callback of the adaptation presents is on screen in the end`(
    animated: Bool
  ) throws {
    let next = Probe("Next"), changing = Changing(), stage = Stage(home, size: wide)
    try present(stage)
    next.modalPresentationStyle = .formSheet
    next.presentationController?.delegate = changing
    home.on(.viewWillDisappear) { [menu] in menu.present(next, animated: animated) }
    stage.resize(to: slim)
    try stage.settle()
    expect(stage.visible.last == "Next" && next.appearance == .appeared)
    expect(menu.presentedViewController === next && !next.isBeingPresented)
    try stage.close()
  }

  /// A delegate that returns another style each time.
  private final class Changing: AdaptivePresentationControllerDelegate {
    private var isFirst = true

    func adaptivePresentationStyle(
      for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle {
      defer { isFirst = false }
      return isFirst ? .none : .fullScreen
    }
  }

  @Test(.rule("P-89"))
  func `a presentation does not adapt to new traits during its dismissal`() throws {
    let stage = Stage(home, size: wide)
    try present(stage)
    menu.dismiss(animated: true)
    stage.advance(by: .milliseconds(100))
    stage.resize(to: slim)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  /// A delegate that dismisses the presented controller inside its adaptation methods.
  private final class Dismissing: AdaptivePresentationControllerDelegate {
    let dismissesWhenAsked: Bool

    init(dismissesWhenAsked: Bool) {
      self.dismissesWhenAsked = dismissesWhenAsked
    }

    func adaptivePresentationStyle(
      for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle {
      if traitCollection.horizontalSizeClass == .regular { return .none }
      if dismissesWhenAsked { controller.presentedViewController.dismiss(animated: true) }
      return .fullScreen
    }

    func presentationController(
      _ presentationController: PresentationController,
      willPresentWithAdaptiveStyle style: ModalPresentationStyle,
      transitionCoordinator: (any ViewControllerTransitionCoordinator)?
    ) {
      if style == .fullScreen {
        presentationController.presentedViewController.dismiss(animated: true)
      }
    }
  }

  @Test(.rule("P-89"), arguments: [false, true])
  func `if the delegate calls dismiss during an adaptation, the presentation keeps its style`(
    dismissesWhenAsked: Bool
  ) throws {
    let stage = Stage(home, size: wide), probe = Probe("Menu")
    let delegate = Dismissing(dismissesWhenAsked: dismissesWhenAsked)
    probe.modalPresentationStyle = .formSheet
    probe.director = Director(nil, goes: InstantMover(completes: false))
    probe.presentationController?.delegate = delegate
    home.present(probe, animated: false)
    try stage.settle()
    stage.resize(to: slim)
    try stage.settle()
    expect(home.presentedViewController === probe)
    expect(probe.presentationController?.shouldRemovePresentersView == false)
    expect(home.appearance, equals: .appeared)
  }
}
