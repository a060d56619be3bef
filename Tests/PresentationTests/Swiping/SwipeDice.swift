import Presentation
import PresentationTesting

/// Random operations and swipes on a stack, and the checks of the final state.
@MainActor final class SwipeDice {
  private let nav = NavigationController("Nav")
  private let listener = Listener()
  private let stage: Stage
  private let isFluid: Bool
  private var numbers: SeededNumbers
  private var cast: [ViewController] = []
  /// The controllers that the stack must have when all operations have been carried out.
  private var expected: [ViewController] = []
  /// The current swipe; `waiting` has the changes that were requested during the swipe.
  private var swipe: Drag?
  private var waiting: [(inout [ViewController]) -> Void] = []
  /// The swipe whose transition another operation has interrupted.
  private var dead: Drag?
  /// The controllers before the last operation; `last` is the kind of that operation.
  private var previous: [ViewController] = []
  private var last = Change.push
  /// Whether an operation was requested, or a swipe begun, since the last run loop turn.
  private var isPending = false
  private var cancelled = 0
  private var broken: [String] = []
  private(set) var journal: [String] = []

  private enum Change { case push, pop, set }

  init(seed: UInt64, system: SystemBehavior) {
    numbers = SeededNumbers(seed: seed)
    isFluid = system == .fluid
    nav.delegate = listener
    stage = Stage(nav, system: system)
    expected = (0...numbers.below(3)).map { _ in page() }
    nav.setViewControllers(expected, animated: false)
    try? stage.settle()
  }

  /// Performs random operations, waits until all have ended, and returns the failed checks.
  func play() -> [String] {
    for _ in 0..<(4 + numbers.below(12)) {
      act()
    }
    letGo()
    do { try stage.settle() } catch { broken.append("\(error)") }
    check()
    do { try stage.close() } catch { broken.append("\(error)") }
    return broken
  }

  private func act() {
    switch numbers.below(12) {
    case 0, 1: push()
    case 2: pop()
    case 3: popToRoot()
    case 4: set()
    case 5, 6, 7: touch()
    case 8: letGo()
    case 9: tapBack()
    case 10: turn()
    default: wait(numbers.below(400))
    }
  }

  // MARK: Operations of the program

  private func page() -> ViewController {
    let page = ViewController("P\(cast.count)")
    cast.append(page)
    return page
  }

  private func animates(_ what: String) -> Bool {
    let animated = numbers.chance(2, of: 3)
    journal.append("\(what)\(animated ? ", animated" : "")")
    return animated
  }

  /// Performs an operation, and records the expected effect, which may be delayed by a swipe.
  private func ask(
    _ what: Change, _ change: @escaping (inout [ViewController]) -> Void, _ call: () -> Void
  ) {
    guard isFluid else {
      if swipe == nil { change(&expected) } else { waiting.append(change) }
      return call()
    }
    let (wasPending, before) = (isPending, expected)
    change(&expected)
    call()
    if wasPending {
      try? stage.settle()
    } else {
      demand(nav.viewControllers == expected, "at once \(nav.viewControllers.names)")
      isPending = true
    }
    if swipe == nil, expected == before { return }
    (previous, last) = (before, what)
    if swipe != nil { (dead, swipe) = (swipe, nil) }
  }

  private func push() {
    let (page, animated) = (page(), animates("push"))
    ask(.push) {
      $0.append(page)
    } _: {
      nav.pushViewController(page, animated: animated)
    }
  }

  /// Pops a controller; the popped controller is the top at the time of the call (N-20, N-43).
  private func pop() {
    guard nav.viewControllers.count > 1 else { return }
    let animated = animates("pop")
    ask(.pop) {
      if $0.count > 1 { $0.removeLast() }
    } _: {
      nav.popViewController(animated: animated)
    }
  }

  private func popToRoot() {
    guard nav.viewControllers.count > 1 else { return }
    let animated = animates("pop to root")
    ask(.pop) {
      $0 = Array($0.prefix(1))
    } _: {
      nav.popToRootViewController(animated: animated)
    }
  }

  /// Sets the stack to some of its controllers, and perhaps a new page.
  private func set() {
    var new = nav.viewControllers.filter { _ in numbers.chance(1, of: 2) }
    let isPop = !new.isEmpty && numbers.chance(1, of: 2)
    if !isPop { new.append(page()) }
    let animated = animates("set \(new.names)")
    ask(isPop ? .set : .push) {
      $0 = new
    } _: {
      nav.setViewControllers(new, animated: animated)
    }
  }

  private func turn() {
    journal.append("turn")
    isPending = false
    stage.runTurn()
  }

  private func wait(_ milliseconds: Int) {
    journal.append("wait \(milliseconds)")
    isPending = false
    stage.advance(by: .milliseconds(milliseconds))
  }

  // MARK: Operations of the finger

  /// Moves the finger of the current swipe, or begins a swipe.
  private func touch() {
    if let swipe {
      let fraction = numbers.pick([0, 0.001, 0.25, 0.5, 0.9, 0.999, 1])
      journal.append("finger at \(fraction)")
      return swipe.update(fraction)
    }
    turn()
    let (isBusy, count) = (nav.transitionCoordinator != nil, nav.viewControllers.count)
    let takesPop = isFluid && isBusy && last != .push
    let begins = takesPop || count > 1 && (!isBusy || isFluid)
    journal.append(takesPop ? "take" : begins ? "swipe" : "touch")
    let drag = stage.user.swipeBack()
    demand(
      nav.viewControllers.count == count - (begins && !takesPop ? 1 : 0),
      "swipe begins: \(begins), takes a pop: \(takesPop)")
    guard begins else {
      letGo(drag)
      return
    }
    demand(nav.transitionCoordinator?.isInteractive == true, "the finger holds nothing")
    swipe = drag
    if isFluid, !takesPop {
      (previous, last) = (expected, .pop)
      expected.removeLast()
    }
    isPending = true
    if numbers.chance(1, of: 5) { letGo() } else { turn() }
  }

