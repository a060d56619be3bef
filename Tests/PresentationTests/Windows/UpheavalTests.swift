import Foundation
import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A change of a window, such as a new root.
enum Upheaval: CaseIterable, Sendable {
  case newRoot
  case noRoot
  case closed
  case hidden
  case hiddenAndShown
  case newRootWhileHidden

  /// Whether the controllers of the window are removed and do not return.
  var tearsDown: Bool {
    switch self {
    case .newRoot, .noRoot, .closed, .newRootWhileHidden: true
    case .hidden, .hiddenAndShown: false
    }
  }

  @MainActor func happen(to window: Window) {
    switch self {
    case .newRoot: window.rootViewController = ViewController("New")
    case .noRoot: window.rootViewController = nil
    case .closed: window.close()
    case .hidden: window.isHidden = true
    case .hiddenAndShown:
      window.isHidden = true
      window.isHidden = false
    case .newRootWhileHidden:
      window.isHidden = true
      window.rootViewController = ViewController("New")
      window.isHidden = false
    }
  }
}

/// A window may be hidden, closed or given another root at any moment (P-83, P-115a, P-117a).
@MainActor @Suite("Hiding or closing a window at any time") struct UpheavalTests {
  /// Checks what must hold at rest after any change of the window.
  private func checkRest(_ scene: UpheavalScene, _ what: Comment) throws {
    let stage = scene.stage
    for controller in stage.world.controllers {
      let isOnScreen = controller.viewIfLoaded?.window?.isVisible == true
      expect(
        controller.appearance, equals: isOnScreen ? .appeared : .disappeared,
        "\(what): \(controller.name)")
      expect(controller.transitionCoordinator == nil, what)
    }
    expect(stage.world.runningTransitions.isEmpty, what)
    expect(!stage.world.isIgnoringInteractionEvents, what)
    expect(stage.flights.isEmpty, what)
    let drawn = stage.viewTree.split(separator: "\n").filter { $0.contains(".view") }.count
    expect(
      stage.visible.count, equals: stage.window.isVisible ? drawn : 0, "\(what) \(stage.viewTree)"
    )
    try stage.close()
  }

  @Test(
    .rule("P-83", "P-83b", "P-102a", "P-115a", "P-117a", "P-92"), arguments: Upheaval.allCases)
  func `hiding a window, closing it or replacing its root leaves no transition running`(
    upheaval: Upheaval
  ) throws {
    for situation in Situation.allCases {
      for delay in [0, 120] {
        let what: Comment = "\(upheaval) at \(situation) after \(delay) ms"
        let scene = try UpheavalScene()
        let late = try situation.begin(on: scene)
        if delay > 0 { scene.stage.advance(by: .milliseconds(delay)) }
        scene.watchCoordinators()
        let done = scene.completions
        upheaval.happen(to: scene.stage.window)
        expect(scene.ends.count, equals: scene.watched, what)
        if upheaval.tearsDown {
          expect(
            scene.completions == done || situation == .requestsWait
              || upheaval == .newRootWhileHidden, what)
          expect(scene.home.presentedViewController == nil, what)
          expect(scene.child.presentedViewController == nil, what)
        }
        expect(scene.stage.world.runningTransitions.isEmpty, what)
        scene.stage.runTurn()
        for call in late { call() }
        try scene.stage.settle()
        expect(!scene.stage.issues.contains { $0.code == .completedTwice }, what)
        if upheaval.tearsDown {
          expect(scene.home.viewIfLoaded?.window == nil, what)
          expect(scene.menu.viewIfLoaded?.window == nil, what)
        }
        try checkRest(scene, what)
      }
    }
  }

