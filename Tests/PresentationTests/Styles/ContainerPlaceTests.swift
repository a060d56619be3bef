import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("The container view")
@MainActor struct ContainerPlaceTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")
  private let over = View("over")

  private var container: View? { menu.presentationController?.containerView }

  /// Returns a stage whose window has another view above the root's view.
  private func covered() -> Stage {
    let stage = Stage(home)
    stage.window.addSubview(over)
    return stage
  }

  @Test(.rule("P-71", "P-121"))
  func `the container view is inserted directly above the presenter's view`() throws {
    let stage = covered()
    home.present(menu, animated: true)
    expect(container == nil)
    stage.runTurn()
    let made = try #require(container)
    expect(stage.window.subviews, equals: [home.view, made, over])
    expect(made.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    expect(menu.view.isDescendant(of: made))
    try stage.settle()
    expect(stage.window.subviews, equals: [home.view, made, over])
  }

  @Test(.rule("P-71"))
  func `in a current-context style, the container view fills the presenter view's superview`()
    throws
  {
    let child = ViewController("Child")
    home.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    home.view.addSubview(child.view)
    home.view.addSubview(over)
    child.definesPresentationContext = true
    menu.modalPresentationStyle = .overCurrentContext
    let stage = Stage(home)
    child.present(menu, animated: true)
    try stage.settle()
    let made = try #require(container)
    expect(home.view.subviews, equals: [child.view, made, over])
    expect(made.frame, equals: home.view.bounds)
  }

  @Test(.rule("P-71"))
  func `a presented view that the animator did not add stays out of the window`() throws {
    let delegate = SceneDelegate(), idle = SceneAnimator()
    (idle.ends, delegate.presenting) = (false, idle)
    idle.whenAnimating = { $0.view(forKey: .to)?.removeFromSuperview() }
    menu.transitioningDelegate = delegate
    let stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    expect(menu.view.superview == nil)
    idle.context?.completeTransition(true)
    try stage.settle()
    expect(menu.view.superview == nil)
  }

  @Test(.rule("P-74"))
  func `if a style keeps the presenter's view, the view always stays in the same superview`() throws
  {
    let stage = covered()
    home.present(menu, animated: true)
    for _ in 0..<3 {
      stage.runTurn()
      expect(home.view.superview === stage.window)
      expect(stage.window.subviews.first === home.view)
    }
    try stage.settle()
    home.dismiss(animated: true)
    stage.runTurn()
    expect(home.view.superview === stage.window)
    expect(menu.view.window != nil)
    try stage.settle()
    expect(stage.window.subviews, equals: [home.view, over])
    expect(menu.view.superview == nil)
  }

  // MARK: Removing styles

  /// A record of the superview of the presenter's view at several moments of a presentation.
  @MainActor private final class Sightings {
    var said: [String] = []
    func note(_ moment: String, _ view: View, _ container: View?) {
      let place =
        view.window == nil ? "nowhere" : view.superview === container ? "container" : "window"
      said.append("\(moment): \(place)")
    }
  }

  @Test(.rule("P-72", "P-73", "P-27", "P-30"))
  func `if a style removes the presenter's view, transitions move that view to the container`()
    throws
  {
    let sightings = Sightings(), spy = SpyController("Menu"), delegate = SceneDelegate()
    (delegate.presenting, delegate.dismissing) = (SceneAnimator(), SceneAnimator())
    func note(_ moment: String) {
      sightings.note(moment, home.view, spy.presentationController?.containerView)
    }
    delegate.makes = {
      let made = ScenePresentation(presentedViewController: $0, presenting: $1)
      made.removes = true
      made.whenPresentationBegins = { note("present begins") }
      made.whenPresentationEnds = { _ in note("present ends") }
      made.whenDismissalEnds = { _ in note("dismiss ends") }
      return made
    }
    spy.modalPresentationStyle = .custom
    spy.transitioningDelegate = delegate
    spy.whenWillAppear = { note("menu will appear") }
    spy.whenDidAppear = { note("menu did appear") }
    spy.whenDidDisappear = { note("menu did disappear") }
    delegate.dismissing?.whenAnimating = { _ in note("animating back") }
    let stage = covered()
    home.present(spy, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      sightings.said,
      equals: [
        "present begins: container", "menu will appear: container", "present ends: container",
        "menu did appear: nowhere", "animating back: container", "dismiss ends: container",
        "menu did disappear: window",
      ])
    expect(stage.window.subviews, equals: [home.view, over])
  }

  @Test(.rule("P-72", "P-73"), arguments: [true, false])
  func `a full-screen dismissal puts the presenter's view back at its old subview index`(
    animated: Bool
  ) throws {
    menu.modalPresentationStyle = .fullScreen
    let stage = covered()
    home.present(menu, animated: animated)
    try stage.settle()
    expect(home.view.window == nil)
    let made = try #require(container)
    expect(stage.window.subviews, equals: [made, over])
    home.dismiss(animated: animated)
    try stage.settle()
    expect(stage.window.subviews, equals: [home.view, over])
    expect(menu.view.superview == nil)
  }

  @Test(.rule("P-76", "T-8"))
  func `a canceled presentation restores the presenter's view and removes the presented view`()
    throws
  {
    let delegate = SceneDelegate(), animator = SceneAnimator(), interactor = SceneInteractor()
    (delegate.presenting, delegate.presentInteractor) = (animator, interactor)
    menu.transitioningDelegate = delegate
    menu.modalPresentationStyle = .fullScreen
    let stage = covered()
    home.present(menu, animated: true)
    stage.runTurn()
    expect(home.view.superview === container)
    interactor.context?.cancelInteractiveTransition()
    interactor.context?.completeTransition(false)
    try stage.settle()
    expect(stage.window.subviews, equals: [home.view, over])
    expect(menu.view.superview == nil)
  }

  @Test(.rule("P-75", "T-8"))
  func `a canceled dismissal leaves the presented view in the container`() throws {
    let delegate = SceneDelegate(), animator = SceneAnimator(), interactor = SceneInteractor()
    (delegate.dismissing, delegate.dismissInteractor) = (animator, interactor)
    menu.transitioningDelegate = delegate
    menu.modalPresentationStyle = .fullScreen
    let stage = covered()
    home.present(menu, animated: false)
    try stage.settle()
    home.dismiss(animated: true)
    stage.runTurn()
    interactor.context?.cancelInteractiveTransition()
    interactor.context?.completeTransition(false)
    try stage.settle()
    let made = try #require(container)
    expect(stage.window.subviews, equals: [made, over])
    expect(menu.view.isDescendant(of: made))
    expect(home.view.window == nil)
  }
}