  private func letGo() {
    if let dead, numbers.chance(1, of: 2) { letGo(dead) }
    guard let swipe else { return }
    self.swipe = nil
    let finishes = letGo(swipe)
    if !finishes { cancelled += 1 }
    if isFluid {
      guard !finishes else { return }
      expected = last == .set ? expected + previous.suffix(1) : previous
      turn()
    } else {
      if finishes { expected.removeLast() }
      for change in waiting { change(&expected) }
      waiting = []
    }
  }

  @discardableResult private func letGo(_ drag: Drag) -> Bool {
    let finishes = numbers.chance(1, of: 2)
    journal.append(finishes ? "finish" : "cancel")
    if finishes {
      drag.release(velocity: 300)
    } else if numbers.chance(1, of: 2) {
      drag.release(velocity: -300)
    } else {
      drag.cancel()
    }
    return finishes
  }

  private func tapBack() {
    guard swipe == nil, nav.transitionCoordinator == nil, nav.viewControllers.count > 1 else {
      return
    }
    journal.append("tap back")
    turn()
    guard nav.transitionCoordinator == nil else { return }
    ask(.pop) {
      $0.removeLast()
    } _: {
      stage.user.tapBack()
    }
  }

  // MARK: Checks

  private func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { broken.append(what()) }
  }

  private func check() {
    demand(
      nav.viewControllers == expected, "stack \(nav.viewControllers.names), not \(expected.names)")
    demand(Set(nav.children) == Set(nav.viewControllers), "children \(nav.children.names)")
    demand(
      stage.visible == ["Nav"] + nav.viewControllers.suffix(1).names, "visible \(stage.visible)")
    demand(stage.issues.isEmpty, "\(stage.issues.map(\.message))")
    demand(nav.transitionCoordinator == nil, "a coordinator is left")
    for page in cast {
      let isInside = nav.viewControllers.contains { $0 === page }
      demand((page.parent === nav) == isInside, "\(page.name)'s parent")
      demand(!page.isMovingFromParent && !page.isMovingToParent, "\(page.name) moves")
      demand(isBalanced(page), "\(page.name): \(appearances(of: page))")
      if page.isViewLoaded { checkView(of: page) }
    }
    demand(isPaired(listener.heard), "\(listener.heard)")
  }

  /// Checks that the view of the top page is at its final position.
  ///
  /// The view of any other page must have no superview.
  private func checkView(of page: ViewController) {
    let view: View = page.view
    guard page === nav.topViewController else {
      return demand(view.superview == nil, "\(page.name)'s view is left")
    }
    var next: View? = view
    while let part = next {
      let seen = part.presentationValues()
      demand(
        seen.center == part.center && seen.bounds == part.bounds && seen.alpha == part.alpha
          && seen.transform == part.transform, "\(part.name) moves")
      demand(!part.isHidden && part.alpha == 1, "\(part.name) is not seen")
      demand(part.transform == .identity, "\(part.name) is transformed")
      demand(isNear(part.frame.origin, .zero), "\(part.name) is displaced")
      next = part.superview
    }
  }

  private func appearances(of page: ViewController) -> [String] {
    stage.trace.lines.filter { $0.subject == page.name && $0.event.hasPrefix("view") }
      .map { String($0.event.prefix { $0 != "(" }) }
      .filter { $0 != "viewDidLoad" }
  }

  /// Returns whether the appearance callbacks of the page are in a valid order.
  ///
  /// Also checks that `viewDidAppear` is the last callback of the top page, and of no other page.
  private func isBalanced(_ page: ViewController) -> Bool {
    let next: [String: [String]] = [
      "viewDidDisappear": ["viewWillAppear"],
      "viewWillAppear": ["viewIsAppearing"],
      "viewIsAppearing": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
    ]
    var last = "viewDidDisappear"
    // If the page was the top when the trace began, it has appeared already.
    let heard = appearances(of: page)
    if let first = heard.first, first == "viewWillDisappear" { last = "viewDidAppear" }
    for word in heard {
      guard next[last]?.contains(word) == true else { return false }
      last = word
    }
    return heard.isEmpty
      || (last == "viewDidAppear") == (page === nav.topViewController)
        && ["viewDidAppear", "viewDidDisappear"].contains(last)
  }

  /// Returns whether each `didShow` follows a `willShow`.
  ///
  /// Only a canceled swipe may cause a `willShow` without a `didShow`.
  private func isPaired(_ heard: [String]) -> Bool {
    var (open, alone) = ("", 0)
    for line in heard {
      if line.hasPrefix("willShow(") {
        if !open.isEmpty { alone += 1 }
        open = String(line.dropFirst(4))
      } else {
        guard String(line.dropFirst(3)) == open else { return false }
        open = ""
      }
    }
    return alone + (open.isEmpty ? 0 : 1) <= cancelled
  }
}
