import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The superviews of views during and after a transition (P-71 to P-74, T-6, T-8).
@MainActor @Suite("Container views") struct ContainerTests {
  let home = Probe("Home")
  let log = Log()
  let banner = View("banner", frame: CGRect(x: 0, y: 0, width: 390, height: 40))

  @Test(.rule("P-71", "P-26", "P-121"))
  func `the container view is created just before presentationTransitionWillBegin`() throws {
    let menu = Probe.custom("Menu", Covering.init), stage = Stage(home)
    menu.note(in: log, at: .presentationWillBegin) {
      menu.presentationController?.containerView?.window === stage.window
    }
    home.present(menu, animated: true)
    expect(menu.presentationController?.containerView?.window == nil)
    expect(stage.window.subviews, equals: [home.view])
    stage.runTurn()
    expect(log.lines, equals: ["Menu presentationWillBegin: true"])
  }

  @Test(.rule("P-71"))
  func `the container fills the window and is directly above the presenter's view`() throws {
    let menu = Probe.custom("Menu", Panel.init), stage = Stage(home)
    stage.window.addSubview(banner)
    home.present(menu, animated: true)
    try stage.settle()
    let container = try #require(menu.presentationController?.containerView)
    expect(container.frame, equals: stage.window.bounds)
    expect(stage.window.subviews, equals: [home.view, container, banner])
    expect(menu.view.superview === container)
    expect(menu.view.frame, equals: Panel.frame)
  }

  @Test(.rule("P-71"))
  func `the container view of a second presentation is the window's front-most view`() throws {
    let menu = Probe.custom("Menu", Panel.init), detail = Probe.custom("Detail", Panel.init)
    let stage = Stage(home)
    stage.window.addSubview(banner)
    try stage.put(menu, on: home)
    menu.present(detail, animated: true)
    try stage.settle()
    let container = try #require(detail.presentationController?.containerView)
    expect(stage.window.subviews.last === container)
    expect(stage.window.subviews.count, equals: 4)
  }

  @Test(.rule("P-71", "T-6"))
  func `only the animator adds the presented view to the container`() throws {
    let mover = LateMover(adds: false), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    mover.onStart = { [log] in log.note("\($0.containerView.subviews.isEmpty)") }
    home.present(menu, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["true"])
    expect(menu.view.superview == nil)
    expect(stage.visible, equals: ["Home"])
    expect(stage.callbacks("Menu").last, equals: "Menu viewDidAppear(animated)")
  }

  @Test(.rule("P-72", "T-6"))
  func `the presenter's view moves to the container before presentationTransitionWillBegin`() throws
  {
    let menu = Probe.custom("Menu", Removing.init, comes: LateMover()), stage = Stage(home)
    let isInside = { [home] in
      home.view.superview === menu.presentationController?.containerView && home.view.window != nil
    }
    menu.note(in: log, at: .presentationWillBegin, .presentationDidEnd, fact: isInside)
    home.present(menu, animated: true)
    expect(home.view.superview === stage.window)
    try stage.settle()
    expect(
      log.lines, equals: ["Menu presentationWillBegin: true", "Menu presentationDidEnd: true"])
    expect(home.view.window == nil)
    expect(home.view.superview == nil)
  }

  @Test(.rule("P-73", "T-6"))
  func `in a dismissal, only the animator adds the presenter's view to the container`() throws {
    let mover = LateMover(), menu = Probe.custom("Menu", Removing.init, goes: mover)
    let stage = Stage(home), home = home
    try stage.put(menu, on: home)
    mover.onStart = { [log] context in
      let isFromInside = menu.view.isDescendant(of: context.containerView)
      log.note("\(isFromInside) \(home.view.isDescendant(of: context.containerView))")
    }
    home.dismiss(animated: true)
    stage.runTurn()
    expect(log.lines, equals: ["true false"])
    expect(home.view.superview === menu.presentationController?.containerView)
  }

  @Test(.rule("P-73", "P-30"))
  func `after a dismissal, the presenter's view has its old index among the window's subviews`()
    throws
  {
    let back = View("back"), stage = Stage(home)
    stage.window.insertSubview(back, at: 0)
    stage.window.addSubview(banner)
    let menu = Probe.custom("Menu", Removing.init, goes: LateMover())
    try stage.put(menu, on: home)
    expect(!stage.window.subviews.contains(home.view))
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.window.subviews, equals: [back, home.view, banner])
  }

  @Test(.rule("P-73", "P-74", "P-68"), arguments: [true, false])
  func `dismissing a controller above a sheet restores the order of the window's subviews`(
    isRemoving: Bool
  ) throws {
    let menu = Probe("Menu"), stage = Stage(home)
    let detail = isRemoving ? Probe.fullScreen("Detail") : Probe("Detail")
    try stage.put(menu, on: home)
    let places = stage.window.subviews
    try stage.put(detail, on: menu)
    menu.dismiss(animated: true)
    try stage.settle()
    expect(stage.window.subviews, equals: places)
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-74"))
  func `a presenter's view that stays visible keeps its superview during all transitions`() throws {
    let menu = Probe.custom("Menu", Covering.init, comes: LateMover(), goes: LateMover())
    let stage = Stage(home)
    let isInPlace = { [home] in home.view.superview === stage.window }
    menu.note(
      in: log, at: .presentationWillBegin, .viewDidAppear, .dismissalWillBegin, .dismissalDidEnd,
      fact: isInPlace)
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(log.lines.count == 4 && log.lines.allSatisfy { $0.hasSuffix("true") })
    expect(stage.window.subviews, equals: [home.view])
    expect(menu.view.superview == nil)
  }

  @Test(.rule("T-8"))
  func `the presented view keeps the transform and alpha that the animator has set`() throws {
    let mover = LateMover(), menu = Probe.custom("Menu", Covering.init, comes: mover)
    let stage = Stage(home)
    mover.onStart = { _ in
      menu.view.alpha = 0.5
      menu.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    home.present(menu, animated: true)
    try stage.settle()
    expect(menu.view.alpha, equals: 0.5)
    expect(menu.view.transform, equals: CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test(.rule("T-8", "P-76"))
  func `a canceled presentation removes the presented view and the container`() throws {
    let mover = LateMover(completes: false)
    let menu = Probe.custom("Menu", Covering.init, comes: mover), stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    expect(menu.view.window != nil)
    let container = try #require(menu.presentationController?.containerView)
    try stage.settle()
    expect(menu.view.window == nil)
    expect(container.superview == nil)
  }
}
