import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport

/// A screen with one cell in a scroll view, for transitions from a list or a grid.
final class Wall: ViewController, CardScreen, PhotoScreen {
  let scroll = View("scroll", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let cell = View("cell", frame: CGRect(x: 20, y: 1_000, width: 100, height: 100))
  var hasCell = true
  var log: Log?
  /// Called after each layout.
  var onLayout: () -> Void = {}

  override func viewDidLoad() {
    scroll.bounds.origin.y = 500
    view.addSubview(scroll)
    scroll.addSubview(cell)
  }

  override func viewDidLayoutSubviews() { onLayout() }

  var cardView: View? { hasCell ? cell : nil }
  var photoView: View? { hasCell ? cell : nil }
  func photoWillFly() { log?.note("wall willFly") }
  func photoDidLand() { log?.note("wall didLand") }
}

/// The detail screen, into which the cell of the `Wall` grows as a card or a photo.
final class Page: ViewController, CardScreen, PhotoScreen {
  let photo = View("photo", frame: CGRect(x: 0, y: 227, width: 390, height: 390))
  var log: Log?
  /// Called with the arguments of `cardWillGrow` and `cardWillShrink`.
  var onCard: (ViewPropertyAnimator, ViewPropertyAnimator, CGRect, CGRect) -> Void = { _, _, _, _ in
  }

  /// Called after each layout.
  var onLayout: () -> Void = {}

  override func viewDidLoad() { view.addSubview(photo) }

  override func viewDidLayoutSubviews() { onLayout() }

  var photoView: View? { photo }
  var photoSize: CGSize { CGSize(width: 2, height: 2) }
  func photoWillFly() { log?.note("page willFly") }
  func photoDidLand() { log?.note("page didLand") }

  func cardWillGrow(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {
    log?.note("page cardWillGrow")
    onCard(size, position, from, to)
  }

  func cardWillShrink(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {
    log?.note("page cardWillShrink")
    onCard(size, position, from, to)
  }
}

/// A `Wall` in a stack, and a `Page` that is pushed or presented with a ready-made transition.
@MainActor final class DetailFixture {
  enum Relation: CaseIterable, Sendable {
    case stack
    case modal
  }

  let wall = Wall("Wall"), page = Page("Page")
  let stack: NavigationController
  /// The tab bar controller whose first tab contains the stack; nil if the stack has no tabs.
  var tabs: TabBarController?
  let stage: Stage
  let relation: Relation
  let transition: ControllerTransition
  let log = Log()

  init(
    _ transition: ControllerTransition, _ relation: Relation = .stack,
    size: CGSize = CGSize(width: 390, height: 844)
  ) {
    (self.transition, self.relation) = (transition, relation)
    stack = NavigationController(rootViewController: wall)
    stage = Stage(stack, size: size)
    adopt(transition, relation)
  }

  /// Creates a fixture on the stage of a scenario, with or without tabs.
  init(
    _ transition: ControllerTransition, _ relation: Relation, hasTabs: Bool = false,
    in scenario: PresentationTesting.Scenario? = nil
  ) {
    (self.transition, self.relation) = (transition, relation)
    stack = NavigationController(rootViewController: wall)
    if hasTabs {
      tabs = TabBarController("Tabs")
      tabs?.viewControllers = [stack, ViewController("Other")]
      page.hidesBottomBarWhenPushed = true
    }
    stage = scenario?.stage(tabs ?? stack) ?? Stage(tabs ?? stack)
    adopt(transition, relation)
  }

  private func adopt(_ transition: ControllerTransition, _ relation: Relation) {
    (wall.log, page.log) = (log, log)
    switch relation {
    case .stack: stack.delegate = transition
    case .modal: page.customTransition = transition
    }
  }

  var container: View? { page.viewIfLoaded?.superview }

  func come(animated: Bool = true) {
    switch relation {
    case .stack: stack.pushViewController(page, animated: animated)
    case .modal: wall.present(page, animated: animated)
    }
  }

  func go(animated: Bool = true) {
    switch relation {
    case .stack: stack.popViewController(animated: animated)
    case .modal: page.dismiss(animated: animated)
    }
  }

  /// Shows the page and waits until its transition has ended.
  func show() throws {
    come()
    try stage.settle()
    stage.startOver()
  }

  var isShown: Bool { stage.visible.contains("Page") }
  var isMoving: Bool { page.transitionCoordinator != nil }

  func advance(_ milliseconds: Int) { stage.advance(by: .milliseconds(milliseconds)) }

  /// The views that a transition has left hidden or changed; empty if there are none.
  var spoils: [String] {
    var found: [String] = []
    var next = [stage.window] + [page, wall].compactMap(\.viewIfLoaded)
    while let view = next.popLast() {
      let values = view.presentationValues()
      let isDimming = view.name == "dimming"
      if view.isHidden, view.name != "tab bar" { found.append("\(view.name) is hidden") }
      if view.alpha != 1, !isDimming { found.append("\(view.name) has alpha \(view.alpha)") }
      if view.transform != .identity { found.append("\(view.name) is shaped") }
      if view.name.hasPrefix("flight") || view.name == "pace" {
        found.append("\(view.name) is left")
      }
      if isDimming, relation == .stack || !isShown { found.append("dimming is left") }
      if values.frame != view.frame || values.alpha != view.alpha {
        found.append("\(view.name) moves")
      }
      next += view.subviews
    }
    return found
  }
}

extension CGRect {
  /// The numbers x, y, width and height.
  var numbers: [Double] { [minX, minY, width, height] }

  func isClose(to other: CGRect, within tolerance: Double = 1e-9) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension View {
  /// The visible frame of the view.
  var seen: CGRect { presentationValues().frame }
}
