import Presentation
import PresentationTesting

/// Random operations on a stack and on sheets above it, and the checks of the final state.
@MainActor final class StackDice {
  private let nav = NavigationController("Nav")
  private let listener = Listener()
  private let stage: Stage
  private var numbers: SeededNumbers
  private var cast: [ViewController] = []
  /// The controllers that the stack must have when all operations have been carried out.
  private var expected: [ViewController] = []
  private var isSheetUp = false
  private(set) var journal: [String] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    nav.delegate = listener
    stage = Stage(nav)
    set(1)
    try? stage.settle()
  }

  /// Performs random operations, waits until all have ended, and returns the failed checks.
  func play() -> [String] {
    for _ in 0..<(3 + numbers.below(8)) { act() }
    do { try stage.settle() } catch { return ["\(error)"] }
    return broken()
  }

  private func act() {
    switch numbers.below(10) {
    case 0, 1: push()
    case 2, 3: pop()
    case 4: popToRoot()
    case 5: set(numbers.below(3))
    case 6: present()
    case 7: dismiss()
    case 8: wait(numbers.below(500))
    default: actInside()
    }
  }

  private func page() -> Probe {
    let page = Probe("P\(cast.count)")
    cast.append(page)
    return page
  }

  private func animates(_ what: String) -> Bool {
    let animated = numbers.chance(1, of: 2)
    journal.append("\(what)\(animated ? ", animated" : "")")
    return animated
  }

  private func push() {
    let page = page()
    expected.append(page)
    nav.pushViewController(page, animated: animates("push \(page.name)"))
  }

  /// Pops a controller; the popped controller is the top at the time of the call (N-20, N-43).
  private func pop() {
    if nav.viewControllers.count > 1, expected.count > 1 { expected.removeLast() }
    nav.popViewController(animated: animates("pop"))
  }

  private func popToRoot() {
    expected = Array(expected.prefix(1))
    nav.popToRootViewController(animated: animates("pop to root"))
  }

  /// Sets the stack to some of its controllers, perhaps in reversed order, and to `count` new
  /// controllers.
  private func set(_ count: Int) {
    var kept = expected.filter { _ in numbers.chance(1, of: 2) }
    if numbers.chance(1, of: 3) { kept.reverse() }
    expected = kept + (0..<count).map { _ in page() }
    nav.setViewControllers(expected, animated: animates("set \(expected.names)"))
  }

  private func present() {
    guard !isSheetUp, nav.presentedViewController == nil else { return }
    isSheetUp = true
    nav.present(ViewController("Sheet"), animated: animates("present"))
  }

  private func dismiss() {
    guard isSheetUp else { return }
    isSheetUp = false
    nav.dismiss(animated: animates("dismiss"))
  }

  private func wait(_ milliseconds: Int) {
    journal.append("wait \(milliseconds)")
    stage.advance(by: .milliseconds(milliseconds))
  }

  /// Pushes a page whose callback pushes another page, and waits until both pushes have ended.
  private func actInside() {
    if nav.viewControllers.isEmpty || expected.isEmpty { return }
    let (page, other) = (page(), page())
    let moment = numbers.pick([Probe.Moment.viewDidAppear, .didMove, .viewWillAppear, .willMove])
    let animated = numbers.chance(1, of: 2)
    journal.append("push \(page.name), which pushes \(other.name) in \(moment)")
    var isFirst = true
    page.on(moment) { [self] in
      guard isFirst else { return }
      isFirst = false
      expected.append(other)
      nav.pushViewController(other, animated: animated)
    }
    expected.append(page)
    nav.pushViewController(page, animated: animates("push \(page.name)"))
    try? stage.settle()
  }

  // MARK: Checks

  private func broken() -> [String] {
    var broken: [String] = []
    func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { broken.append(what()) }
    }
    demand(
      nav.viewControllers == expected, "stack \(nav.viewControllers.names), not \(expected.names)")
    demand(Set(nav.children) == Set(expected), "children \(nav.children.names)")
    let visible = stage.visible.filter { $0 != "Sheet" }
    demand(
      visible == ["Nav"] + (expected.last.map { [$0.name] } ?? []), "visible \(stage.visible)")
    demand(stage.issues.isEmpty, "\(stage.issues.map(\.message))")
    demand(nav.transitionCoordinator == nil, "a coordinator is left")
    for page in cast {
      let isInside = expected.contains { $0 === page }
      demand((page.parent === nav) == isInside, "\(page.name)'s parent")
      demand(isBalanced(page), "\(page.name): \(appearances(of: page))")
    }
    demand(isPaired(listener.heard), "\(listener.heard)")
    return broken
  }

  private func appearances(of page: ViewController) -> [String] {
    stage.trace.lines.filter { $0.subject == page.name && $0.event.hasPrefix("view") }
      .map { String($0.event.prefix { $0 != "(" }) }
      .filter { $0 != "viewDidLoad" }
  }

  /// Returns whether a `did` callback follows each `will` callback of the page.
  ///
  /// Also checks that `viewDidAppear` is the last callback of the top page, and of no other page.
  private func isBalanced(_ page: ViewController) -> Bool {
    let round = [
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear",
    ]
    let heard = appearances(of: page)
    let isShown = page === expected.last
    return heard.indices.allSatisfy { heard[$0] == round[$0 % 5] }
      && heard.count % 5 == (isShown ? 3 : 0)
  }

  private func isPaired(_ heard: [String]) -> Bool {
    guard heard.count % 2 == 0 else { return false }
    return stride(from: 0, to: heard.count, by: 2).allSatisfy { index -> Bool in
      let (first, second) = (heard[index], heard[index + 1])
      return first.hasPrefix("willShow(") && second == "did\(first.dropFirst(4))"
    }
  }

  func close() { stage.world.end() }
}
