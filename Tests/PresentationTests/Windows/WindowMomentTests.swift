import Presentation
import PresentationLifecycle
import PresentationTesting
import TestSupport
import Testing

/// Windows that change while something inside them does (P-83, P-115a, P-117a).
@MainActor @Suite("Odd moments of windows") struct WindowMomentTests {
  private let home = Probe("Home")
  private let guest = Probe("Guest")
  private let menu = Probe("Menu")
  private let stage: Stage
  private var links: Int { stage.world.hierarchy.links.count }

  init() throws {
    stage = Stage(home)
    try stage.settle()
  }

  @Test(.rule("P-83", "P-117a"))
  func `a window that is closed while it is hidden takes its presentations along`() throws {
    let window = Window(world: stage.world)
    window.rootViewController = guest
    window.makeKeyAndVisible()
    try stage.settle()
    let cover = Probe.fullScreen("Cover")
    guest.present(cover, animated: true)
    guest.on(.viewWillDisappear) { window.close() }
    window.isHidden = true
    try stage.settle()
    #expect(links == 0)
    #expect(guest.presentedViewController == nil)
  }

  @Test(.rule("P-83"), arguments: [false, true])
  func `a controller presented from inside a covered view is torn down with the window`(
    isClosed: Bool
  ) throws {
    home.view.addSubview(guest.view)
    try stage.settle()
    home.present(Probe.fullScreen("Cover"), animated: true)
    guest.present(menu, animated: true)
    try stage.settle()
    #expect(guest.presentedViewController === menu)
    isClosed ? stage.window.close() : (stage.window.rootViewController = Probe("New"))
    try stage.settle()
    #expect(links == 0)
    #expect(menu.viewIfLoaded?.window == nil)
    #expect(menu.appearance == .disappeared)
  }

  @Test(.rule("P-117a", "P-119"), arguments: [false, true])
  func `a window may be hidden or shown while a delegate is asked`(isHidden: Bool) throws {
    let asked = Probe.custom(
      "Asked",
      { [stage] presented, presenting in
        stage.window.isHidden = true
        stage.window.isHidden = isHidden
        return Covering(presentedViewController: presented, presenting: presenting)
      })
    home.present(asked, animated: true)
    try stage.settle()
    #expect(stage.world.runningTransitions.isEmpty)
    for controller in [home, asked] {
      let isOnScreen = controller.viewIfLoaded?.window?.isVisible == true
      #expect(controller.appearance == (isOnScreen ? .appeared : .disappeared))
    }
  }

  @Test(.rule("P-83", "P-44"))
  func `a dismissal while presentations are torn down changes nothing`() throws {
    try stage.put(menu, on: home)
    menu.present(guest, animated: true)
    stage.advance(by: .milliseconds(100))
    var completions = 0
    guest.on(.viewWillDisappear) { [home] in home.dismiss(animated: false) { completions += 1 } }
    stage.window.rootViewController = nil
    try stage.settle()
    #expect(links == 0)
    #expect(completions == 1)
  }
}
