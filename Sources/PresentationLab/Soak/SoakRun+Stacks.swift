import Presentation
import PresentationTesting

/// The operations of a run on its navigation stacks.
extension SoakRun {
  func push() {
    let stack = pickStack()
    let page =
      numbers.chance(1, of: 24) ? pageInside(stack) : freePages(for: stack, count: 1).first
    guard let page else { return }
    operate(.push(page.name), on: stack) { animated in
      stack.pushViewController(page, animated: animated)
    }
  }

  func pop() {
    let stack = pickStack()
    let top = stack.viewControllers.count > 1 ? stack.topViewController : nil
    operate(.pop, on: stack) { [journal] animated in
      let popped = stack.popViewController(animated: animated)
      journal.expect(
        popped === top, "N-20", "\(stack.name) popped \(popped?.name ?? "no controller")")
    }
  }

  func popTo() {
    let stack = pickStack()
    guard let page = numbers.chance(1, of: 12) ? cast.pages.first : pageInside(stack) else {
      return
    }
    operate(.popTo(page.name), on: stack) { animated in
      stack.popToViewController(page, animated: animated)
    }
  }

  func popToRoot() {
    let stack = pickStack()
    operate(.popToRoot, on: stack) { animated in
      stack.popToRootViewController(animated: animated)
    }
  }

  /// Sets a stack to some of its own controllers, possibly reordered, with new controllers on top.
  func setStack() {
    let stack = pickStack()
    let known = stack.expected
    var pages = cast.everyPage.filter { known.contains($0.name) && $0.parent === stack }
    pages.removeAll { _ in numbers.chance(1, of: 2) }
    if numbers.chance(2, of: 3) {
      pages.sort { (known.firstIndex(of: $0.name) ?? 0) < (known.firstIndex(of: $1.name) ?? 0) }
    }
    pages += freePages(for: stack, count: numbers.below(3))
    if numbers.chance(1, of: 24), let first = pages.first { pages.append(first) }
    operate(.set(pages.map(\.name)), on: stack) { animated in
      stack.setViewControllers(pages, animated: animated)
    }
  }

  func forceLayout() {
    let member = numbers.pick(cast.everybody)
    guard let view = member.viewIfLoaded else { return }
    journal.write(depth: depth, "lay out \(member.name)")
    world.use { view.layoutIfNeeded() }
  }

  /// Checks that a stack's controllers are the result of the requested operations.
  ///
  /// The operations that were requested last may still be waiting.
  func checkAsked(of stack: NavigationController) {
    (stack as? SoakStack)?.checkAsked(journal, isComplete: false, "N-42")
  }

  // MARK: Random stacks and pages

  func pickShownStack() -> SoakStack? {
    let shown = cast.stacks.filter { $0.viewIfLoaded?.window != nil }
    return shown.isEmpty ? nil : numbers.pick(shown)
  }

  private func pickStack() -> SoakStack {
    let shown = cast.stacks.filter { $0.viewIfLoaded?.window != nil }
    return numbers.pick(shown.isEmpty || numbers.chance(1, of: 6) ? cast.stacks : shown)
  }

  private func pageInside(_ stack: SoakStack) -> SoakController? {
    let pages = stack.viewControllers.compactMap { $0 as? SoakController }
    return pages.isEmpty ? nil : numbers.pick(pages)
  }

  /// Returns controllers that can be pushed; some of them are new.
  ///
  /// The result contains no controller of another stack, and no controller that a waiting operation
  /// names. It also contains no controller that is about to be presented, because a presentation
  /// does not wait for the stack (P-1).
  private func freePages(for stack: SoakStack, count: Int) -> [SoakController] {
    var free = cast.pages.filter { page in
      (page.parent == nil && page.watch.moves.isSettled && page.isLeftAlone
        || page.parent === stack)
        && page.script.inset !== stack
        && !cast.stacks.contains { $0.script.asked.mentions(page.name) }
    }
    return (0..<count).map { _ in
      guard !free.isEmpty, numbers.chance(2, of: 3) else { return cast.passer() }
      return free.remove(at: numbers.below(free.count))
    }
  }

  // MARK: Performing an operation

  private func operate(
    _ operation: SoakStackModel.Operation, on stack: SoakStack, _ call: (Bool) -> Void
  ) {
    let animated = numbers.chance(2, of: 3)
    journal.write(depth: depth, "\(stack.name): \(operation)\(animated ? ", animated" : "")")
    let before = stack.viewControllers
    let isBusy = stack.state.isBusy
    if depth == 0 { checkAsked(of: stack) }
    let isFirst = stack.script.asked.isSettled
    stack.script.asked.ask(operation, animated: animated, on: before.map(\.name))
    world.use { call(animated) }
    guard depth == 0 else { return }
    if isBusy, !world.system.areTransitionsFluid {
      journal.expect(
        stack.viewControllers == before, "N-40",
        "\(stack.name) changed before the end of its transition")
    }
    let mayNotWait =
      isFirst && !isBusy && !stack.state.isBusy
      && (stack.transitionCoordinator == nil || stack.viewIfLoaded?.window == nil)
    stack.checkAsked(journal, isComplete: mayNotWait, mayNotWait ? "N-2" : "N-40")
  }
}
