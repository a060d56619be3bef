import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("The context of an animator")
@MainActor struct TransitionContextTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")
  private let delegate = SceneDelegate()
  private let presenting = SceneAnimator()
  private let dismissing = SceneAnimator()

  init() {
    (delegate.presenting, delegate.dismissing) = (presenting, dismissing)
    menu.transitioningDelegate = delegate
  }

  /// Presents and then dismisses the menu, and waits for the end of each transition.
  private func roundTrip(_ stage: Stage) throws {
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(presenting.starts, equals: 1)
    expect(dismissing.starts, equals: 1)
  }

  @Test(.rule("P-67", "T-5"), arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `in a dismissal, the context's from and to controllers are exchanged`(
    style: ModalPresentationStyle
  ) throws {
    menu.modalPresentationStyle = style
    var ends: [[ViewController?]] = []
    for animator in [presenting, dismissing] {
      animator.whenAnimating = {
        ends.append([$0.viewController(forKey: .from), $0.viewController(forKey: .to)])
      }
    }
    try roundTrip(Stage(home))
    expect(ends, equals: [[home, menu], [menu, home]])
  }

  @Test(.rule("P-67"))
  func `if a child calls present, the transition context contains the presenter, not the child`()
    throws
  {
    let child = ViewController("Child")
    home.addChild(child)
    home.view.addSubview(child.view)
    var ends: [ViewController?] = []
    presenting.whenAnimating = { ends.append($0.viewController(forKey: .from)) }
    dismissing.whenAnimating = { ends.append($0.viewController(forKey: .to)) }
    let stage = Stage(home)
    child.present(menu, animated: true)
    try stage.settle()
    child.dismiss(animated: true)
    try stage.settle()
    expect(ends, equals: [home, home])
  }

  @Test(.rule("P-68"), arguments: [ModalPresentationStyle.pageSheet, .overFullScreen])
  func `the context returns no view for a presenter whose view stays in the window`(
    style: ModalPresentationStyle
  ) throws {
    menu.modalPresentationStyle = style
    var views: [[View?]] = []
    for animator in [presenting, dismissing] {
      animator.whenAnimating = { views.append([$0.view(forKey: .from), $0.view(forKey: .to)]) }
    }
    try roundTrip(Stage(home))
    expect(views, equals: [[nil, menu.view], [menu.view, nil]])
  }

  @Test(.rule("P-68", "T-5"))
  func `if the presenter's view is removed, the context returns both controllers' views`() throws {
    menu.modalPresentationStyle = .fullScreen
    var views: [[View?]] = []
    for animator in [presenting, dismissing] {
      animator.whenAnimating = { views.append([$0.view(forKey: .from), $0.view(forKey: .to)]) }
    }
    try roundTrip(Stage(home))
    expect(views, equals: [[home.view, menu.view], [menu.view, home.view]])
  }

  @Test(.rule("P-68"))
  func `the context returns the presentation controller's presentedView as the presented view`()
    throws
  {
    let wrapper = View("wrapper")
    menu.modalPresentationStyle = .custom
    delegate.makes = {
      let made = ScenePresentation(presentedViewController: $0, presenting: $1)
      made.wrapper = wrapper
      return made
    }
    var views: [View?] = []
    presenting.whenAnimating = { views.append($0.view(forKey: .to)) }
    dismissing.whenAnimating = { views.append($0.view(forKey: .from)) }
    try roundTrip(Stage(home))
    expect(views, equals: [wrapper, wrapper])
  }

  @Test(.rule("P-68", "P-73"))
  func `if a sheet presents a full-screen controller, the context does not return the sheet view`()
    throws
  {
    let sheet = ViewController("Sheet"), stage = Stage(home)
    home.present(sheet, animated: false)
    try stage.settle()
    menu.modalPresentationStyle = .fullScreen
    var presenters: [View?] = []
    presenting.whenAnimating = { presenters.append($0.view(forKey: .from)) }
    dismissing.whenAnimating = { presenters.append($0.view(forKey: .to)) }
    stage.sceneForgets()
    sheet.present(menu, animated: true)
    try stage.settle()
    sheet.dismiss(animated: true)
    try stage.settle()
    expect(presenters, equals: [nil, nil])
    expect(stage.sceneAppearances(of: "Sheet").count, equals: 4)
    expect(stage.sceneAppearances(of: "Home"), equals: [])
    expect(sheet.view.window === stage.window)
    expect(stage.visible, equals: ["Home", "Sheet"])
  }

  @Test(.rule("P-73"))
  func `a removed sheet view is back in the window when the dismissal above it begins`() throws {
    let sheet = ViewController("Sheet"), stage = Stage(home)
    home.present(sheet, animated: false)
    try stage.settle()
    var isBack: [Bool] = []
    menu.modalPresentationStyle = .custom
    delegate.makes = {
      let made = ScenePresentation(presentedViewController: $0, presenting: $1)
      made.removes = true
      made.whenDismissalBegins = { isBack.append(sheet.view.window != nil) }
      return made
    }
    sheet.present(menu, animated: true)
    try stage.settle()
    expect(sheet.view.window == nil)
    sheet.dismiss(animated: true)
    try stage.settle()
    expect(isBack, equals: [true])
  }

  // MARK: Frames

  @Test(.rule("P-69", "T-7"), arguments: [true, false])
  func `the presented controller's finalFrame is frameOfPresentedViewInContainerView`(
    removes: Bool
  ) throws {
    let final = CGRect(x: 0, y: 44, width: 280, height: 800)
    menu.modalPresentationStyle = .custom
    delegate.makes = {
      let made = ScenePresentation(presentedViewController: $0, presenting: $1)
      (made.removes, made.finalFrame) = (removes, final)
      return made
    }
    var frames: [CGRect] = []
    presenting.whenAnimating = { [home, menu] context in
      frames = [home, menu].map { context.initialFrame(for: $0) }
      frames += [home, menu].map { context.finalFrame(for: $0) }
    }
    try roundTrip(Stage(home))
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    expect(frames, equals: [screen, .zero, removes ? .zero : screen, final])
  }

  @Test(.rule("P-69"), arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `in a dismissal, finalFrame of the presenter is the container's bounds`(
    style: ModalPresentationStyle
  ) throws {
    menu.modalPresentationStyle = style
    let moved = CGRect(x: 10, y: 20, width: 300, height: 700)
    var frames: [CGRect] = []
    dismissing.whenAnimating = { [home, menu] context in
      frames = [context.initialFrame(for: menu), context.finalFrame(for: menu)]
      frames.append(context.finalFrame(for: home))
    }
    let stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    menu.view.frame = moved
    stage.runTurn()
    expect(frames.first, equals: moved)
    expect(frames.dropFirst().first, equals: moved)
    expect(frames.last, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    try stage.settle()
  }

  // MARK: Style and views

  @Test(
    .rule("P-70"),
    arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .custom])
  func `the context's presentationStyle is always the presented controller's style`(
    style: ModalPresentationStyle
  ) throws {
    menu.modalPresentationStyle = style
    var said: [ModalPresentationStyle] = []
    for animator in [presenting, dismissing] {
      animator.whenAnimating = {
        said.append($0.presentationStyle)
        expect($0.isAnimated)
        expect(!$0.isInteractive)
        expect(!$0.transitionWasCancelled)
      }
    }
    try roundTrip(Stage(home))
    expect(said, equals: [style, style])
  }

  @Test(.rule("T-6"))
  func `the container view contains the presented view only if the animator adds it`() throws {
    var isInside: [Bool] = []
    for ends in [true, false] {
      presenting.whenAnimating = nil
      let stage = Stage(ViewController("Home")), sheet = ViewController("Sheet")
      let bare = SceneBareAnimator(adds: ends)
      sheet.customTransition = CustomTransition(animator: bare)
      stage.window.rootViewController?.present(sheet, animated: true)
      try stage.settle()
      isInside.append(bare.wasInside)
      expect(sheet.view.window == nil, equals: !ends)
    }
    expect(isInside, equals: [false, false])
  }

  @Test(.rule("T-8"))
  func `the presented view keeps the transform and alpha that the animator has set`() throws {
    presenting.whenAnimating = {
      $0.view(forKey: .to)?.alpha = 0.5
      $0.view(forKey: .to)?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    let stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    expect(menu.view.alpha, equals: 0.5)
    expect(menu.view.transform, equals: CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test(.rule("T-4", "T-17", "T-18"))
  func `alongside blocks run in the order in which they were added`() throws {
    let log = Log(), spy = SpyController("Spy", log)
    presenting.whenAnimating = { _ in log.note("animateTransition") }
    spy.transitioningDelegate = delegate
    var accepted: [Bool?] = []
    func register(_ name: String) {
      accepted.append(
        spy.transitionCoordinator?.animate(
          alongsideTransition: { _ in log.note("beside \(name)") },
          completion: { _ in log.note("end \(name)") }))
    }
    spy.whenWillAppear = { register("2") }
    spy.whenIsAppearing = { register("3") }
    let stage = Stage(home)
    home.present(spy, animated: true)
    register("1")
    expect(spy.transitionCoordinator?.transitionDuration, equals: presenting.duration)
    try stage.settle()
    expect(accepted, equals: [true, true, false])
    expect(
      log.lines,
      equals: [
        "Spy viewWillAppear(true)", "animateTransition", "beside 1", "beside 2",
        "Spy viewDidAppear(true)", "end 1", "end 2", "end 3",
      ])
  }
}

/// An animator that adds the presented view only if `adds` is true, and ends after 0.1 seconds.
@MainActor private final class SceneBareAnimator: ViewControllerAnimatedTransitioning {
  let adds: Bool
  var wasInside = false

  init(adds: Bool) { self.adds = adds }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    wasInside = view.superview != nil
    if adds { context.containerView.addSubview(view) }
    context.containerView.alpha = 0
    View.animate(withDuration: 0.1) {
      context.containerView.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
