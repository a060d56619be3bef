import Foundation
import Presentation
import PresentationTesting
import StageSupport

/// A stage with a stack of pages, and one log for the callbacks of the pages and of the stack's
/// delegate.
@MainActor final class SwipeFixture {
  let nav = NavigationController("Nav")
  let pages: [Probe]
  let stage: Stage
  let log = StackLog()

  /// - Parameters:
  ///   - names: The names of the pages, from the root to the top.
  ///   - delegate: The delegate of the stack; nil for a delegate that logs its calls to `heard`.
  init(
    _ names: String..., system: SystemBehavior = .modern,
    delegate: (any NavigationControllerDelegate)? = nil
  ) throws {
    pages = names.map { Probe($0) }
    nav.viewControllers = pages
    nav.delegate = delegate ?? log
    stage = Stage(nav, system: system)
    try stage.settle()
    stage.startOver()
    for page in pages { listen(to: page) }
    log.forget()
  }

  var names: [String] { nav.viewControllers.names }
  var heard: [String] { log.lines }
  var top: Probe { pages[pages.count - 1] }
  var below: Probe { pages[pages.count - 2] }

  /// Returns another page, whose callbacks are logged.
  func page(_ name: String) -> Probe {
    let page = Probe(name)
    listen(to: page)
    return page
  }

  func note(_ line: String) { log.note(line) }

  private func listen(to page: Probe) {
    let words: [(Probe.Moment, String)] = [
      (.viewWillAppear, "willAppear"), (.viewIsAppearing, "isAppearing"),
      (.viewDidAppear, "didAppear"), (.viewWillDisappear, "willDisappear"),
      (.viewDidDisappear, "didDisappear"),
    ]
    for (moment, word) in words {
      page.on(moment) { [unowned page, log] in log.note("\(page.name) \(word)") }
    }
  }

  /// Returns the logged callbacks of one page.
  func heard(_ name: String) -> [String] {
    heard.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The logged calls of the delegate.
  var shows: [String] { heard.filter { $0.hasPrefix("willShow") || $0.hasPrefix("didShow") } }

  /// Puts a finger on the edge, runs the turn in which the transition begins, and moves the finger.
  func swipe(to fraction: CGFloat) -> Drag {
    let swipe = stage.user.swipeBack()
    stage.runTurn()
    swipe.update(fraction)
    return swipe
  }

  /// Logs each change of interactivity and the completion of the running transition.
  func watchInteraction() {
    let log = log
    nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
      log.note("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
    }
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      log.note("completion, cancelled \(context.isCancelled)")
    }
  }
}

/// A stack delegate without animators that logs `willShow` and `didShow`.
final class StackLog: NavigationControllerDelegate {
  private(set) var lines: [String] = []
  /// A closure that is called in each method of the delegate with the log entry.
  var onMoment: (String) -> Void = { _ in }

  func note(_ line: String) { lines.append(line) }

  func forget() { lines = [] }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { hear("willShow \(viewController.name)") }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { hear("didShow \(viewController.name)") }

  private func hear(_ what: String) {
    note(what)
    onMoment(what)
  }
}

extension View {
  /// The center of the view on screen, in the window's coordinates.
  var placeOnScreen: CGPoint {
    var place = presentationValues().center
    var next = superview
    while let outer = next {
      let seen = outer.presentationValues()
      place.x += seen.frame.minX - seen.bounds.minX
      place.y += seen.frame.minY - seen.bounds.minY
      next = outer.superview
    }
    return place
  }

  /// The size of the view on screen.
  var sizeOnScreen: CGSize { presentationValues().frame.size }
}

/// Whether two points are equal except for rounding.
func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { isNear(a.x, b.x) && isNear(a.y, b.y) }
