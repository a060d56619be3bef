import Foundation
import PresentationTesting
import UIKit

/// A screen that checks the order of its appearance callbacks.
final class WatchedScreen: UIViewController {
  enum Phase { case disappeared, appearing, told, appeared, disappearing }

  private(set) var phase = Phase.disappeared
  private(set) var mistakes: [String] = []
  var onCallback: (() -> Void)?

  private func enter(_ next: Phase, from allowed: Set<Phase>) {
    if !allowed.contains(phase) { mistakes.append("\(title ?? ""): \(next) after \(phase)") }
    phase = next
    onCallback?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    enter(.appearing, from: [.disappeared, .disappearing])
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    enter(.told, from: [.appearing])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enter(.appeared, from: [.told])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    enter(.disappearing, from: [.told, .appeared])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    enter(.disappeared, from: [.disappearing])
  }
}

/// Random changes of a split view controller, of its stacks, and of pages and a search in it.
///
/// Some changes are made inside the appearance callbacks of the screens.
@MainActor final class ContainerDice {
  private let split: UISplitViewController
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let search = UISearchController(searchResultsController: nil)
  private let stacks = [UINavigationController(), UINavigationController()]
  private let stage: Stage
  private let columns: [UISplitViewController.Column]
  private var numbers: SeededNumbers
  private var cast: [WatchedScreen] = []
  private var pages: [WatchedScreen] = []
  private var nested = 0
  private var callbacksLeft = 12
  private(set) var journal: [String] = []

  init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let isTriple = numbers.chance(1, of: 3)
    split = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    columns = isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    stage = Stage(split, size: numbers.chance(1, of: 2) ? .wideWindow : .narrowWindow)
    self.numbers = numbers
    let home = screen()
    home.navigationItem.searchController = search
    stacks[0].viewControllers = [home]
    pages = [screen(), screen(), screen()]
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    stacks[1].viewControllers = numbers.chance(1, of: 2) ? [pager] : [screen()]
    split.setViewController(stacks[0], for: .primary)
    split.setViewController(stacks[1], for: .secondary)
  }

  /// Performs random changes, waits until all have ended, and returns the failed checks.
  func play() -> [String] {
    for _ in 0..<(8 + numbers.below(14)) { act() }
    for screen in cast { screen.onCallback = nil }
    stage.window.isHidden = false
    do { try stage.settle() } catch { return ["\(error)"] }
    let wrong = cast.filter { screen in
      screen.phase != (screen.viewIfLoaded?.window == nil ? .disappeared : .appeared)
    }
    let broken = cast.flatMap(\.mistakes) + wrong.map { "\($0.title ?? "") is \($0.phase)" }
    stage.world.end()
    return broken
  }

  private func screen() -> WatchedScreen {
    let screen = WatchedScreen(nibName: nil, bundle: nil)
    screen.title = "S\(cast.count)"
    screen.modalPresentationStyle = numbers.pick([.automatic, .fullScreen, .currentContext])
    if numbers.chance(1, of: 2) { screen.onCallback = { [unowned self] in actInside() } }
    cast.append(screen)
    return screen
  }

  private func actInside() {
    guard nested < 2, callbacksLeft > 0, numbers.chance(1, of: 5) else { return }
    (callbacksLeft, nested) = (callbacksLeft - 1, nested + 1)
    defer { nested -= 1 }
    act()
  }

  private func act() {
    let animated = numbers.chance(1, of: 2)
    switch numbers.below(nested > 0 ? 12 : 15) {
    case 0, 1, 2: changeColumn()
    case 3, 4: changeStack(animated)
    case 5, 6: present(animated)
    case 7: turnPage(animated)
    case 8: note("search") { search.isActive.toggle() }
    case 9: note("detail") { split.showDetailViewController(screen(), sender: nil) }
    case 10: note("resize") { stage.resize(to: numbers.pick([.wideWindow, .narrowWindow])) }
    case 11: chooseMode()
    case 12: note("window") { stage.window.isHidden.toggle() }
    case 13: note("turn") { stage.runTurn() }
    default: note("wait") { stage.advance(by: .milliseconds(numbers.below(700))) }
    }
  }

  private func note(_ change: String, _ body: () -> Void) {
    journal.append(nested > 0 ? "  \(change)" : change)
    body()
  }

  private func changeColumn() {
    let column = numbers.pick(columns)
    switch numbers.below(5) {
    case 0: note("show \(column)") { split.show(column) }
    case 1: note("hide \(column)") { split.hide(column) }
    case 2: note("clear \(column)") { split.setViewController(nil, for: column) }
    case 3: note("fill \(column)") { split.setViewController(screen(), for: column) }
    default:
      let index = numbers.below(2)
      note("stack \(index)") {
        split.setViewController(stacks[index], for: index == 0 ? .primary : .secondary)
      }
    }
  }

  private func changeStack(_ animated: Bool) {
    let index = numbers.below(2), stack = stacks[index]
    switch numbers.below(4) {
    case 0, 1: note("push \(index)") { stack.pushViewController(screen(), animated: animated) }
    case 2: note("pop \(index)") { stack.popViewController(animated: animated) }
    default: note("pop to root \(index)") { stack.popToRootViewController(animated: animated) }
    }
  }

  private func present(_ animated: Bool) {
    guard let presenter = cast.filter({ $0.phase == .appeared }).last else { return }
    if numbers.chance(1, of: 2) {
      note("present") { presenter.present(screen(), animated: animated) }
    } else {
      note("dismiss") { presenter.dismiss(animated: animated) }
    }
  }

  private func turnPage(_ animated: Bool) {
    // In a callback, a second turn may begin while the first is cut short.
    guard nested == 0 else { return }
    note("page") {
      pager.setViewControllers([numbers.pick(pages)], direction: .forward, animated: animated)
    }
  }

  private func chooseMode() {
    note("mode") {
      split.preferredDisplayMode = numbers.pick([
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
      ])
    }
  }
}
