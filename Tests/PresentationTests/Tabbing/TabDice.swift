import Foundation
import Presentation
import PresentationTesting

/// Random operations on tabs, on their stacks and on a presented controller, and the checks.
@MainActor final class TabDice {
  private let tabs = TabBarController("Tabs")
  private let guide = TabGuide()
  private let stage: Stage
  private var numbers: SeededNumbers
  private var cast: [Probe] = []
  private var stacks: [NavigationController] = []
  /// The interaction controllers of running transitions and of the next transition.
  private var hands: [PercentDrivenInteractiveTransition] = []
  private var isSteered = false
  private(set) var journal: [String] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    stage = Stage(tabs)
    tabs.delegate = guide
    guide.onMoment = { [unowned self] in if $0 == "interactor" { takeHand() } }
    tabs.viewControllers = [page(), stack(), stack(), page()]
    try? stage.settle()
  }

  /// Performs random operations, waits until all have ended, and returns the failed checks.
  func play() -> [String] {
    for _ in 0..<(3 + numbers.below(12)) { act() }
    letGo()
    do { try stage.settle() } catch { return ["\(error)"] }
    return broken()
  }

  private func act() {
    switch numbers.below(13) {
    case 0, 1, 2: select()
    case 3: tap()
    case 4: set()
    case 5, 6: push()
    case 7: pop()
    case 8: cover()
    case 9: steer()
    case 10: letGo()
    case 11: actInside()
    default: wait()
    }
  }

  private func page() -> Probe {
    let page = Probe("P\(cast.count)")
    page.hidesBottomBarWhenPushed = numbers.chance(1, of: 3)
    cast.append(page)
    return page
  }

  private func stack() -> NavigationController {
    let stack = NavigationController("N\(stacks.count)")
    stack.viewControllers = [page()]
    stacks.append(stack)
    return stack
  }

  private var controllers: [ViewController] { tabs.viewControllers ?? [] }

  private func say(_ what: String) { journal.append(what) }

  /// Decides whether the next change of tabs is interactive, animated or unanimated.
  private func chooseAnimator() {
    guide.animator = numbers.chance(1, of: 2) ? PercentMover() : nil
    isSteered = numbers.chance(1, of: 2)
  }

  private func takeHand() {
    guide.interactor = nil
    guard isSteered else { return }
    let hand = PercentDrivenInteractiveTransition()
    hands.append(hand)
    guide.interactor = hand
  }

  private func select() {
    chooseAnimator()
    let index = numbers.below(5)
    let drive = guide.animator == nil ? "plain" : isSteered ? "steered" : "animated"
    say("select \(index), \(drive)")
    tabs.selectedIndex = index
  }

  private func tap() {
    chooseAnimator()
    guide.allows = numbers.chance(3, of: 4)
    let index = numbers.below(5)
    say("tap \(index)")
    stage.user.tapTab(at: index)
  }

  /// Sets the tabs to some of the controllers, perhaps in reversed order, and perhaps to a new
  /// controller.
  private func set() {
    var kept = controllers.filter { _ in numbers.chance(2, of: 3) }
    if numbers.chance(1, of: 3) { kept.reverse() }
    if numbers.chance(1, of: 3) { kept.append(numbers.chance(1, of: 2) ? page() : stack()) }
    say("set \(kept.names)")
    tabs.setViewControllers(kept, animated: numbers.chance(1, of: 2))
  }

  private func push() {
    let stack = numbers.pick(stacks), page = page(), animated = numbers.chance(2, of: 3)
    say("\(stack.name) push \(page.name)\(animated ? ", animated" : "")")
    stack.pushViewController(page, animated: animated)
  }

  private func pop() {
    let stack = numbers.pick(stacks), animated = numbers.chance(2, of: 3)
    say("\(stack.name) pop\(animated ? ", animated" : "")")
    stack.popViewController(animated: animated)
  }

  private func cover() {
    let animated = numbers.chance(1, of: 2)
    if tabs.presentedViewController == nil {
      let cover = ViewController("Cover")
      cover.modalPresentationStyle = numbers.chance(2, of: 3) ? .fullScreen : .pageSheet
      say("present \(cover.modalPresentationStyle)\(animated ? ", animated" : "")")
      tabs.present(cover, animated: animated)
    } else {
      say("dismiss\(animated ? ", animated" : "")")
      tabs.dismiss(animated: animated)
    }
  }

  private func steer() {
    guard let hand = hands.last else { return }
    say("steer")
    hand.update(CGFloat(numbers.below(100)) / 100)
  }

  private func letGo() {
    isSteered = false
    for hand in hands {
      let finishes = numbers.chance(1, of: 2)
      say(finishes ? "finish" : "cancel")
      finishes ? hand.finish() : hand.cancel()
    }
    hands.removeAll()
  }

  private func wait() {
    let milliseconds = numbers.below(400)
    say("wait \(milliseconds)")
    stage.advance(by: .milliseconds(milliseconds))
  }

  /// Makes the next callback of a random page select a tab.
  private func actInside() {
    let page = numbers.pick(cast), index = numbers.below(4)
    let moment = numbers.pick([
      Probe.Moment.viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewDidLoad, .didMove, .willMove,
    ])
    say("\(page.name) selects \(index) in \(moment)")
    var isFirst = true
    page.on(moment) { [self] in
      guard isFirst else { return }
      isFirst = false
      say("\(page.name) selects \(index) now")
      tabs.selectedIndex = index
    }
  }

  // MARK: Checks

  private func broken() -> [String] {
    var broken: [String] = []
    func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { broken.append(what()) }
    }
    let isCovered = tabs.viewIfLoaded?.window == nil
    let selected = tabs.selectedViewController
    let stack = selected as? NavigationController
    let top = stack?.topViewController ?? selected
    demand((selected == nil) == controllers.isEmpty, "selected \(selected?.name ?? "nil")")
    demand(selected.map { one in controllers.contains { $0 === one } } ?? true, "a stranger")
    let shown = isCovered ? [] : ["Tabs"] + Set([selected?.name, top?.name]).compactMap(\.self)
    demand(Set(stage.visible).subtracting(["Cover"]) == Set(shown), "visible \(stage.visible)")
    demand(Set(tabs.children) == Set(controllers), "children \(tabs.children.names)")
    demand(tabs.transitionCoordinator == nil, "a coordinator is left")
    demand(
      stage.issues.allSatisfy {
        [.unbalancedAppearance, .dismissInProgress].contains($0.code)
      },
      "\(stage.issues.map(\.message))")
    let hides = stack?.hidesBottomBar ?? false
    demand(isCovered || tabs.tabBar.isHidden == hides, "bar hidden \(tabs.tabBar.isHidden)")
    for page in cast { broken += objections(to: page, isShown: page === top && !isCovered) }
    return broken
  }

  /// Returns the errors in the order of a page's appearance callbacks (P-92).
  private func objections(to page: ViewController, isShown: Bool) -> [String] {
    let next: [String: Set<String>] = [
      "viewWillAppear": ["viewIsAppearing"],
      "viewIsAppearing": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillAppear"],
    ]
    let heard = stage.trace.lines.filter { $0.subject == page.name && $0.event.hasPrefix("view") }
      .map { String($0.event.prefix { $0 != "(" }) }.filter { $0 != "viewDidLoad" }
    let isInOrder = zip(heard, heard.dropFirst()).allSatisfy { next[$0]?.contains($1) == true }
    let end = isShown ? "viewDidAppear" : "viewDidDisappear"
    let endsWell = heard.isEmpty ? !isShown : heard.last == end
    return isInOrder && endsWell ? [] : ["\(page.name), shown \(isShown): \(heard)"]
  }

  func close() { stage.world.end() }
}

/// An animator that a percent-driven interaction controller can drive.
final class PercentMover: ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> TimeInterval
  {
    0.25
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    View.animate(withDuration: 0.25) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
