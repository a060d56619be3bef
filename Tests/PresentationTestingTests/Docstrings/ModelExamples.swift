import Foundation
import Presentation
import PresentationTesting
import Testing

// The Swift examples in the docstrings of `Presentation`, line by line, with their results.

@MainActor @Suite("Docstring examples of Presentation") struct ModelExamples {
  @MainActor final class Draft {
    private(set) var isDiscarded = false
    func discard() { isDiscarded = true }
  }

  final class InteractiveDismissal: ViewControllerTransitioningDelegate {
    private let interaction: PercentDrivenInteractiveTransition

    init(_ interaction: PercentDrivenInteractiveTransition) { self.interaction = interaction }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { FadeIn() }

    func interactionControllerForDismissal(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test func `the documented alert discards the draft after a tap`() throws {
    let editor = ViewController("Editor"), draft = Draft(), stage = Stage(editor)
    let alert = AlertController(title: "Unsaved changes", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Keep", style: .cancel))
    alert.addAction(AlertAction(title: "Discard", style: .destructive) { _ in draft.discard() })
    editor.present(alert, animated: true)
    try stage.settle()
    stage.user.tap("Discard", in: "Unsaved changes")
    try stage.settle()
    #expect(draft.isDiscarded)
    try stage.close()
  }

  @Test func `the documented animation moves the card in 0.3 seconds`() throws {
    let home = ViewController("Home"), stage = Stage(home), card = View("card")
    home.view.addSubview(card)
    View.animate(withDuration: 0.3) { card.center.y += 100 }
    try stage.settle()
    #expect(card.center.y == 100 && stage.world.clock.now == .milliseconds(300))
    try stage.close()
  }

  @Test func `the documented animator runs back from the scrubbed position`() throws {
    let home = ViewController("Home"), stage = Stage(home), card = View("card")
    home.view.addSubview(card)
    let animator = ViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.alpha = 0 }
    animator.startAnimation()
    stage.advance(by: .milliseconds(500))
    animator.pauseAnimation()
    animator.fractionComplete = 0.2
    animator.isReversed = true
    animator.startAnimation()
    try stage.settle()
    #expect(card.alpha == 1)
    try stage.close()
  }

  @Test func `the documented flight is recorded from its start to its landing`() throws {
    let home = ViewController("Home"), stage = Stage(home), copy = View("copy")
    let target = CGRect(x: 0, y: 0, width: 100, height: 100), restorer = ViewStateRestorer()
    home.view.addSubview(copy)
    let flight = ViewFlight("photo", of: copy, restoredBy: restorer)
    flight.record(.starts(from: copy.frame, to: target, isHeld: false))
    #expect(stage.flights.count == 1)
    flight.record(.lands)
    #expect(stage.flights.isEmpty)
    try stage.close()
  }

  @Test func `the documented consumer has the frame of its source`() throws {
    let home = ViewController("Home"), stage = Stage(home), line = View("line")
    let may = View("May", frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let month = View("month"), frame = View("frame")
    for view in [may, month, frame, line] { home.view.addSubview(view) }
    may.matchedGeometries = [MatchedGeometry(id: "May", in: "months")]
    frame.matchedGeometries = [MatchedGeometry(id: "May", in: "months", isSource: false)]
    #expect(frame.matchedFrame() == may.frame)
    may.matchedGeometries = []
    month.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    month.matchedGeometries = [MatchedGeometry(id: "May", in: "months")]
    frame.matchedGeometries = [MatchedGeometry(id: "May", in: "months", isSource: false)]
    #expect(frame.matchedFrame() == month.frame)
    line.matchedProgressTrack = MotionTrack(
      1, [.move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 1, duration: 0.3)])
    #expect(line.matchedProgressTrack?.duration == 1.3)
    try stage.close()
  }

  @Test func `the documented stack shows the pushed controller`() throws {
    let albums = ViewController("Albums")
    let stack = NavigationController(rootViewController: albums)
    stack.pushViewController(ViewController("Rome"), animated: true)
    let stage = Stage(stack)
    try stage.settle()
    #expect(stage.visible.last == "Rome")
    try stage.close()
  }

  @Test func `the documented tab bar controller shows the second tab`() throws {
    let albums = ViewController("Albums"), search = ViewController("Search")
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [NavigationController(rootViewController: albums), search]
    tabs.selectedIndex = 1
    let stage = Stage(tabs)
    try stage.settle()
    #expect(stage.visible.last == "Search")
    try stage.close()
  }

  @Test func `the documented interaction cancels the dismissal`() throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    let interaction = PercentDrivenInteractiveTransition()
    let transition = InteractiveDismissal(interaction)
    menu.customTransition = transition
    home.present(menu, animated: true)
    try stage.settle()
    menu.dismiss(animated: true)
    stage.runTurn()
    interaction.update(0.4)
    interaction.cancel()
    try stage.settle()
    #expect(stage.visible.last == "Menu")
    try stage.close()
  }

  @Test func `the documented restorer shows the hidden view and removes the copy`() throws {
    let home = ViewController("Home"), stage = Stage(home), restorer = ViewStateRestorer()
    let cell = View("cell"), copy = View("copy"), container = View("container")
    for view in [cell, container] { home.view.addSubview(view) }
    restorer.hide(cell)
    restorer.add(copy, to: container)
    #expect(copy.superview === container)
    restorer.restore()
    #expect(!cell.isHidden && copy.superview == nil && restorer.isEmpty)
    try stage.close()
  }
}
