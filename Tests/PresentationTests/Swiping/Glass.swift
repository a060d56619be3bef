import Foundation
import Presentation
import PresentationTesting
import StageSupport

/// Pages in a stack, a finger, and one log of all that is heard, in order.
@MainActor final class Glass {
  let nav = NavigationController("Nav")
  let pages: [Probe]
  let stage: Stage
  let ear = Ear()

  /// - Parameters:
  ///   - names: The pages' names, from the root to the top.
  ///   - delegate: The stack's; nil for one that listens into `heard`.
  init(
    _ names: String..., system: SystemBehavior = .modern,
    delegate: (any NavigationControllerDelegate)? = nil
  ) throws {
    pages = names.map { Probe($0) }
    nav.viewControllers = pages
    nav.delegate = delegate ?? ear
    stage = Stage(nav, system: system)
    try stage.settle()
    stage.startOver()
    for page in pages { listen(to: page) }
    ear.forget()
  }

  var names: [String] { nav.viewControllers.names }
  var heard: [String] { ear.lines }
  var top: Probe { pages[pages.count - 1] }
  var below: Probe { pages[pages.count - 2] }

  /// Another page that is listened to.
  func page(_ name: String) -> Probe {
    let page = Probe(name)
    listen(to: page)
    return page
  }

  func note(_ line: String) { ear.note(line) }

  private func listen(to page: Probe) {
    let words: [(Probe.Moment, String)] = [
      (.viewWillAppear, "willAppear"), (.viewIsAppearing, "isAppearing"),
      (.viewDidAppear, "didAppear"), (.viewWillDisappear, "willDisappear"),
      (.viewDidDisappear, "didDisappear"),
    ]
    for (moment, word) in words {
      page.on(moment) { [unowned page, ear] in ear.note("\(page.name) \(word)") }
    }
  }

  /// What is heard of one name.
  func heard(_ name: String) -> [String] {
    heard.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// What the delegate hears.
  var shows: [String] { heard.filter { $0.hasPrefix("willShow") || $0.hasPrefix("didShow") } }

  /// Puts a finger on the edge, moves it, and runs the turn in which the transition begins.
  func swipe(to fraction: CGFloat) -> Drag {
    let swipe = stage.user.swipeBack()
    stage.runTurn()
    swipe.update(fraction)
    return swipe
  }

  /// Notes each change of interactivity of the transition that runs.
  func watchInteraction() {
    let ear = ear
    nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
      ear.note("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
    }
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      ear.note("completion, cancelled \(context.isCancelled)")
    }
  }
}

/// A delegate that supplies no animators, and notes who is shown.
final class Ear: NavigationControllerDelegate {
  private(set) var lines: [String] = []
  /// Called within each call, with its words.
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
  /// Where the view is seen, in the window's coordinates.
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

  /// How large the view is seen.
  var sizeOnScreen: CGSize { presentationValues().frame.size }
}

/// Whether two places are the same but for rounding.
func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { isNear(a.x, b.x) && isNear(a.y, b.y) }
