import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Windows that are hidden, closed or changed while a transition or a callback runs (P-83, P-115a,
/// P-117a).
@MainActor @Suite("Window changes in the middle of a transition") struct WindowMomentTests {
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
  func `if a callback closes a window that is being hidden, presented controllers are removed`()
    throws
  {
    let window = Window(world: stage.world)
    window.rootViewController = guest
    window.makeKeyAndVisible()
    try stage.settle()
    let cover = Probe.fullScreen("Cover")
    guest.present(cover, animated: true)
    guest.on(.viewWillDisappear) { window.close() }
    window.isHidden = true
    try stage.settle()
    expect(links, equals: 0)
    expect(guest.presentedViewController == nil)
  }

  @Test(.rule("P-83"), arguments: [false, true])
  func `closing a window removes a controller that a covered controller has presented`(
    isClosed: Bool
  ) throws {
    home.view.addSubview(guest.view)
    try stage.settle()
    home.present(Probe.fullScreen("Cover"), animated: true)
    guest.present(menu, animated: true)
    try stage.settle()
    expect(guest.presentedViewController === menu)
    isClosed ? stage.window.close() : (stage.window.rootViewController = Probe("New"))
    try stage.settle()
    expect(links, equals: 0)
    expect(menu.viewIfLoaded?.window == nil)
    expect(menu.appearance, equals: .disappeared)
  }

  @Test(.rule("P-117a", "P-119"), arguments: [false, true])
  func `a window can be hidden and shown while a delegate makes a presentation controller`(
    isHidden: Bool
  ) throws {
    let asked = Probe.custom(
      "Asked",
      { [stage] presented, presenting in
        stage.window.isHidden = true
        stage.window.isHidden = isHidden
        return Covering(presentedViewController: presented, presenting: presenting)
      })
    home.present(asked, animated: true)
    try stage.settle()
    expect(stage.world.runningTransitions.isEmpty)
    for controller in [home, asked] {
      let isOnScreen = controller.viewIfLoaded?.window?.isVisible == true
      expect(controller.appearance, equals: isOnScreen ? .appeared : .disappeared)
    }
  }

  @Test(.rule("P-83", "P-44"))
  func `while the window's root is removed, a dismiss call only calls its completion`() throws {
    try stage.put(menu, on: home)
    menu.present(guest, animated: true)
    stage.advance(by: .milliseconds(100))
    var completions = 0
    guest.on(.viewWillDisappear) { [home] in home.dismiss(animated: false) { completions += 1 } }
    stage.window.rootViewController = nil
    try stage.settle()
    expect(links, equals: 0)
    expect(completions, equals: 1)
  }

  @Test(.rule("P-83", "P-113a"), arguments: [false, true])
  func `closing a window ends a presentation whose presenter has become a child`(
    isShown: Bool
  ) throws {
    home.view.addSubview(guest.view)
    try stage.settle()
    let box = Probe("Box"), cover = Probe.fullScreen("Cover")
    guest.present(cover, animated: true)
    try stage.settle()
    isShown ? home.addChild(guest) : box.addChild(guest)
    expect(guest.parent != nil)
    stage.window.close()
    try stage.settle()
    expect(links, equals: 0)
    expect(cover.viewIfLoaded?.window == nil)
    expect(cover.appearance, equals: .disappeared)
  }

  @Test(.rule("P-83", "P-115a"))
  func `replacing the root also removes a controller presented from inside a sheet`() throws {
    let sheet = Probe("Sheet")
    home.present(sheet, animated: true)
    try stage.settle()
    sheet.view.addSubview(guest.view)
    guest.present(menu, animated: true)
    try stage.settle()
    expect(guest.presentedViewController === menu)
    stage.window.rootViewController = Probe("New")
    try stage.settle()
    expect(links, equals: 0)
    expect(menu.viewIfLoaded?.window == nil)
    expect(menu.appearance, equals: .disappeared)
  }

  @Test(.rule("P-83"))
  func `closing a window removes a presentation whose presenter has left the window`() throws {
    let box = Probe("Box")
    home.embed(box)
    box.view.addSubview(guest.view)
    menu.modalPresentationStyle = .overCurrentContext
    guest.present(menu, animated: true)
    try stage.settle()
    box.view.removeFromSuperview()
    box.removeFromParent()
    try stage.settle()
    expect(guest.presentedViewController === menu)
    stage.window.close()
    try stage.settle()
    expect(links, equals: 0)
    expect(guest.presentedViewController == nil)
  }

  @Test(.rule("P-83"))
  func `while the root is being replaced, a dismiss call starts no transition`() throws {
    home.present(menu, animated: false)
    try stage.settle()
    menu.present(guest, animated: false)
    try stage.settle()
    guest.on(.viewDidDisappear) { [home] in home.dismiss(animated: true) }
    stage.window.rootViewController = Probe("Next")
    expect(stage.world.hierarchy.transitions.count, equals: 0)
    try stage.settle()
    expect(links, equals: 0)
    expect(stage.visible, equals: ["Next"])
  }

  @Test(.rule("P-20", "P-117a"))
  func `if the window is hidden before a presentation starts, present still calls its completion`()
    throws
  {
    let other = Window(world: stage.world), cover = Probe("Cover")
    other.rootViewController = guest
    other.makeKeyAndVisible()
    try stage.settle()
    guest.present(cover, animated: true)
    var completions = 0
    home.present(menu, animated: true) { completions += 1 }
    cover.on(.viewWillAppear) { [stage] in stage.window.isHidden = true }
    try stage.settle()
    expect(completions, equals: 1)
    expect(home.presentedViewController === menu)
    expect(menu.appearance, equals: .disappeared)
    stage.window.isHidden = false
    try stage.settle()
    expect(menu.appearance, equals: .appeared)
  }

  @Test(.rule("P-102", "P-83a"))
  func `if viewWillDisappear closes the window, a controller without a parent also disappears`()
    throws
  {
    let stray = ViewController("Stray")
    home.embed(menu)
    menu.view.addSubview(stray.view)
    try stage.settle()
    expect(stray.appearance, equals: .appeared)
    menu.on(.viewWillDisappear) { [stage] in stage.window.close() }
    menu.view.removeFromSuperview()
    try stage.settle()
    expect(stray.appearance, equals: .disappeared)
  }

  /// The changes that a callback can make to its window.
  enum Change: CaseIterable {
    case newRoot, close, hide

    @MainActor func apply(to window: Window) {
      switch self {
      case .newRoot: window.rootViewController = Probe("New")
      case .close: window.close()
      case .hide: window.isHidden = true
      }
    }
  }

  @Test(.rule("P-115a", "P-42"), arguments: Change.allCases)
  func `after viewDidAppear has changed the window, a waiting present call has no effect`(
    change: Change
  ) throws {
    home.present(menu, animated: true)
    menu.present(guest, animated: true)
    menu.on(.viewDidAppear) { change.apply(to: stage.window) }
    try stage.settle()
    expect(!guest.isViewLoaded)
    expect(menu.presentedViewController == nil)
  }

  @Test(.rule("P-117a", "P-27", "P-29"), arguments: [false, true])
  func `if a window is hidden during a transition, viewDidAppear comes before viewWillDisappear`(
    isDismissal: Bool
  ) throws {
    let cover = Probe.fullScreen("Cover")
    home.present(cover, animated: true)
    if isDismissal {
      try stage.settle()
      home.dismiss(animated: true)
    }
    stage.advance(by: .milliseconds(100))
    let before = stage.trace.lines.count
    stage.window.isHidden = true
    try stage.settle()
    let (coming, going) = isDismissal ? ("Home", "Cover") : ("Cover", "Home")
    let events = stage.trace.lines.dropFirst(before).filter { !$0.subject.contains(".") }
    let texts = events.map { "\($0.subject) \($0.event)" }
    let ends = ["\(coming) viewDidAppear(animated)", "\(going) viewDidDisappear(animated)"]
    expect(Array(texts.prefix(2)), equals: ends)
    expect(
      Array(texts.dropFirst(2)),
      equals: ["\(coming) viewWillDisappear", "\(coming) viewDidDisappear"])
  }
}
