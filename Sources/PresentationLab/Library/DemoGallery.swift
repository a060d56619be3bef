import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

/// An app with a side menu and with a photo that zooms out of a grid and back.
///
/// An exploration tries the actions of this app in every order: push, pop, scroll, two gestures
/// that drive transitions, and closing the menu.
@MainActor final class DemoGallery {
  /// The grid, whose only cell may be scrolled out of view.
  private final class Grid: ViewController, PhotoScreen {
    let cell = View("cell", frame: CGRect(x: 20, y: 500, width: 100, height: 100))
    var isScrolled = false

    override func viewDidLoad() { view.addSubview(cell) }

    var photoView: View? { isScrolled ? nil : cell }
  }

  /// A controller that shows a photo in the full width of the window.
  private final class Photo: ViewController, PhotoScreen {
    let image = View("image", frame: CGRect(x: 0, y: 227, width: 390, height: 390))

    override func viewDidLoad() { view.addSubview(image) }

    var photoView: View? { image }
  }

  let stack: NavigationController
  private let grid = Grid("Grid"), menu = ViewController("Menu")
  /// The photo controllers that were pushed so far; every push creates a new controller.
  private var photos: [Photo] = []
  private let zoom = PhotoZoomTransition(), side = SideMenuTransition()

  init() {
    stack = NavigationController(rootViewController: grid)
    stack.delegate = zoom
    menu.customTransition = side
  }

  /// Declares the possible actions of a run, and a check that applies whenever no transition runs.
  ///
  /// The check requires that no view is hidden or changed, and that no copy of a view is left.
  func declare(in scenario: Scenario) {
    let isPhotoThere = { [self] in stack.viewControllers.count > 1 }
    scenario.may("push", times: 2) { [self] in
      !isPhotoThere() && stack.presentedViewController == nil
    } _: { [self] in
      photos.append(Photo("Photo"))
      stack.pushViewController(photos[photos.count - 1], animated: true)
    }
    scenario.may("pop", times: 1, when: isPhotoThere) { [self] in
      stack.popViewController(animated: true)
    }
    scenario.may("scroll", times: 1) { [self] in grid.isScrolled.toggle() }
    declarePull(in: scenario, isPhotoThere)
    declareMenu(in: scenario)
    scenario.beforeRest { [self] in
      zoom.pull.takeBack()
      zoom.drag.takeBack()
      side.drag.takeBack()
    }
    scenario.atRest("no view is hidden or changed, and no copy is left") { [self] in isClean }
  }

  private func declarePull(in scenario: Scenario, _ isPhotoThere: @escaping () -> Bool) {
    let (pull, drag) = (zoom.pull, zoom.drag)
    scenario.may("pull", times: 1, when: isPhotoThere) { [self] in
      pull.begin { stack.popViewController(animated: true) }
      pull.update(translation: CGPoint(x: 10, y: 200))
    }
    scenario.may("release", times: 1) { pull.release() }
    scenario.may("grab", times: 1) { [self] in
      stack.transitionCoordinator != nil && !drag.isDown
    } _: {
      drag.grab(length: 400)
    }
    scenario.may("let go", times: 1) {
      drag.isDown
    } _: {
      drag.release(velocity: -400)
    }
  }

  private func declareMenu(in scenario: Scenario) {
    scenario.may("drag the menu in", times: 1) { [self] in
      menu.presentingViewController == nil && !side.drag.isDown
    } _: { [self] in
      side.drag.begin(length: 280) { stack.present(menu, animated: true) }
      side.drag.update(translation: 100)
    }
    scenario.may("close the menu", times: 1) { [self] in
      menu.presentingViewController != nil && !menu.isBeingDismissed
    } _: { [self] in
      menu.dismiss(animated: true)
    }
    scenario.may("let the menu go", times: 1) { [self] in
      side.drag.isDown
    } _: { [self] in
      side.drag.release(velocity: 600)
    }
  }

  private var isClean: Bool {
    let hasMenu = menu.presentingViewController != nil
    return ([stack, menu] + photos).isTidy { hasMenu && $0.name == "dimming" }
  }
}

extension [ViewController] {
  /// Whether all views in the window and in the controllers' views are visible and unchanged.
  ///
  /// The result is false if a transition has left a copy of a view behind.
  ///
  /// - Parameter isFree: Returns whether a view may be hidden or changed.
  @MainActor func isTidy(except isFree: (View) -> Bool = { _ in false }) -> Bool {
    var next = compactMap(\.viewIfLoaded)
    next += first?.viewIfLoaded?.window.map { [$0] } ?? []
    while let view = next.popLast() {
      let isChanged = view.isHidden || view.transform != .identity || view.alpha != 1
      if isChanged && !isFree(view) || view.name.hasPrefix("flight") { return false }
      next += view.subviews
    }
    return true
  }
}
