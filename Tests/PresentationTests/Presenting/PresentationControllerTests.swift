import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The choice and the lifetime of presentation controllers (P-18, P-19, P-25).
@MainActor @Suite("Presentation controllers") struct PresentationControllerTests {
  let home = Probe("Home")

  @Test(.rule("P-18")) func `presentationController is created at the first access and kept`() {
    let menu = Probe("Menu")
    expect(menu.presentationController === menu.presentationController)
    expect(menu.presentationController?.presentedViewController === menu)
  }

  @Test(.rule("P-18")) func `present uses a presentation controller that already exists`() throws {
    let menu = Probe.custom("Menu", Covering.init), stage = Stage(home)
    let early = menu.presentationController
    home.present(menu, animated: true)
    try stage.settle()
    expect(menu.presentationController === early)
    expect(early?.containerView?.window === stage.window)
  }

  @Test(.rule("P-18"))
  func `reading presentationController before present passes the controller itself as source`()
    throws
  {
    let menu = Probe.custom("Menu", Covering.init)
    let director = try #require(menu.director)
    _ = menu.presentationController
    expect(director.subjects, equals: [.presentationController])
    expect(director.questions[0].presenting == nil)
    expect(director.questions[0].source === menu)
  }

  @Test(.rule("P-18", "P-24"))
  func `present does not ask the delegate for a second presentation controller`() throws {
    let menu = Probe.custom("Menu", Covering.init), stage = Stage(home)
    let director = try #require(menu.director)
    _ = menu.presentationController
    home.present(menu, animated: true)
    try stage.settle()
    expect(director.subjects, equals: [.presentationController, .presentAnimator])
  }

  /// A delegate that returns the same presentation controller for all controllers.
  private final class Sharing: ViewControllerTransitioningDelegate {
    private var shared: PresentationController?

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      let made = shared ?? Covering(presentedViewController: presented, presenting: presenting)
      shared = made
      return made
    }
  }

  @Test func `a presentation controller that was made for another controller is not used`() throws {
    let stage = Stage(home), delegate = Sharing(), first = Probe("First"), second = Probe("Second")
    for controller in [first, second] {
      (controller.modalPresentationStyle, controller.transitioningDelegate) = (.custom, delegate)
    }
    home.present(first, animated: true)
    first.present(second, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.notModelled])
    expect(stage.issues.first?.message.contains("<Probe: Second>") == true)
    expect(first.presentationController is Covering)
    expect(second.presentationController?.presentedViewController === second)
    expect(second.view.window === stage.window)
    try stage.close()
  }

  @Test(.rule("P-24"))
  func `present passes its receiver to the delegate as the source`() throws {
    let child = Probe("Child"), menu = Probe.custom("Menu", Covering.init)
    home.embed(child)
    let stage = Stage(home)
    let director = try #require(menu.director)
    child.present(menu, animated: true)
    expect(director.subjects, equals: [.presentationController, .presentAnimator])
    expect(director.questions[0].presenting == nil)
    expect(director.questions[0].source === child)
    expect(director.questions[1].presenting === home)
    expect(director.questions[1].source === child)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-24"), arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `only a custom-style presentation asks the delegate for a presentation controller`(
    style: ModalPresentationStyle
  ) throws {
    let menu = Probe.custom("Menu", Covering.init, comes: LateMover()), stage = Stage(home)
    menu.modalPresentationStyle = style
    home.present(menu, animated: true)
    try stage.settle()
    expect(menu.director?.subjects, equals: [.presentAnimator])
    expect(!(menu.presentationController is Covering))
  }

  @Test(.rule("P-25", "P-32"))
  func `if the delegate returns no presentation controller, the presenter's view stays visible`()
    throws
  {
    let menu = Probe("Menu"), stage = Stage(home)
    menu.modalPresentationStyle = .custom
    menu.director = Director(nil)
    home.present(menu, animated: true)
    try stage.settle()
    expect(menu.director?.subjects, equals: [.presentationController, .presentAnimator])
    expect(menu.presentationController.map { type(of: $0) } == PresentationController.self)
    expect(stage.callbacks("Home").isEmpty)
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-25"))
  func `if the delegate returns no animator, the system's animation runs`() throws {
    let menu = Probe.custom("Menu", Covering.init), stage = Stage(home)
    home.present(menu, animated: true)
    stage.advance(by: stage.world.system.modalTransitionDuration - .milliseconds(1))
    expect(
      stage.callbacks(),
      equals: ["Menu viewWillAppear(animated)", "Menu viewIsAppearing(animated)"])
    stage.advance(by: .milliseconds(1))
    expect(stage.callbacks().last, equals: "Menu viewDidAppear(animated)")
    expect(!stage.events.contains { $0.contains(".animator") })
  }

  @Test(.rule("P-32"))
  func `the full screen style removes the presenter's view, and a page sheet keeps it`() {
    let full = Probe.fullScreen("Full"), sheet = Probe("Sheet")
    withExtendedLifetime((full, sheet)) {
      expect(full.presentationController?.shouldRemovePresentersView == true)
      expect(sheet.presentationController?.shouldRemovePresentersView == false)
    }
  }

  @Test(.rule("P-19")) func `the presenter keeps its presented controller alive`() throws {
    let stage = Stage(home)
    weak var menu: ViewController?
    do {
      let sheet = ViewController("Menu")
      menu = sheet
      home.present(sheet, animated: false)
    }
    try stage.settle()
    expect(menu != nil)
    expect(home.presentedViewController === menu)
  }

  @Test(.rule("P-19"))
  func `a presentation controller is released when its dismissal has ended`() throws {
    let menu = Probe.custom("Menu", Covering.init), stage = Stage(home)
    try stage.put(menu, on: home)
    let presentation = WeakReference(menu.presentationController)
    home.dismiss(animated: true)
    stage.runTurn()
    expect(presentation.object != nil)
    try stage.settle()
    expect(presentation.object == nil)
  }

  @Test(.rule("P-19")) func `a dismissed controller is released`() throws {
    let stage = Stage(home)
    do {
      let menu = ViewController("Menu")
      stage.expectRelease(of: menu)
      home.present(menu, animated: true)
    }
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-19")) func `a controller does not keep its transitioning delegate alive`() {
    let menu = ViewController("Menu")
    do {
      let director = Director(nil)
      menu.transitioningDelegate = director
      expect(menu.transitioningDelegate === director)
    }
    expect(menu.transitioningDelegate == nil)
  }
}
