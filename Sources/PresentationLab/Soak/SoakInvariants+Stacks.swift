import Presentation
import PresentationTesting

/// The invariants of navigation stacks.
extension SoakInvariants {
  /// Checks that each stack contains the requested controllers, and that no push or pop is half
  /// done (N-1).
  func checkStacks() {
    for stack in run.cast.stacks {
      stack.checkAsked(journal, isComplete: false, "N-42")
      if !world.clock.needsCommit, stack.viewIfLoaded?.window != nil {
        journal.expect(
          !isPending(stack.state), "N-1", "\(stack.name) is still \(stack.state) after a turn")
      }
      journal.expect(
        isLasting(stack.state), "N-1", "\(stack.name) is still \(stack.state) after a turn")
      guard stack.state == .resting else { continue }
      let pages = stack.viewControllers
      journal.expect(
        stack.children.count == pages.count && pages.allSatisfy { $0.parent === stack }, "N-29",
        "\(stack.name) contains \(pages.map(\.name)), but its children are "
          + "\(stack.children.map(\.name))")
      for page in pages {
        journal.expect(
          !page.isMovingToParent && !page.isMovingFromParent, "N-6",
          "\(page.name) has a moving flag at rest")
      }
    }
  }

  private func isPending(_ state: StackMachine.State) -> Bool {
    if case .pending = state { true } else { false }
  }

  private func isLasting(_ state: StackMachine.State) -> Bool {
    switch state {
    case .resting, .pending, .running: true
    case .choosing, .exchanging, .ending: false
    }
  }

  /// Checks the navigation stacks when no transition runs and no work is scheduled.
  ///
  /// No operation may wait, and no push or pop may be unfinished. A visible stack must contain only
  /// the view of its top controller.
  func checkStacksAtRest() {
    for stack in run.cast.stacks {
      stack.checkAsked(journal, isComplete: true, "N-42")
      journal.expect(
        stack.state == .resting, "N-1", "\(stack.name) is \(stack.state) at rest")
      journal.expect(
        stack.transitionCoordinator == nil, "N-10",
        "\(stack.name) has a transition coordinator at rest")
      stack.script.guide?.checkPair(of: stack, "at rest")
      checkViews(in: stack)
    }
    for page in run.cast.everyPage { checkPage(page) }
  }

  /// Checks that a stack's view contains only the view of its top controller (C-18).
  private func checkViews(in stack: SoakStack) {
    guard let container = stack.viewIfLoaded?.subviews.first else { return }
    let isShown = stack.watch.phase == .appeared
    let expected = isShown ? stack.topViewController.map { [$0.view] } ?? [] : container.subviews
    journal.expect(
      container.subviews == expected && container.subviews.count < 2, "C-18",
      "\(stack.name)'s view contains \(container.subviews.map(\.description))")
  }

  private func checkPage(_ page: SoakController) {
    if let stack = page.parent as? SoakStack, stack.state != .resting { return }
    let isAwaited =
      page.watch.phase != .appeared
      && (page.parent as? SoakStack)?.topViewController === page
    journal.expect(
      isAwaited || page.watch.moves.home == page.parent.map { ObjectIdentifier($0) }, "N-29",
      "\(page.name)'s parent is \(page.parent?.name ?? "nil"), but its last didMove named another")
    journal.expect(
      page.parent != nil || page.viewIfLoaded?.superview == nil, "N-13",
      "\(page.name) has no parent, but its view has a superview")
    journal.expect(
      page.parent != nil || run.cast.pages.contains(page), "N-13",
      "\(page.name) has left its stack, but is not deallocated")
  }
}