  @Test(.rule("P-115a", "P-119", "P-118"), arguments: Upheaval.allCases)
  func `a window can be hidden, closed or get a new root inside any callback`(
    upheaval: Upheaval
  ) throws {
    let moments: [Probe.Moment] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewDidLayoutSubviews, .presentationWillBegin, .presentationDidEnd,
      .dismissalWillBegin, .dismissalDidEnd,
    ]
    for isRemoving in [false, true] {
      for isMenu in [false, true] {
        for moment in moments {
          let what: Comment = "\(upheaval) in \(isMenu ? "Menu" : "Home") \(moment) \(isRemoving)"
          let scene = try UpheavalScene()
          let menu = Probe.custom(
            "Custom", isRemoving ? Removing.init : Covering.init, comes: LateMover(),
            goes: LateMover())
          var isDone = false
          (isMenu ? menu : scene.home).on(moment) {
            guard !isDone else { return }
            isDone = true
            upheaval.happen(to: scene.stage.window)
          }
          scene.home.present(menu, animated: true)
          try scene.stage.settle()
          scene.home.dismiss(animated: true)
          try scene.stage.settle()
          if isDone, upheaval.tearsDown {
            expect(scene.home.viewIfLoaded?.window == nil, what)
            expect(menu.viewIfLoaded?.window == nil, what)
            expect(scene.home.presentedViewController == nil, what)
          }
          try checkRest(scene, what)
        }
      }
    }
  }

  @Test(.rule("P-83b", "T-14", "T-19"))
  func `replacing the root during a presentation cancels the transition`() throws {
    let log = Log(), mover = SilentMover(), scene = try UpheavalScene()
    let menu = Probe.custom("Custom", Covering.init, comes: mover)
    menu.log = log
    mover.onEnd = { log.note("animationEnded(\($0))") }
    scene.home.present(menu, animated: true) { log.note("completion") }
    scene.home.transitionCoordinator?.animate(alongsideTransition: nil) {
      log.note("coordinator, cancelled: \($0.isCancelled)")
      expect(scene.home.presentedViewController == nil)
    }
    scene.stage.runTurn()
    let before = log.lines.count
    scene.stage.window.rootViewController = ViewController("New")
    mover.context?.completeTransition(true)
    try scene.stage.settle()
    expect(
      log.lines.dropFirst(before),
      equals: [
        "Custom viewWillDisappear(false)", "Custom viewDidDisappear(false)",
        "animationEnded(false)", "coordinator, cancelled: true",
      ])
    expect(scene.stage.issues.isEmpty)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `while the root is replaced, the old root cannot present`(style: ModalPresentationStyle)
    throws
  {
    let scene = try UpheavalScene(), alert = Probe("Alert")
    scene.menu.modalPresentationStyle = style
    try scene.stage.put(scene.menu, on: scene.home)
    scene.menu.on(.viewDidDisappear) { scene.home.present(alert, animated: false) }
    scene.stage.window.rootViewController = ViewController("New")
    try scene.stage.settle()
    expect(scene.stage.issues.map(\.code), equals: [.presenterNotInWindow])
    expect(!alert.isViewLoaded && scene.stage.visible == ["New"])
    try scene.stage.close()
  }

  @Test(.rule("P-115a", "P-83", "P-104"))
  func `a new root makes the old root, its children and presented controllers disappear`() throws {
    let scene = try UpheavalScene()
    try scene.stage.put(scene.menu, on: scene.home)
    scene.stage.window.rootViewController = Probe("New")
    expect(
      scene.stage.callbacks(),
      equals: [
        "Menu viewWillDisappear", "Menu viewDidDisappear", "Home viewWillDisappear",
        "Child viewWillDisappear", "Nav viewWillDisappear", "Root viewWillDisappear",
        "New viewWillAppear",
      ])
    try scene.stage.settle()
    expect(
      scene.stage.callbacks().suffix(6),
      equals: [
        "New viewIsAppearing", "Home viewDidDisappear", "Child viewDidDisappear",
        "Nav viewDidDisappear", "Root viewDidDisappear", "New viewDidAppear",
      ])
    expect(scene.menu.presentingViewController == nil)
  }

  @Test(.rule("P-115a", "P-57a", "P-42", "N-34"))
  func `if the window's root is replaced, present calls that wait for a transition are refused`()
    throws
  {
    let scene = try UpheavalScene(), next = Probe("Next")
    var completions = 0
    scene.home.present(scene.menu, animated: true)
    scene.menu.present(next, animated: true) { completions += 1 }
    scene.home.dismiss(animated: true) { completions += 10 }
    scene.stack.pushViewController(Probe("Page"), animated: true)
    scene.stage.window.rootViewController = ViewController("New")
    expect(scene.stage.issues.map(\.code), equals: [.presenterNotInWindow])
    expect(completions, equals: 10)
    expect(scene.stack.viewControllers.map(\.name), equals: ["Root", "Page"])
    try scene.stage.settle()
    expect(!next.isViewLoaded)
  }
}
